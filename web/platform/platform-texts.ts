/** Texts about failures of which the server cannot send a message, and about a change that waits for the connection. */
export const platformTexts = {
  notConnected: "error communicating with the server",
  waits: "Your change waits and is sent as soon as the connection is back.",
  tokenExpired: "Token expired",
  pushFailed: "Something went wrong!",
  copyFailed: "Failed to copy",
  noGeolocation: "Geolocation not supported",
} as const;

/** Returns the sentence for a call that returned no data. */
export const notReceived = (operation: string): string => `${operation} failed, response not received`;
