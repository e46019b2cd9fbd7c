import type { Id } from "@restride/domain/values/id.ts";
import type { CompanyScope } from "@restride/domain/access/scope.ts";
import { userTexts } from "@restride/domain/users/user-texts.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Viewers } from "../sign-in/sign-in.lookups.ts";
import type { UsersStore } from "./users.store.ts";
import type { UsersQueries } from "./users.queries.ts";
import { overrideTexts } from "@restride/domain/users/override-texts.ts";

interface Deps {
  readonly db: Database;
  readonly queries: UsersQueries;
  readonly store: UsersStore;
  readonly viewers: Viewers;
}

interface Coach {
  readonly userId: Id;
  readonly name: string;
  readonly customerIds: readonly Id[];
}

/**
 * Makes the use case that removes a coach's new customers from every other coach, because a customer has one coach. Unless override is set, it
 * refuses and names the coaches and their customers. A coach may pass on only their own customers.
 */
export const makeMapCustomers =
  ({ db, queries, store, viewers }: Deps) =>
  async (scope: CompanyScope, { userId, name, customerIds }: Coach, override: boolean): Promise<Refusal | null> => {
    const lockedCustomers = await store.lockCustomers(scope, customerIds);
    const reached = lockedCustomers.filter((id) => scope.customerIds?.includes(id) ?? true);
    if (reached.length < customerIds.length) return refuse(userTexts.noCustomer);
    const otherCoaches = await queries.coachesOf(scope, customerIds, userId);
    const overrides = otherCoaches.map(({ customer, coach }) => ({ customer, present: coach, next: name }));
    if (otherCoaches.length > 0 && !override) return { ...refuse(overrideTexts.question), data: { overrides } };
    await store.takeCustomers(scope, userId, customerIds);
    db.onCommit(() => otherCoaches.forEach(({ coachId }) => viewers.forget(coachId)));
    return null;
  };

export type MapCustomers = ReturnType<typeof makeMapCustomers>;
