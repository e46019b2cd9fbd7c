import type { Viewer } from "@restride/domain/access/viewer.ts";
import { isMessageKind, messageKinds } from "@restride/domain/undelivered-messages/message-kind.ts";
import { undeliveredScope } from "@restride/domain/undelivered-messages/undelivered-scope.ts";
import { undeliveredTexts } from "@restride/domain/undelivered-messages/undelivered-texts.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationSendMessageAgainArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import type { UndeliveredStore } from "../../platform/outbox/undelivered.store.ts";
import { messagesOf } from "./messages-of.ts";
import type { UndeliveredQueries } from "./undelivered-messages.queries.ts";

interface Deps {
  readonly db: Database;
  readonly queries: UndeliveredQueries;
  readonly undelivered: UndeliveredStore;
  readonly now: () => number;
}

/** Makes the use case that sends a message of the list again. */
export const makeSendMessageAgain =
  ({ db, queries, undelivered, now }: Deps) =>
  async (viewer: Viewer, { id, ...place }: MutationSendMessageAgainArgs) => {
    const scope = undeliveredScope(viewer, place);
    if (isRefusal(scope)) return scope;
    const of = messagesOf(scope);
    return db.transaction(scope, async () => {
      const message = await queries.kindOf(of, id, instantOf(now()));
      if (!message) return refuse(undeliveredTexts.notFound);
      if (await undelivered.sendAgain(of, id)) return { message: undeliveredTexts.onItsWay };
      const kind = isMessageKind(message.kind) ? message.kind : "other";
      return refuse(undeliveredTexts.cannotBeSent(messageKinds[kind].instead));
    });
  };
