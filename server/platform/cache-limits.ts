/**
 * Returns options that limit a cache by its number of entries. With `max` instead, lru-cache allocates all entries at once, which takes
 * megabytes in each server.
 */
export const maxEntries = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });
