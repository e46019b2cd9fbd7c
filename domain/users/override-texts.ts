/** Texts of the question before customers change their health coach. */
export const overrideTexts = {
  question: "Customer to Health Coach Mapping. Override ?",
  heads: ["Customer", "Present health coach", "New health coach"],
  confirm: "Override",
} as const;
