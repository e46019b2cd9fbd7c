import type { Id } from "@restride/domain/values/id.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import type { Coach, CustomersScope } from "./customers.conditions.queries.ts";
import type { CustomersStore } from "./customers.store.ts";
import { customerTexts } from "@restride/domain/customers/customer-texts.ts";
import { overrideTexts } from "@restride/domain/users/override-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: CustomersStore;
  readonly viewers: Viewers;
}

interface Assignment {
  readonly companyId: Id;
  readonly customerId: Id;
  readonly customer: string;
  readonly present: Coach | null;
  readonly coachId: Id | null;
  readonly override: boolean;
}

/**
 * Makes the use case that assigns a clinic its only health coach. It refuses to replace another coach, and names that coach, unless override is set.
 */
export const makeAssignCoach =
  ({ db, store, viewers }: Deps) =>
  async (scope: CustomersScope, assignment: Assignment): Promise<Refusal | null> => {
    const { companyId, customerId, customer, present, coachId, override } = assignment;
    if (coachId === (present?._id ?? null)) return null;
    const next = coachId === null ? null : await store.coach(scope, companyId, coachId);
    if (next === undefined) return refuse(customerTexts.noCoach);
    if (next && present && !override) {
      const overrides = [{ customer, present: `${present.firstname} ${present.lastname}`, next: next.name }];
      return { ...refuse(overrideTexts.question), data: { overrides } };
    }
    const coaches = await store.setCoach(scope, companyId, customerId, coachId);
    db.onCommit(() => coaches.forEach((id) => viewers.forget(id)));
    return null;
  };

export type AssignCoach = ReturnType<typeof makeAssignCoach>;
