/** Maximum number of cases that one call archives or deletes; the longest page has as many. */
export const maxCasesAtOnce = 100;
