const anyRow = "li, tr, article";

/** Selector of the first control of a row, without toggle buttons. */
const control = 'button:not([tabindex="-1"], [aria-pressed])';

/** Position of a row or card in its list, with the elements around it, which remain when the row is removed. */
interface Place {
  readonly row: Element;
  readonly list: Element;
  readonly index: number;
  readonly section: Element | null;
  readonly main: HTMLElement | null;
}

const placeOf = (row: Element, list: Element): Place => ({
  row,
  list,
  index: [...list.children].indexOf(row),
  section: row.closest("section"),
  main: row.closest("main"),
});

/** Row that had the focus last. Focus outside of rows resets it, except focus in a menu. */
let last: Place | null = null;

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  const row = target.closest(anyRow);
  if (row?.parentElement) last = placeOf(row, row.parentElement);
  else if (!target.closest("[role=menu]")) last = null;
});

/**
 * Moves the focus out of a row or card that is about to be removed, or was already removed by an update: to the next row, else to the previous one,
 * else to the button that adds a row, in the section or the whole page. Without it Tab would restart at the top.
 */
export function leaveRow(within: "section" | "main" = "section"): void {
  const { activeElement, body } = document;
  if (!last || (activeElement !== body && !last.row.contains(activeElement))) return;
  const { row, list, index, [within]: around, main } = last;
  const others = list.isConnected ? [...list.children].filter((one) => one !== row) : [];
  const controls = others.map((one) => one.querySelector<HTMLElement>(control));
  const near = controls[index] ?? controls.findLast(Boolean);
  if (near) return near.focus();
  // The button may be rendered only after the row was removed.
  requestAnimationFrame(() => (around?.querySelector<HTMLElement>("[data-add-button]") ?? main)?.focus());
}

/** Keeps the focus in a row after one of its controls removed the focused element. If the row is gone too, calls `leaveRow`. */
export function stayInRow(): void {
  requestAnimationFrame(() => {
    if (!last || document.activeElement !== document.body) return;
    if (last.row.isConnected) last.row.querySelector<HTMLElement>(control)?.focus();
    else leaveRow("main");
  });
}
