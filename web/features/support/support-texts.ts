export const writeToUs = "Write to us";
export const tellUs = "Tell us:";
export const copiedLabel = "Copied";
export const version = "Version";
export const clinic = "Clinic";
export const signedIn = "Signed in";
export const server = "Server";
export const answersInMsLiveConnection = (took: number, isLive: boolean): string =>
  `answers in ${took} ms, live connection ${isLive ? "open" : "lost"}`;
export const yourClock = "Your clock";
export const thisConsole = "This console";
export const keys = "Keys";
export const theAddressForHelpIsNot = "The address for help is not shown.";
