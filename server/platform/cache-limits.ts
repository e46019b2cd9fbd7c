/** Bounds a memory by its entries. Told as `max`, lru-cache takes room for all of them at once: megabytes for each server. */
export const maxEntries = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
