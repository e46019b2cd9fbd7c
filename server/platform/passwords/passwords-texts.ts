export const manyAreSigningIn = "Many people are signing in right now. Try again in a moment.";
