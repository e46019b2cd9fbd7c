export const filter = "Filter";
export const ofSelected = (count: number, otherCount: number): string => `${count} of ${otherCount} selected`;
export const filterLabel = (label: string): string => `Filter ${label}`;
export const deselectAll = "Deselect all";
export const selectAll = "Select all";
