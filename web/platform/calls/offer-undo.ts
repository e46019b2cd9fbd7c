import type { Subject } from "@restride/domain/subjects.ts";
import { toasts } from "../page/toasts.ts";
import { call, tell } from "./calls.ts";
import type { Mutation } from "./document.ts";

/** Says what was done, with a way back; where that fails it is said why, and the way is offered once more. */
export function offerUndo<Data, Variables>(
  said: string,
  document: Mutation<Data, Variables>,
  variables: Variables,
  changing: { readonly changes: readonly Subject[] },
): void {
  const goBack = async (): Promise<void> => {
    const outcome = await call(document, variables, changing);
    tell(outcome);
    if (outcome.kind === "fail") offerUndo(said, document, variables, changing);
  };
  toasts.undo(said, () => void goBack());
}
