import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { CaseEvents } from "@restride/domain/cases/domain-events.ts";
import type { LiveEvents } from "../../../platform/events/live-events.ts";
import type { CompanyCustomers } from "../../clinic-profile/clinic-clock.lookups.ts";

interface Deps {
  readonly live: LiveEvents;
  readonly companyCustomers: CompanyCustomers;
}

/** Every kind of domain event about cases changes a list of cases. */
const kinds = Object.keys({
  CaseCreated: true,
  CaseMovedToVendor: true,
  CaseArchived: true,
  CaseDeleted: true,
  CommentAdded: true,
  CommentChanged: true,
  CaseChanged: true,
  WorkLogChanged: true,
} satisfies Record<keyof CaseEvents, true>) as (keyof CaseEvents)[];

/**
 * Returns the subscription that yields an event when something happened to a case in one of the company's clinics; the lists are then queried again.
 */
export const makeCompanySubscription = ({ live, companyCustomers }: Deps) =>
  async function* (scope: CompanyScope, ended: AbortSignal) {
    const customerIds = await companyCustomers(scope);
    for await (const signal of live.inTenants(customerIds, kinds, ended))
      yield { status: "success", caseid: signal === "missed" ? null : signal.data.case };
  };
