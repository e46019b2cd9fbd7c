export const startCase = "Start case";
export const switchCustomer = "Switch customer";
