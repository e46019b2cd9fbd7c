import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { editingTimeout } from "@restride/domain/drafts/patient-draft.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { DraftsQueries } from "./drafts.queries.ts";
import { draftTexts } from "@restride/domain/drafts/draft-texts.ts";

interface Deps {
  readonly queries: DraftsQueries;
  readonly now: () => number;
}

/** Makes the use case that returns the clinic's drafts, or one of them with its content. */
export const makeGetDrafts =
  ({ queries, now }: Deps) =>
  async (scope: CustomerScope, id: Id | null | undefined) => {
    const silentSince = instantOf(now() - editingTimeout);
    if (!id) {
      const drafts = await queries.newest(scope, silentSince);
      return { drafts: drafts.map((draft) => ({ ...draft, content: null })) };
    }
    const draft = await queries.byId(scope, id, silentSince);
    return draft ? { drafts: [draft] } : refuse(draftTexts.notFound);
  };
