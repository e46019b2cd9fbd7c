/** Texts of the dialog. */
export const registeredTexts = {
  notFound: "This registration was not found. Somebody may have added or deleted it.",
  notYet: "The signed forms are being put together. Try again in a minute.",
  deleted: "Patient deleted successfully",
  deleteQuestion: "Delete this registration and its signed forms?",
} as const;

/** Texts of self-registration. */
export const registrationTexts = {
  registered: "Thank you. Your clinic has received your registration.",
  signaturesMissing: "Please provide all required signatures.",
  formsChanged: "The consent forms have changed meanwhile. Please load the page again, read them and sign them.",
  signatureUnreadable: "A signature could not be read. Please sign again.",
  notFound: "This registration link is not valid. Please ask your clinic for a new one.",
  notWaiting: "This registration waits no more: somebody added or deleted it.",
  mailSubject: (clinic: string): string => `Your signed consent forms · ${clinic}`,
  mailText: (clinic: string): string =>
    `You registered with ${clinic}. The consent forms that you signed are attached.`,
  mailFooter: "They hold your name and your signature: keep them like other medical papers.",
} as const;

export const pleaseEnterAShorterName = "Please enter a shorter name.";
export const pleaseRemoveEmptySpaces = "Please remove empty spaces.";
export const pleaseEnterAValidUs = "Please enter a valid U.S. phone number.";
export const youAreInvitedToRegister = "You are invited to register for your rehabilitation programme.";
export const thisIsHowYouBegin = "This is how you begin with your rehabilitation programme.";
export const theLinkIsOnItsWay = "The link is on its way.";
export const ifThisIsNotForYou = "If this is not for you, delete this message.";
