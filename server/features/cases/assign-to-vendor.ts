import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { vendorTexts } from "@restride/domain/cases/vendor-team.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Facts } from "../../platform/events/facts.ts";
import type { CasesStore } from "./cases.store.ts";
import type { CasesViews } from "./cases.views.ts";
import { caseNotFound } from "./get-case.ts";

interface Needs {
  readonly db: Database;
  readonly views: CasesViews;
  readonly store: CasesStore;
  readonly facts: Facts;
  readonly now: () => number;
  readonly vendorName: string;
}

/** Gives a case to the vendor's team, once. */
export const makeAssignToVendor =
  ({ db, views, store, facts, now, vendorName }: Needs) =>
  (scope: CustomerScope, caseId: Id) =>
    db.transaction(scope, async () => {
      const found = await views.case(scope, caseId);
      if (!found) return caseNotFound;
      const isNew = await store.assignToVendor(scope, found._id, new Date(now()).toISOString());
      if (!isNew) return refuse(vendorTexts.already(vendorName));
      const data = { case: found._id, by: scope.userId };
      await facts.record(scope, { kind: "CaseMovedToVendor", subjectId: found.patientid, data });
      return { message: vendorTexts.assigned(vendorName) };
    });
