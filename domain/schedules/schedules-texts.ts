/** Question before a patient becomes inactive. */
export const deactivateText = "The patient will be deactivated and no longer receive communication or support.";

export const thePatientIsInactiveAlready = "The patient is inactive already.";
export const thePatientIsActiveAlready = "The patient is active already.";
export const thisPatientsSurgeonWasRemoved =
  "This patient's surgeon was removed. Choose another surgeon, save, then activate the patient.";
export const thePatientIsAlreadyOnTechnical = "The patient is already on technical hold.";
export const thePatientIsNotOnTechnical = "The patient is not on technical hold.";
export const anExerciseIsLinkedToOne = "An exercise is linked to one that is not in the plan.";
export const twoExercisesAreLinkedToTheSame = "Two exercises are linked to the same next one.";
export const linkedExercisesMustNotForm = "Linked exercises must not form a ring.";
