export const startConversationAbout = (fullName: string): string => `Start conversation about ${fullName}`;
export const send = "Send";
export const subject = "Subject";
export const message = "Message";
