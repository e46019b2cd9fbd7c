export const oneSent = "Notification sent.";
export const manySent = "Notifications Sent!";
export const activeOnly = "Inactive patients are told nothing.";
export const staffOnly = "Only staff can read these notifications. Send isAdmin as true, or leave it out.";
export const patientsInactive = "These patients are inactive.";
