export const chooseACompanyFirst = "Choose a company first.";
