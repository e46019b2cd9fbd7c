export const startCase = "Start case";
export const switchCustomer = "Switch customer";
export const personBorn = (name: string, dob: string): string => `${name}, born ${dob}`;
