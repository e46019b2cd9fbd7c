import type { Viewer } from "@restride/domain/access/viewer.ts";
import { undeliveredScope } from "@restride/domain/undelivered-messages/undelivered-scope.ts";
import { undeliveredTexts } from "@restride/domain/undelivered-messages/undelivered-texts.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationDismissUndeliveredMessageArgs } from "../../generated/resolvers.ts";
import type { UndeliveredStore } from "../../platform/outbox/undelivered.store.ts";
import { messagesOf } from "./messages-of.ts";

interface Deps {
  readonly undelivered: UndeliveredStore;
}

/** Makes the use case that removes a message from the list, or restores it. */
export const makeDismissMessage =
  ({ undelivered }: Deps) =>
  async (viewer: Viewer, { id, dismissed, ...place }: MutationDismissUndeliveredMessageArgs) => {
    const scope = undeliveredScope(viewer, place);
    if (isRefusal(scope)) return scope;
    const isDismissed = dismissed ?? true;
    if (!(await undelivered.setDismissed(messagesOf(scope), id, isDismissed))) return refuse(undeliveredTexts.notFound);
    return { message: isDismissed ? undeliveredTexts.dismissed : undeliveredTexts.restored };
  };
