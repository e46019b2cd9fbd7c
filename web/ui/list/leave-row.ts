const anyRow = "li, tr, article";

/** What of a row the keys come to first, but for what is only pressed in or out. */
const control = 'button:not([tabindex="-1"], [aria-pressed])';

/** A row or card, where it stands among its like, and what is around it: all but the row is still there when it is gone. */
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

/** The row that had the focus last, unless the focus went elsewhere than into its menu. */
let last: Place | null = null;

document.addEventListener("focusin", ({ target }) => {
  if (!(target instanceof Element)) return;
  const row = target.closest(anyRow);
  if (row?.parentElement) last = placeOf(row, row.parentElement);
  else if (!target.closest("[role=menu]")) last = null;
});

/**
 * Takes the focus out of a row or card that is about to go, or is gone already where the news of it came first: to the next one, else to
 * the one before, else to the button that adds one, in its section or in all the page. Without it the keyboard begins again at the top.
 */
export function leaveRow(within: "section" | "main" = "section"): void {
  const { activeElement, body } = document;
  if (!last || (activeElement !== body && !last.row.contains(activeElement))) return;
  const { row, list, index, [within]: around, main } = last;
  const others = list.isConnected ? [...list.children].filter((one) => one !== row) : [];
  const controls = others.map((one) => one.querySelector<HTMLElement>(control));
  const near = controls[index] ?? controls.findLast(Boolean);
  if (near) return near.focus();
  // The button may be there only once the row is gone.
  requestAnimationFrame(() => (around?.querySelector<HTMLElement>("[data-adds]") ?? main)?.focus());
}

/** Keeps the focus in the row whose control did something that takes it away, or leaves the row where that is gone too. */
export function stayInRow(): void {
  requestAnimationFrame(() => {
    if (!last || document.activeElement !== document.body) return;
    if (last.row.isConnected) last.row.querySelector<HTMLElement>(control)?.focus();
    else leaveRow("main");
  });
}
