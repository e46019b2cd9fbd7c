import type { Id } from "@restride/domain/values/id.ts";
import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { CasesStore } from "./cases.store.ts";
import { caseNotFound, type SeenCase } from "../case-work/case-sight.lookups.ts";
import { vendorTexts } from "@restride/domain/cases/vendor-texts.ts";

interface Deps {
  readonly db: Database;
  readonly seenCase: SeenCase;
  readonly store: CasesStore;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly vendorName: string;
}

/** Makes the use case that assigns a case to the vendor's team, once. */
export const makeAssignToVendor =
  ({ db, seenCase, store, domainEvents, now, vendorName }: Deps) =>
  (scope: CustomerScope, caseId: Id) =>
    db.transaction(scope, async () => {
      const visibleCase = await seenCase(scope, caseId);
      if (!visibleCase) return caseNotFound;
      const isNew = await store.assignToVendor(scope, visibleCase.caseId, instantOf(now()));
      if (!isNew) return refuse(vendorTexts.already(vendorName));
      const data = { case: visibleCase.caseId, by: scope.userId };
      await domainEvents.record(scope, { kind: "CaseMovedToVendor", subjectId: visibleCase.patientId, data });
      return { message: vendorTexts.assigned(vendorName) };
    });
