/** Query tag of data that shows or counts cases. */
export type CasesQueryTag = "cases";
