export const add = "ADD";
