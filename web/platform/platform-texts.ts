/** Texts of the browser itself, for what the server cannot say: most are about failures of the connection or of the device. */
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

export const takenBackItWasNot = "Taken back. It was not sent.";
export const itWasOnItsWay =
  "It was on its way when the connection was lost, and is saved once the connection is back.";
export const theFileIsBeingMade = "The file is being made.";
