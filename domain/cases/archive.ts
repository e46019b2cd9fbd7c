import { countText } from "../texts/count-text.ts";
/** Maximum number of cases that one call archives or deletes; the longest page has as many. */
export const maxCasesAtOnce = 100;

const cases = (count: number): string => countText(count, "case");
const messages = (count: number): string => countText(count, "message");

/** Texts about archiving and deleting cases. */
export const archiveTexts = {
  notFound: "This case was not found.",
  tooMany: `Please choose at most ${maxCasesAtOnce} cases.`,
  none: "Please choose a case.",
  archiveFirst: "Archive a case before you delete it.",
  archived: (count: number): string => `${cases(count)} archived.`,
  restored: (count: number): string => `${cases(count)} back in the list.`,
  deleted: (count: number): string => `${cases(count)} deleted.`,
  messagesArchived: (count: number): string => `${messages(count)} archived.`,
  messagesRestored: (count: number): string => `${messages(count)} back in the list.`,
  deleteTitle: (count: number): string => `Delete ${cases(count)}`,
  deleteQuestion: (count: number): string =>
    `${cases(count)} with all comments and work logs will be gone. This cannot be undone.`,
} as const;
