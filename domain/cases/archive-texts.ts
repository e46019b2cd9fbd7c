import { countText } from "../texts/count-text.ts";
import { maxCasesAtOnce } from "./archive.ts";
import * as texts from "./cases-texts.ts";

const cases = (count: number): string => countText(count, "case");
const messages = (count: number): string => countText(count, "message");

/** Texts about archiving and deleting cases. */
export const archiveTexts = {
  notFound: "This case was not found.",
  tooMany: texts.pleaseChooseAtMostCases(maxCasesAtOnce),
  none: "Please choose a case.",
  archiveFirst: "Archive a case before you delete it.",
  archived: (count: number): string => texts.archivedText(cases(count)),
  restored: (count: number): string => texts.backInTheList(cases(count)),
  deleted: (count: number): string => texts.deletedText(cases(count)),
  messagesArchived: (count: number): string => texts.archivedText(messages(count)),
  messagesRestored: (count: number): string => texts.backInTheList(messages(count)),
  deleteTitle: (count: number): string => texts.deleteCases(cases(count)),
  deleteQuestion: (count: number): string => texts.withAllCommentsAndWork(cases(count)),
} as const;
