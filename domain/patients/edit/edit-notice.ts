import * as texts from "./edit-texts.ts";

/** Milliseconds for which a patient's page shows that another user changed something. */
export const editNoticeDuration = 8_000;

/** Returns the notice on a patient's page that another user changed a part of the record. */
export const editNotice = ({ by, part }: { readonly by: string; readonly part: string }): string =>
  texts.changedPart(by || texts.somebody, texts.partNames[part] ?? texts.thePatient);
