export const questionsCall = (clinic: string): string => `Questions? Call ${clinic}.`;
export const thisPageClosesByItself = "This page closes by itself after 30 minutes, unless you keep it open.";
export const exercise = "Exercise";
export const measurement = "Measurement";
export const questionnaire = "Questionnaire";
export const nothingWasDue = "Nothing was due";
export const compliance = "Compliance";
export const period = "Period";
export const dataNotRecorded = "Data not recorded";
export const questionnaires = "Questionnaires";
export const weekOf = (sunday: string): string => `Week of ${sunday}`;
export const back = "Back";
export const hipScore = "Hip score";
export const kneeScore = "Knee score";
export const painLevel = "Pain level";
export const vitals = "Vitals";
export const lastRecorded = "Last Recorded";
export const viewLabel = (label: string): string => `VIEW ${label}`;
export const view = "VIEW";
export const byWeek = (title: string): string => `${title} by week`;
export const weekOfText = "Week Of";
export const theChartIsNotShown = "The chart is not shown.";
export const exerciseDays = (visible: number): string => `Exercise, ${visible} days`;
export const day = "Day";
export const of48 = "of 48";
export const degreesShortOfStraight0 = "degrees short of straight; 0 is straight";
export const nowText = (value: string | null, unitBehind: string): string => `${value}${unitBehind} now.`;
export const thisLinkLeadsToNo =
  "This link leads to no progress page. Mail programs sometimes cut long links: go back to the mail and press the link in it, or call your clinic. Only people who work at a clinic sign in here.";
export const aNewOneIsOnItsWay = "A new one is on its way …";
export const mailANewOne = "Mail a new one";
export const theOtpWasSentToTheEmail = (email: string): string => `The OTP was sent to the email ${email}`;
export const enterTheOtp = "Enter the OTP";
export const send = "Send";
export const cancel = "Cancel";
export const itWorksFor10Minutes = "It works for 10 minutes. No mail? Look in the spam folder.";
export const theLinkYouOpenedDoes =
  "The link you opened does not work any more; nothing is lost. If you care for the patient, ask them to press SHARE on this page: then you get a new link by mail.";
export const progress = "Progress";
export const nothingWasChanged = "Nothing was changed.";
export const timeLeft = "Time left";
export const keepItOpen = "Keep it open";
export const shareWithACaregiver = "Share with a caregiver";
export const theyGetAMailWithALink =
  "They get a mail with a link to this page, which works for 7 days. Whoever has the link can read it.";
export const email = "Email";
export const name = "Name";
export const noConnectionTheseValuesAreAs = (readAt: string): string =>
  `No connection. These values are as of ${readAt}.`;
export const share = "SHARE";
/** Text in place of a value that was never recorded, and of its day. */
export const notRecorded = "N/A";
