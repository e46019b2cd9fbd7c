export const startCase = "Start case";
export const switchCustomer = "Switch customer";
export const personOfRequest = (name: string, dob: string, phone: string): string => `${name}, born ${dob}, ${phone}`;
