import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { eraseAfterDays } from "@restride/domain/account-deletion/deletion-form.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { AccountDeletionStore } from "./account-deletion.store.ts";
import type { AccountDeletionQueries } from "./account-deletion.queries.ts";

interface Deps {
  readonly db: Database;
  readonly store: AccountDeletionStore;
  readonly queries: AccountDeletionQueries;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
}

type DueDeletion = Awaited<ReturnType<AccountDeletionQueries["acrossCustomersDue"]>>[number];

const actor = "erase-accounts";
const day = 86_400_000;

/**
 * Timed job that erases every night the accounts whose deletion was requested 90 days ago, and deletes requests that nobody matched. Each
 * record has a transaction of its own: a record that fails is tried again the next night and does not delay the others.
 */
export const eraseAccounts = (deps: Deps): TimedJob => {
  const scope = systemScope(actor);
  return {
    name: actor,
    crontab: "17 5 * * *",
    run: async () => {
      const at = instantOf(deps.now());
      const failures: unknown[] = [];
      for (const due of await deps.queries.acrossCustomersDue(scope, at))
        await eraseAccount(deps, due, at).catch((error: unknown) => failures.push(error));
      const forgotten = instantOf(deps.now() - eraseAfterDays * day);
      await deps.store.removeRequestsBefore(scope, forgotten);
      if (failures.length > 0) throw new AggregateError(failures, "Some accounts could not be erased.");
    },
  };
};

const eraseAccount = ({ db, store, domainEvents }: Deps, due: DueDeletion, at: string) => {
  const { customerId, deletionId, patientId } = due;
  const scope = systemCustomerScope(customerId, actor);
  return db.transaction(scope, async () => {
    await store.removeRequestsOf(scope, due);
    if (await store.erase(scope, deletionId, at))
      await domainEvents.record(scope, { kind: "AccountErased", subjectId: patientId, data: { deletion: deletionId } });
  });
};
