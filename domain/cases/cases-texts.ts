/** Text beside a time in an unknown format. */
export const workTimeText = "Write it like 4d 6h 3m, or as a number of hours.";

/** Texts about work logs. */
export const workLogTexts = {
  notFound: "This work log was not found.",
  noDate: "Please select date started.",
  future: "The date started must not be in the future.",
  noTime: "Please enter a time over 0.",
  added: "Work log added",
  updated: "Work log updated",
  deleted: "Work log deleted",
  confirmDelete: "Are you sure you want to delete this work log?",
  none: "Nothing logged yet.",
  changed: "You changed this work log in another window. What you write here is kept.",
} as const;

/** Texts about opening a case. */
export const newCaseTexts = {
  created: "Case created",
  failed: "Something went wrong!",
  noAssignee: "This person cannot look after the case.",
  otherDigits: "These are not the last four digits of the patient's phone.",
} as const;

/** Texts of the messages in lite. */
export const liteTexts = {
  surgeon: "Surgeon",
  otherStaff: "Customer Admin",
  own: "Only your patients.",
  waits: "Sent as soon as there is a connection",
  isOld: "Written more than a day ago.",
  archived: "Archived",
  pull: "Pull to refresh",
  letGo: "Let go to refresh",
} as const;

/** Texts of the message list. */
export const messageTexts = {
  patient: "Patient",
  live: "Live",
  none: "No messages yet",
  noMatch: "No messages match",
} as const;

/** Texts about assigning a case to the vendor's team. The configuration of the installation names the vendor. */
export const vendorTexts = {
  button: "Assign to vendor-team",
  confirm: (vendor: string): string => `Are you sure you want to assign to ${vendor}?`,
  assigned: (vendor: string): string => `Assigned to ${vendor}.`,
  already: (vendor: string): string => `This case is with ${vendor} already.`,
} as const;

export const pleaseConfirmYourSubject = "Please confirm your Subject!";
export const pleaseConfirmYourMessage = "Please confirm your Message!";
export const aWorkLogHoldsAtMost = "A work log holds at most 365 days.";
export const pleaseSelectACustomer = "Please select a customer.";
export const pleaseSelectAType = "Please select a type.";
export const pleaseSelectAPriority = "Please select a priority.";
export const pleaseSelectAStatus = "Please select a status.";
export const pleaseEnterASubject = "Please enter a subject.";
export const pleaseEnterADescription = "Please enter a description.";
export const anUnassignedCaseHasNo = "An unassigned case has no assignee.";
export const pleaseSelectAnAssignee = "Please select an assignee.";
export const thisCaseWasNotFound = "This case was not found.";
export const pleaseChooseAtMostCases = (maxCasesAtOnce: number): string =>
  `Please choose at most ${maxCasesAtOnce} cases.`;
export const pleaseChooseACase = "Please choose a case.";
export const archiveACaseBeforeYou = "Archive a case before you delete it.";
export const archivedText = (cases: string): string => `${cases} archived.`;
export const backInTheList = (cases: string): string => `${cases} back in the list.`;
export const deletedText = (cases: string): string => `${cases} deleted.`;
export const withAllCommentsAndWork = (cases: string): string =>
  `${cases} with all comments and work logs will be gone. This cannot be undone.`;
export const theListCannotBeSorted = "The list cannot be sorted by this column.";
export const pleaseSortAscendingOrDescending = "Please sort ascending or descending.";
export const pleaseEnterACaseNumber = "Please enter a case number such as C-20418.";
export const pleaseChooseACustomer = "Please choose a customer.";
export const pleaseChooseAStatus = "Please choose a status.";
export const pleaseEnterAtMost100 = "Please enter at most 100 case numbers.";
export const pleaseChooseAgain = "Please choose again.";
export const pleaseEnterAtMost80 = "Please enter at most 80 letters.";
