/** How a caregiver is related to a patient, in the order in which it is offered. */
export const relationships = [
  "Spouse or Partner",
  "Child",
  "Sibling",
  "Friend",
  "Parent",
  "Professional caregiver",
  "Other",
] as const;

/** The relationship while nobody chose another. */
export const usualRelationship = "Other";

/** Characters of a caregiver's first and last name, and of the email. */
export const caregiverLimits = { name: 100, email: 50 } as const;
