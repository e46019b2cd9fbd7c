import { mutate, notifyOutcome } from "../../platform/calls/calls.ts";
import { offerUndo } from "../../platform/calls/offer-undo.ts";
import { ArchiveCasesDocument } from "./list/case-list.graphql.ts";

interface Texts {
  readonly archived: (count: number) => string;
  readonly restored: (count: number) => string;
}

const mutationOptions = { invalidates: ["cases"] } as const;

/** Archives cases, or restores them, and offers undo. */
export async function archiveWithUndo(ids: readonly string[], archived: boolean, noticeTexts: Texts): Promise<void> {
  const outcome = await mutate(ArchiveCasesDocument, { ids: [...ids], archived }, mutationOptions);
  if (outcome.kind !== "data") return notifyOutcome(outcome);
  const notice = archived ? noticeTexts.archived(ids.length) : noticeTexts.restored(ids.length);
  offerUndo(notice, ArchiveCasesDocument, { ids: [...ids], archived: !archived }, mutationOptions);
}
