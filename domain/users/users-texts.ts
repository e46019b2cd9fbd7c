export const pleaseSelectARole = "Please select a role.";
export const pleaseEnterFirstname = "Please enter firstname.";
export const pleaseEnterLastname = "Please enter lastname.";
export const pleaseSelectFewer = "Please select fewer.";
export const userAddedALinkToSet = "User added. A link to set a password is on its way.";
export const userUpdated = "User updated.";
export const isActive = (name: string): string => `${name} is active.`;
export const isInactive = (name: string): string => `${name} is inactive.`;
export const thisUserWasNotFound = "This user was not found.";
export const yourRoleMayNotChange = "Your role may not change this user.";
export const youCannotChangeYourOwn = "You cannot change your own role.";
export const youCannotDeactivateYourself = "You cannot deactivate yourself.";
export const thisEmailCannotBeUsed = "This email cannot be used. Please enter another one.";
export const thisCompanyWasNotFound = "This company was not found.";
export const thisCustomerWasNotFound = "This customer was not found.";
export const somebodyElseChangedThisUser =
  "Somebody else changed this user in the meantime. Nothing of yours is lost: compare and save again.";
export const chooseACompanyFirst = "Choose a company first.";
