/** What people read about patients, whatever they do. */
export const patientTexts = {
  notFound: "This patient was not found.",
  updated: "Patient updated.",
  changed: "Somebody else changed this patient in the meantime. Nothing of yours is lost: compare and save again.",
  noSurgeon: "Please select a surgeon.",
  lockedType: "The surgery type cannot be changed after the patient is created.",
  caregiverSaved: "Caregiver saved.",
  caregiverRemoved: "Caregiver removed.",
  addressSaved: "Ship address saved.",
  coachSaved: "Health coach saved.",
  noCoach: "This health coach was not found.",
  changedMeanwhile: "Somebody else changed this in the meantime. Close the dialog to see it, then change it again.",
  onHold: "Technical hold is on.",
  released: "Technical hold is off.",
  activated: "The patient is active.",
  deactivated: "The patient is inactive.",
  error: "There is an error in the form. Please check above.",
} as const;
