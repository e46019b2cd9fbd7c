export const joint = "Joint";
export const offeredTo = "Offered to";
export const filterKindName = (kindName: string): string => `Filter ${kindName}`;
export const clear = "Clear";
export const cancel = "Cancel";
export const showKindName = (kindName: string): string => `Show ${kindName}`;
export const all = "All";
export const noFiltersApplied = "No filters applied.";
export const status = "Status";
