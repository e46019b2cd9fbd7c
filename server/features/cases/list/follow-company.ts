import type { CompanyScope } from "@restride/domain/access/scope.ts";
import type { CaseFacts } from "@restride/domain/cases/facts.ts";
import type { Live } from "../../../platform/events/live.ts";
import type { CompanyCustomers } from "../../customers/customers.lookups.ts";

interface Deps {
  readonly live: Live;
  readonly companyCustomers: CompanyCustomers;
}

/** Every kind of fact about cases changes a list of them. */
const kinds = Object.keys({
  CaseCreated: true,
  CaseMovedToVendor: true,
  CaseArchived: true,
  CaseDeleted: true,
  CommentAdded: true,
  CommentChanged: true,
  CaseChanged: true,
  WorkLogChanged: true,
} satisfies Record<keyof CaseFacts, true>) as (keyof CaseFacts)[];

/** That something happened to a case in one of the company's clinics; what it was is left to the lists. */
export const makeFollowCompany = ({ live, companyCustomers }: Deps) =>
  async function* (scope: CompanyScope, ended: AbortSignal) {
    const theirs = await companyCustomers(scope);
    for await (const _ of live.inTenants(theirs, kinds, ended)) yield { status: "success" };
  };
