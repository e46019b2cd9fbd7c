export const endThisLink = "End this link";
export const thisPageClosesAndItsLink = "This page closes, and its link stops working on every device.";
export const theLinkForStopsWorking = (recipient: string): string =>
  `The link for ${recipient} stops working on every device.`;
export const endLink = "End link";
export const thisPage = "This page";
export const untilEndsAt = (endsAt: string): string => `Until ${endsAt}`;
export const endTheLinkFor = (recipient: string, kindText: string): string =>
  `End the link for ${recipient}, ${kindText}`;
export const end = "End";
export const linksCouldNotBeLoaded = "Links could not be loaded.";
