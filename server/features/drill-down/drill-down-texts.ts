export const yourRoleDoesNotSee = "Your role does not see patients' scores.";
export const chooseAPatientFirst = "Choose a patient first.";
