export const pleaseSelectFewerPatients = "Please select fewer patients.";
export const pleaseSelectPatients = "Please select patients.";
