export const yourRoleDoesNotSee = "Your role does not see patients' scores.";
export const chooseAPatientFirst = "Choose a patient first.";
export const outcomesAreNotForOnePatient = "Survey outcomes cannot be opened for one patient.";
