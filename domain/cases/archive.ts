import { countText } from "../texts/count-text.ts";
import * as texts from "./cases-texts.ts";
/** Maximum number of cases that one call archives or deletes; the longest page has as many. */
export const maxCasesAtOnce = 100;

const cases = (count: number): string => countText(count, "case");
const messages = (count: number): string => countText(count, "message");

/** Texts about archiving and deleting cases. */
export const archiveTexts = {
  notFound: texts.thisCaseWasNotFound,
  tooMany: texts.pleaseChooseAtMostCases(maxCasesAtOnce),
  none: texts.pleaseChooseACase,
  archiveFirst: texts.archiveACaseBeforeYou,
  archived: (count: number): string => texts.archivedText(cases(count)),
  restored: (count: number): string => texts.backInTheList(cases(count)),
  deleted: (count: number): string => texts.deletedText(cases(count)),
  messagesArchived: (count: number): string => texts.archivedText(messages(count)),
  messagesRestored: (count: number): string => texts.backInTheList(messages(count)),
  deleteTitle: (count: number): string => `Delete ${cases(count)}`,
  deleteQuestion: (count: number): string => texts.withAllCommentsAndWork(cases(count)),
} as const;
