/** What happens to surgeons' records. */
export type SurgeonFacts = {
  SurgeonAdded: { surgeon: string };
  SurgeonEdited: { surgeon: string };
  SurgeonRemoved: { surgeon: string };
};
