/** What is asked before customers change their health coach. */
export const overrideTexts = {
  question: "Customer to Health Coach Mapping. Override ?",
  heads: ["Customer", "Present health coach", "New health coach"],
  confirm: "Override",
} as const;

/** A customer that would change its coach, by names. */
export interface CoachOverride {
  readonly customer: string;
  readonly present: string;
  readonly next: string;
}
