export const sessions = "Sessions";
export const endAllOthers = "End all others";
export const thisSession = "This session";
export const startedAt = (at: string): string => `Started ${at}`;
export const lastUsed = (at: string): string => `Last used ${at}`;
export const endTheSessionOn = (device: string): string => `End the session on ${device}`;
export const end = "End";
export const trustedDevices = "Trusted devices";
export const noTrustedDevicesSelectTrust = 'No trusted devices. Select "Trust this device" when you sign in.';
export const trustedAt = (at: string): string => `Trusted ${at}`;
export const removeDevice = (device: string): string => `Remove ${device}`;
export const remove = "Remove";
export const eachSessionEndsWithin12 =
  "Each session ends within 12 hours of its sign-in. If you don't recognize one, end it and set a new password.";
export const session = "Session";
export const staySignedIn = "Stay signed in";
export const signIn = "Sign in";
export const liteSession = (device: string): string => `${device} (lite)`;
