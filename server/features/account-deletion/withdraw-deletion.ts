import { systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import type { AccountDeletionStore } from "./account-deletion.store.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: AccountDeletionStore;
  readonly domainEvents: DomainEvents;
  readonly rateLimits: RateLimits;
  readonly now: () => number;
}

/** Makes the use case that withdraws the deletions of a link, in every clinic. */
export const makeWithdrawDeletion = ({ db, store, domainEvents, rateLimits, now }: Deps) => {
  const everywhere = systemScope("account-deletion");
  return async (token: string, address: string) => {
    const wait = await rateLimits.take("resetByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    return db.transaction(everywhere, async () => {
      const at = instantOf(now());
      const withdrawn = await store.acrossCustomersWithdraw(everywhere, hashSecret(token), at);
      if (withdrawn.length === 0) return refuse(deletionTexts.invalidLink);
      for (const { customerId, deletionId, patientId } of withdrawn)
        await domainEvents.record(systemCustomerScope(customerId, "account-deletion"), {
          kind: "AccountDeletionWithdrawn",
          subjectId: patientId,
          data: { deletion: deletionId },
        });
      return { message: deletionTexts.withdrawn };
    });
  };
};
