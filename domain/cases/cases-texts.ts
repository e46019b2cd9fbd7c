/** Text beside a time in an unknown format. */
export const workTimeText = "Write it like 4d 6h 3m, or as a number of hours.";

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
export const pleaseChooseAtMostCases = (maxCasesAtOnce: number): string =>
  `Please choose at most ${maxCasesAtOnce} cases.`;
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
export const pleaseRemoveEmptySpaces = "Please remove empty spaces.";
export const subjectLabel = "Subject";
export const descriptionLabel = "Description";
export const messageLabel = "Message";
export const detailsLabel = "Details";
export const pleaseEnter4Digits = "Please enter 4 digits";
/** Names of the fields of a new case. */
export const fieldNames = {
  customerId: "customer",
  type: "type",
  priority: "priority",
  status: "status",
  assignedTo: "assignee",
  summary: "subject",
  description: "description",
} as const;
/** Sentence about the fields that a new case lacks, by their names. */
export const missingFields = (missingNames: readonly string[]): string => {
  const last = missingNames.at(-1);
  return `Save needs ${missingNames.length > 1 ? `${missingNames.slice(0, -1).join(", ")} and ${last}` : last}`;
};
export const deleteCases = (cases: string): string => `Delete ${cases}`;
