// Filters, links and details of cells, and copy buttons. Without it every table is there whole.
"use strict";

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

function filter() {
  const value = (name) => document.querySelector(`[data-filter="${name}"]`);
  const text = (name) => value(name)?.value.trim().toLowerCase() ?? "";
  const [backend, family, op, says] = ["backend", "family", "op", "says"].map(text);
  const failing = value("failing")?.checked;
  for (const e of all("[data-backend]")) e.hidden = backend !== "" && e.dataset.backend.toLowerCase() !== backend;
  if (backend !== "") for (const e of all("details.matrix:not([hidden])")) e.open = true;
  for (const e of all("[data-family]:not(tbody)"))
    e.hidden = e.hidden && e.dataset.backend !== undefined || family !== "" && e.dataset.family !== family;
  for (const body of all("tbody[data-family], details.of-op")) {
    if (body.tagName === "DETAILS" && (op !== "" || says !== "")) body.open = true;
    const rows = all("tr[data-op], tr[data-says]", body);
    for (const row of rows)
      row.hidden = !(row.dataset.op ?? body.dataset.op).includes(op) || failing && row.dataset.failing === undefined
        || says !== "" && !row.dataset.says.split("|").includes(says);
    body.hidden = family !== "" && body.dataset.family !== family || !rows.some((row) => !row.hidden);
  }
}

const tip = document.getElementById("tip");
let tipOf = null;

function show(cell) {
  const counts = cell.getAttribute("aria-label").slice(cell.dataset.tip.length + 2).split(", ");
  tip.replaceChildren(Object.assign(document.createElement("b"), { textContent: cell.dataset.tip }));
  const list = document.createElement("ul");
  for (const line of counts) list.append(Object.assign(document.createElement("li"), { textContent: line }));
  tip.append(list, Object.assign(document.createElement("a"), { href: cell.href, textContent: "Details" }));
  tip.hidden = false;
  const box = cell.getBoundingClientRect();
  const left = Math.min(box.left, innerWidth - tip.offsetWidth - 12);
  const below = box.bottom + 6 + tip.offsetHeight < innerHeight;
  tip.style.left = `${Math.max(left, 12)}px`;
  tip.style.top = `${below ? box.bottom + 6 : box.top - 6 - tip.offsetHeight}px`;
  tipOf = cell;
}

function hide() {
  tip.hidden = true;
  tipOf = null;
}

function details() {
  const cellOf = (event) => event.target.closest?.("a[data-tip]");
  const touch = matchMedia("(hover: none)").matches;
  document.addEventListener("mouseover", (event) => {
    if (touch) return;
    const cell = cellOf(event);
    // Scrolling to what has the focus moves something else under the pointer, which nobody has moved.
    if (tipOf && tipOf === document.activeElement && !event.movementX && !event.movementY) return;
    if (cell) show(cell);
    else if (tipOf && !tip.contains(event.target)) hide();
  });
  document.addEventListener("focusin", (event) => cellOf(event) && show(cellOf(event)));
  document.addEventListener("focusout", (event) => cellOf(event) && !tip.contains(event.relatedTarget) && !touch && hide());
  document.addEventListener("keydown", (event) => event.key === "Escape" && hide());
  document.addEventListener("click", (event) => {
    const cell = cellOf(event);
    if (touch && cell) {
      event.preventDefault();
      show(cell);
    } else if (!tip.contains(event.target)) hide();
  });
}

