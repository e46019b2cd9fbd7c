export const knee = "Knee";
export const hip = "Hip";
