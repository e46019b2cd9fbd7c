export const noPain = "None";
export const veryMild = "Very Mild";
export const mild = "Mild";
export const moderate = "Moderate";
export const severe = "Severe";
