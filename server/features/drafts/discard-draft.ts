import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import type { DraftsStore } from "./drafts.store.ts";
import type { DraftsQueries } from "./drafts.queries.ts";
import { draftTexts } from "@restride/domain/drafts/draft-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: DraftsQueries;
  readonly store: DraftsStore;
  readonly now: () => number;
}

/** Makes the use case that erases a draft that the viewer may see. */
export const makeDiscardDraft =
  ({ db, queries, store, now }: Deps) =>
  (scope: CustomerScope, draftId: Id) =>
    db.transaction(scope, async () => {
      const draft = await queries.byId(scope, draftId, instantOf(now()));
      if (!draft) return refuse(draftTexts.notFound);
      await store.remove(scope, draftId);
      return { message: draftTexts.discarded };
    });
