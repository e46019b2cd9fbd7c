export const yourRoleMayNotOpen = "Your role may not open that page. Sign in again.";
