/** Returns the id with this number, always the same; fixtures name rows by it. */
export const uuid = (number: number): string => `0192f000-0000-7000-8000-${String(number).padStart(12, "0")}`;
