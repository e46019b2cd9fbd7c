/** Selected rows: some by id, or all that match the filter. */
export type Selection = { readonly kind: "some"; readonly ids: ReadonlySet<string> } | { readonly kind: "all" };

/** Empty selection. */
export const nothingSelected: Selection = { kind: "some", ids: new Set() };

/** Selection of every patient that matches the filter, on all pages. */
export const everythingSelected: Selection = { kind: "all" };

/** Returns whether a row is selected. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === "all" || selection.ids.has(id);

/** Returns the number of selected rows; `total` is the number that match. */
export const countSelected = (selection: Selection, total: number): number =>
  selection.kind === "all" ? total : selection.ids.size;

/** Converts a selection to the value stored with the state of the list. */
export const toStoredSelection = (selection: Selection): "all" | string[] =>
  selection.kind === "all" ? "all" : [...selection.ids];

/** Returns the stored selection; an empty one when there was none. */
export const selectionOf = (stored: unknown): Selection => {
  if (stored === "all") return everythingSelected;
  return Array.isArray(stored) ? { kind: "some", ids: new Set(stored.map(String)) } : nothingSelected;
};

const idsOf = (selection: Selection, page: readonly string[]): Set<string> =>
  new Set(selection.kind === "all" ? page : selection.ids);

/** Selects or deselects a row. If all matching rows were selected, only the other rows of the page stay selected. */
export function toggleRow(selection: Selection, id: string, page: readonly string[]): Selection {
  const ids = idsOf(selection, page);
  if (!ids.delete(id)) ids.add(id);
  return { kind: "some", ids };
}

/** Selects the whole page, or deselects it when all its rows are selected. Other pages stay the same. */
export function pageToggled(selection: Selection, page: readonly string[]): Selection {
  if (selection.kind === "all") return nothingSelected;
  const ids = new Set(selection.ids);
  const full = page.every((id) => ids.has(id));
  for (const id of page) {
    if (full) ids.delete(id);
    else ids.add(id);
  }
  return { kind: "some", ids };
}
