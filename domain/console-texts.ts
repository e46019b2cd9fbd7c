export const youAreNotAllowedToDo = "You are not allowed to do this.";
export const chooseACustomerFirst = "Choose a customer first.";
export const tokenExpired = "Token expired";
