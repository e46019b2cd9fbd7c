import { groupedCountText } from "@restride/domain/texts/count-text.ts";

export const aboutPatientName = (patientName: string): string => `About ${patientName}`;
export const restoreArchiveTheMessagesOf = (isArchived: boolean, patientName: string): string =>
  `${isArchived ? "Restore" : "Archive"} the messages of ${patientName}`;
export const urgent = "Urgent";
export const archivedLabel = "Archived";
export const patient = "Patient";
export const unread = "unread";
export const reportedBy = "Reported By";
export const receivedOn = "Received on";
export const message = "Message";
export const action = "Action";
export const surgeons = "Surgeons";
export const bySurgeons = "By Surgeons";
export const allSurgeons = "All surgeons";
export const noneUnread = "none unread";
export const unreadText = (unread: number): string => `${unread} unread`;
export const takeAFilterAwayOrChoose = "Take a filter away, or choose another surgeon.";
export const messagesAppearHereOncePatients = "Messages appear here once patients or colleagues write.";
export const messages = "Messages";
export const unreadTag = "Unread";
export const selectPatientName = (patientName: string): string => `Select ${patientName}`;
export const selectedText = (count: number): string => `${count} selected`;
export const restore = "Restore";
export const archive = "Archive";
export const filterMessages = "Filter messages";
export const cancel = "Cancel";
export const apply = "Apply";
export const firstOrLastName = "First or last name";
export const lastFourDigitsOfPhone = "Last four digits of phone";
export const urgentOnly = "Urgent only";
export const phone = "Phone";
export const only = "Only";
export const messageCount = (total: number): string => groupedCountText(total, "message");
export const messageUnread = (total: number, unread: string): string =>
  `${groupedCountText(total, "message")}, ${unread} unread`;
export const noFiltersApplied = "No filters applied.";
export const showArchived = "Show archived";
