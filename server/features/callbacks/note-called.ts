import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { CallbacksStore } from "./callbacks.store.ts";
import { callbackTexts } from "@restride/domain/callbacks/callback-form-texts.ts";

interface Deps {
  readonly store: CallbacksStore;
  readonly now: () => number;
}

/** Makes the use case that records that somebody called back, or undoes that. The name of the first caller stays. */
export const makeNoteCalled =
  ({ store, now }: Deps) =>
  async (scope: CustomerScope, id: Id, called: boolean) => {
    const isFound = await store.setCalled(scope, id, called ? instantOf(now()) : null);
    if (!isFound) return refuse(callbackTexts.notFound);
    return { message: called ? callbackTexts.called : callbackTexts.open };
  };
