/** What shows cases, or counts them. */
export type CasesQueryTag = "cases";
