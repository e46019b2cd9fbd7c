export const registrationReceived = "Thank you. Your clinic has received your registration.";
export const signaturesMissing = "Please provide all required signatures.";
export const formsChanged =
  "The consent forms have changed meanwhile. Please load the page again, read them and sign them.";
export const signatureUnreadable = "A signature could not be read. Please sign again.";
export const notFound = "This registration link is not valid. Please ask your clinic for a new one.";
export const notWaiting = "This registration waits no more: somebody added or deleted it.";
export const mailSubject = (clinic: string): string => `Your signed consent forms · ${clinic}`;
export const mailText = (clinic: string): string =>
  `You registered with ${clinic}. The consent forms that you signed are attached.`;
export const mailFooter = "They hold your name and your signature: keep them like other medical papers.";

export const pleaseEnterAShorterName = "Please enter a shorter name.";
export const pleaseRemoveEmptySpaces = "Please remove empty spaces.";
export const pleaseEnterAValidUs = "Please enter a valid U.S. phone number.";
export const pleaseEnterValidEmail = "Please enter valid email";
