import type { QueryTag } from "@restride/domain/query-tags.ts";
import { toasts } from "../notices/toasts.ts";
import { mutate, notifyOutcome } from "./calls.ts";
import type { Mutation } from "./document.ts";

/** Shows a toast with an undo button. If undoing fails, shows the reason and offers undo again. */
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
