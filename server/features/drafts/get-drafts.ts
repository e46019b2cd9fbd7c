import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { draftTexts, silentFor } from "@restride/domain/drafts/patient-draft.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { instantOf } from "../../platform/instant.ts";
import type { DraftsViews } from "./drafts.views.ts";

interface Deps {
  readonly views: DraftsViews;
  readonly now: () => number;
}

/** The clinic's drafts, or one of them with what was typed. */
export const makeGetDrafts =
  ({ views, now }: Deps) =>
  async (scope: CustomerScope, id: Id | null | undefined) => {
    const silentSince = instantOf(now() - silentFor);
    if (!id) return { drafts: await views.newest(scope, silentSince) };
    const draft = await views.byId(scope, id, silentSince);
    return draft ? { drafts: [draft] } : refuse(draftTexts.notFound);
  };
