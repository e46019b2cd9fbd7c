const invitations = {
  registration: "You are invited to register for your rehabilitation programme.",
  mobileApp: "This is how you begin with your rehabilitation programme.",
} as const;

/** Texts of the sent links and of the dialog that sends them. They name only the clinic, because the recipient may not be the patient. */
export const sendLinkTexts = {
  sent: "The link is on its way.",
  registration: (clinic: string, url: string): string => `${clinic}: ${invitations.registration} ${url}`,
  mobileApp: (clinic: string, url: string): string => `${clinic}: ${invitations.mobileApp} ${url}`,
  invitation: (kind: keyof typeof invitations): string => invitations[kind],
  subject: (clinic: string): string => `Your rehabilitation programme · ${clinic}`,
  footer: "If this is not for you, delete this message.",
} as const;
