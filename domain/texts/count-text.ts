/** A count with its noun: "1 device", "3 devices". `many` is the plural where it is not the noun with an s. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** The same with thousands in groups: "1,200 patients". */
export const groupedCountText = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
