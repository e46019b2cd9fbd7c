/** What a call says when it fails on our side, where the clinic's people know a text of its own for it. By operation. */
export const crashTexts: Readonly<Record<string, string>> = {
  updateSignature: "Internal server error!",
  addNotifications: "Service Error",
  getNotifications: "Service Error",
  getPatientStats: "Service Error",
  getActionCaseStats: "Service Error",
};
