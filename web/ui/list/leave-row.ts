/**
 * Takes the focus out of a row or card that is about to go: to the next one, else to the one before, else to the button that adds one,
 * in its section or wherever else it is looked for. Without it the keyboard begins again at the top of the page.
 */
export function leaveRow(within = "section"): void {
  const row = document.activeElement?.closest("li, tr, article");
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  if (near) return near.querySelector("button")?.focus();
  const place = row?.closest(within);
  // The button may be there only once the row is gone.
  requestAnimationFrame(() => place?.querySelector<HTMLElement>("[data-adds]")?.focus());
}
