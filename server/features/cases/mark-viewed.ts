import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import type { CasesStore } from "./cases.store.ts";
import { caseNotFound, type SeenCase } from "./case-sight.lookups.ts";

interface Needs {
  readonly seenCase: SeenCase;
  readonly store: CasesStore;
  readonly now: () => number;
}

/** Notes that the viewer looked at a case: what was said until now is read. */
export const makeMarkViewed =
  ({ seenCase, store, now }: Needs) =>
  async (scope: CustomerScope, caseId: Id) => {
    if (!(await seenCase(scope, caseId))) return caseNotFound;
    await store.markViewed(scope, caseId, new Date(now()).toISOString());
    return {};
  };