// Cells of the matrix come with a symbol and a number; what they share with others is put in when they are shown.
function furnish(matrix) {
  const { titles, mixed } = JSON.parse(document.getElementById("shared").textContent);
  const table = matrix.querySelector("table");
  const columns = all("thead th", table);
  for (const row of all("tr[data-op]", table)) {
    for (const cell of [...row.cells].slice(1)) {
      const { textContent: type, parentElement } = columns[cell.cellIndex].firstChild;
      const what = `${row.dataset.op}, ${type}, ${matrix.dataset.backend}`;
      const [, symbol, count] = /^(\D)(\d+)\s*$/.exec(cell.textContent) ?? [];
      if (symbol === undefined) {
        if (cell.className === "no") cell.title = `${what}: no cases`;
        continue;
      }
      const expected = cell.classList.contains("known") ? " (expected)" : "";
      const counts = mixed[cell.dataset.n] ?? `${count} ${titles[symbol]}${expected}`;
      const link = document.createElement("a");
      link.href = `${row.querySelector("a").getAttribute("href")}#${parentElement.dataset.at}`;
      link.dataset.tip = what;
      link.ariaLabel = `${what}: ${counts}`;
      for (const [tag, text] of [["b", symbol], ["span", count]])
        link.append(Object.assign(document.createElement(tag), { textContent: text }));
      cell.replaceChildren(link);
    }
  }
  roving(table);
}

// One stop per table of cells: the arrow keys lead from cell to cell.
function roving(table) {
  const links = all("a", table);
  for (const link of links) link.tabIndex = -1;
  if (links.length) links[0].tabIndex = 0;
  table.addEventListener("focusin", (event) => {
    for (const link of links) link.tabIndex = link === event.target ? 0 : -1;
  });
  table.addEventListener("keydown", (event) => {
    const [down, right] = { ArrowDown: [1, 0], ArrowUp: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key] ?? [0, 0];
    const here = event.target.closest("th, td");
    if (!here || !down && !right) return;
    const rows = all("tr", table).filter((row) => row.offsetParent !== null && row.querySelector("a"));
    const row = rows[rows.indexOf(here.parentElement) + down];
    const cells = row ? [...row.cells] : [];
    let next = down ? cells[here.cellIndex] : here;
    do next = right === 1 ? next?.nextElementSibling : right === -1 ? next?.previousElementSibling : next;
    while (right && next && !next.querySelector("a"));
    const link = next?.querySelector("a") ?? (down ? row?.querySelector("a") : null);
    if (!link) return;
    event.preventDefault();
    link.focus();
  });
}

async function copy(button) {
  const pre = button.closest(".copyable").querySelector("pre");
  try {
    await navigator.clipboard.writeText(pre.textContent);
  } catch {
    getSelection().selectAllChildren(pre);
    document.execCommand("copy");
  }
  button.textContent = "Copied";
  setTimeout(() => (button.textContent = "Copy"), 1500);
}

function unfold() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const around = target?.closest("details");
  for (const folded of [around, target?.querySelector(":scope > details, :scope > td > details")]) if (folded) folded.open = true;
  if (around) target.scrollIntoView();
}

// What scrolls is a stop for the keyboard, under its caption; what fits is none.
const sizes = new ResizeObserver((entries) => {
  for (const { target: box } of entries) {
    const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
    const name = box.querySelector("caption")?.textContent ?? box.previousElementSibling?.firstChild?.textContent.trim();
    for (const [attribute, value] of [["tabindex", "0"], ["role", "group"], ["aria-label", name ?? "Text"]])
      if (scrolls) box.setAttribute(attribute, value);
      else box.removeAttribute(attribute);
  }
});

addEventListener("hashchange", unfold);
unfold();
for (const control of all("[data-filter]")) control.addEventListener("input", filter);
for (const form of all("form.filters")) form.addEventListener("submit", (event) => event.preventDefault());
for (const matrix of all("details.matrix")) {
  if (matrix.open) furnish(matrix);
  else matrix.addEventListener("toggle", () => furnish(matrix), { once: true });
}
for (const table of all("table.labels")) roving(table);
for (const button of all(".copy")) button.addEventListener("click", () => copy(button));
for (const box of all(".scroll:not([tabindex]), pre")) sizes.observe(box);
if (tip) details();
if (all("[data-filter]").length) filter(); // a browser that comes back to the page keeps what was chosen
