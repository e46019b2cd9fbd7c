export const theSecurityCheckHasRunOut = "The security check has run out. Please try again.";
