export const wouldLikeYouToFollow = (to: string, patient: string): string =>
  `${to}, ${patient} would like you to follow along.`;
export const theLinkWorksFor7 = "The link works for 7 days and for everybody who has it.";
export const ifYouDoNotKnow = "If you do not know this person, delete this mail.";
export const itOpensThePageOfYourProgress = "It opens the page of your progress once, and works for 10 minutes.";
export const ifYouDidNotJust =
  "If you did not just open your progress page, somebody else did. Do not give them this code.";
export const showsYouAPage = (patient: string): string => `${patient} shows you a page`;
export const openThePage = "Open the page";
export const yourCodeIs = (code: string): string => `Your code is ${code}`;
export const yourCodeForTheProgressPage = "Your code for the progress page";
