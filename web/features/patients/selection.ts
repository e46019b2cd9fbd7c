/** Ticked rows: some by id, or all that match the filter. */
export type Selection = { readonly kind: "some"; readonly ids: ReadonlySet<string> } | { readonly kind: "all" };

/** Nothing ticked. */
export const nothingSelected: Selection = { kind: "some", ids: new Set() };

/** Every patient that the filter matches, on all pages. */
export const everythingSelected: Selection = { kind: "all" };

/** True when the row is ticked. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === "all" || selection.ids.has(id);

/** How many are ticked, of as many as match. */
export const countSelected = (selection: Selection, total: number): number =>
  selection.kind === "all" ? total : selection.ids.size;

/** A selection as it is kept with the place in the list. */
export const keptSelection = (selection: Selection): "all" | string[] =>
  selection.kind === "all" ? "all" : [...selection.ids];

/** The selection that was kept; nothing when there was none. */
export const selectionOf = (stored: unknown): Selection => {
  if (stored === "all") return everythingSelected;
  return Array.isArray(stored) ? { kind: "some", ids: new Set(stored.map(String)) } : nothingSelected;
};

const idsOf = (selection: Selection, page: readonly string[]): Set<string> =>
  new Set(selection.kind === "all" ? page : selection.ids);

/** Ticks a row or takes its tick away. Of all that match, only those in view stay ticked then. */
export function toggled(selection: Selection, id: string, page: readonly string[]): Selection {
  const ids = idsOf(selection, page);
  if (!ids.delete(id)) ids.add(id);
  return { kind: "some", ids };
}

/** Ticks the whole page, or takes all its ticks away when every row has one. Other pages keep theirs. */
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
