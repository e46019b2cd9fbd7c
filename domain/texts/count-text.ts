/** Formats a count with its noun: "1 device", "3 devices". `many` is the plural if it is not the noun with an s. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Formats a count with its noun, with thousands separators: "1,200 patients". */
export const groupedCountText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
