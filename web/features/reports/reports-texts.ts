export const rehabilitationReport = "Rehabilitation report";
export const aReportIsReadyForYou = "A report is ready for you";
export const itHoldsHealthInformationOfOne =
  "It holds health information of one person. Open it only if the mail was meant for you.";
export const openTheReport = "Open the report";
export const mailReport = "Mail report";
export const sendReport = "Send report";
export const toLabel = "To";
export const subject = "Subject";
export const message = "Message";
export const complimentaryClose = "Complimentary close";
export const signature = "Signature";
export const reportName = (name: string): string => `Report ${name}`;
export const aLinkIsSentNot =
  "A link is sent, not the file. It works for 7 days, and each opening is in the log of who saw the record.";
export const preview = "Preview";
