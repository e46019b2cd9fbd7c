/** Returns the fields of an input that are neither null nor undefined; the others are to stay unchanged. */
export const withoutNull = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
