import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { instantOf } from "../../platform/instant.ts";
import type { CasesStore } from "./cases.store.ts";
import { caseNotFound, type SeenCase } from "../case-work/case-sight.lookups.ts";
import { viewTexts } from "@restride/domain/case-work/case-work-texts.ts";

interface Deps {
  readonly seenCase: SeenCase;
  readonly store: CasesStore;
  readonly now: () => number;
}

/**
 * Makes the use case that records that the viewer viewed a case, so that all comments until now are read; with `unread`, as if it had never been
 * viewed.
 */
export const makeMarkViewed =
  ({ seenCase, store, now }: Deps) =>
  async (scope: CustomerScope, caseId: Id, unread: boolean) => {
    if (!(await seenCase(scope, caseId))) return caseNotFound;
    if (unread) await store.forgetView(scope, caseId);
    else await store.markViewed(scope, caseId, instantOf(now()));
    return unread ? { message: viewTexts.unread } : {};
  };
