/** What happens on surgeons' public pages. */
export type CallbackFacts = {
  CallbackRequested: { callback: string; surgeon: string };
};
