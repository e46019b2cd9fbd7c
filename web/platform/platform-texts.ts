export const notConnected = "error communicating with the server";
export const changeWaits = "Your change waits and is sent as soon as the connection is back.";
export const tokenExpired = "Token expired";
export const pushFailed = "Something went wrong!";
export const copyFailed = "Failed to copy";
export const noGeolocation = "Geolocation not supported.";

/** Returns the sentence for a call that returned no data. */
export const notReceived = (operation: string): string => `${operation} failed, response not received`;

export const takenBackItWasNot = "Taken back. It was not sent.";
export const itWasOnItsWay =
  "It was on its way when the connection was lost, and is saved once the connection is back.";
export const theFileIsBeingMade = "The file is being made.";
