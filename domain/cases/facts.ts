/** What happens to cases. `by` is the user who did it; null for a patient, or for nobody. */
export type CaseFacts = {
  CaseCreated: { case: string; by: string | null };
  CaseMovedToVendor: { case: string; by: string };
};
