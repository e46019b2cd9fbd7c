/**
 * Takes the focus out of a row that is about to go: to the next row, else to the one before, else to the button of its section that
 * adds one. Without it the keyboard begins again at the top of the page.
 */
export function leaveRow(): void {
  const row = document.activeElement?.closest("li, tr");
  const near = row?.nextElementSibling ?? row?.previousElementSibling;
  const control = near ? near.querySelector("button") : row?.closest("section")?.querySelector("[data-adds]");
  (control as HTMLElement | null | undefined)?.focus();
}
