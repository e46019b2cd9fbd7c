export const patientAdded = "Patient added.";
export const alreadyThere =
  "A patient with this birth date and the same name or phone is already on record. Say why you add another one.";
export const notFound = "This patient was not found.";
export const noLongerListed = "This patient is not in your list any more.";
export const patientUpdated = "Patient updated.";
export const changedByOthers =
  "Somebody else changed this patient in the meantime. Nothing of yours is lost: compare and save again.";
export const noSurgeon = "Please select a surgeon.";
export const otherJoint = "This patient's surgery is on the other joint.";
export const lockedType = "The surgery type cannot be changed after the patient is created.";
export const caregiverSaved = "Caregiver saved.";
export const caregiverRemoved = "Caregiver removed.";
export const addressSaved = "Ship address saved.";
export const coachSaved = "Health coach saved.";
export const noCoach = "This health coach was not found.";
export const orderBothWays = "An order is named twice, once to follow and once not. Say one of the two.";
export const changedMeanwhile =
  "Somebody else changed this in the meantime. Close the dialog to see it, then change it again.";
export const onHold = "Technical hold is on.";
export const holdReleased = "Technical hold is off.";
export const patientActivated = "The patient is active.";
export const patientInactive = "This patient is inactive";
export const patientDeactivated = "The patient is inactive.";
export const error = "There is an error in the form. Please check above.";
