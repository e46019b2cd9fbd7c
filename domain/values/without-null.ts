/** The fields that were sent: null and undefined say nothing, so what is there already stays. */
export const withoutNull = (input: object): object =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined));
