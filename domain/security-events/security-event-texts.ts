/** Kinds of events that may indicate an attack, with their labels for a super admin. */
export const securityEventTexts = {
  failedSignIn: "Failed sign-in",
  lockOut: "Locked out after too many tries",
  refusedRight: "Tried something not allowed",
  forgedSignature: "Signature not valid",
  newDevice: "Sign-in from a new device",
  roleChange: "Role given or changed",
} as const;
