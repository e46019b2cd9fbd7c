export const knee = "Knee";
export const hip = "Hip";
export const dayNoun = "day";
