import type { QueryTag } from "@restride/domain/query-tags.ts";
import { toasts } from "../notices/toasts.ts";
import { mutate, notifyOutcome } from "./calls.ts";
import type { Mutation } from "./document.ts";

/** Says what was done, with a way back; where that fails it is said why, and the way is offered once more. */
export function offerUndo<Data, Variables>(
  notice: string,
  document: Mutation<Data, Variables>,
  variables: Variables,
  changing: { readonly invalidates: readonly QueryTag[] },
): void {
  const goBack = async (): Promise<void> => {
    const outcome = await mutate(document, variables, changing);
    notifyOutcome(outcome);
    if (outcome.kind === "fail") offerUndo(notice, document, variables, changing);
  };
  toasts.undo(notice, () => void goBack());
}
