/** Errors of operations that fail on the server, by operation, where the clinics already know a specific text. */
export const crashTexts: Readonly<Record<string, string>> = {
  updateSignature: "Internal server error!",
  addNotifications: "Service Error",
  getNotifications: "Service Error",
  getPatientStats: "Service Error",
  getActionCaseStats: "Service Error",
};
