export const notAnIssue = "Not an Issue";
