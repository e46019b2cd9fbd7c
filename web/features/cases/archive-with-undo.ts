import { call, tell } from "../../platform/calls/calls.ts";
import { toasts } from "../../platform/page/toasts.ts";
import { ArchiveCasesDocument } from "./list/case-list.graphql.ts";

interface Texts {
  readonly archived: (count: number) => string;
  readonly restored: (count: number) => string;
}

/** Archives cases, or brings them back, and offers the way back. */
export async function archiveWithUndo(ids: readonly string[], archived: boolean, texts: Texts): Promise<void> {
  const send = (to: boolean) => call(ArchiveCasesDocument, { ids: [...ids], archived: to }, { changes: ["cases"] });
  const outcome = await send(archived);
  if (outcome.kind !== "data") return tell(outcome);
  const said = archived ? texts.archived(ids.length) : texts.restored(ids.length);
  toasts.undo(said, () => void send(!archived).then((undone) => tell(undone)));
}
