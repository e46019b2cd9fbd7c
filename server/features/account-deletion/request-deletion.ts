import type { Id } from "@restride/domain/values/id.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { deletionForm } from "@restride/domain/account-deletion/deletion-form.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { MutationDeleteAccountRequestArgs } from "../../generated/resolvers.ts";
import type { BotChecks } from "../../platform/bot-check/bot-check.ts";
import type { Database } from "../../platform/database/database.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { AccountDeletionStore } from "./account-deletion.store.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: AccountDeletionStore;
  readonly botChecks: BotChecks;
  readonly rateLimits: RateLimits;
  readonly queue: Queue;
  readonly now: () => number;
  readonly newId: () => Id;
}

/**
 * Makes the use case that accepts a request. A job looks for the patient in the background, so that neither its text nor its duration discloses
 * whether the patient exists.
 */
export const makeRequestDeletion = ({ db, store, botChecks, rateLimits, queue, now, newId }: Deps) => {
  const scope = systemScope("account-deletion");
  return async ({ token, ...input }: MutationDeleteAccountRequestArgs, address: string) => {
    const wait = await rateLimits.take("deletionByAddress", address);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const form = parseOrRefuse(deletionForm(todayIn(now(), "UTC")), { ...input, email: input.email ?? "" });
    if (isRefusal(form)) return form;
    return db.transaction(scope, async () => {
      const botCheck = await botChecks.take(token, form);
      if (isRefusal(botCheck)) return botCheck;
      if (botCheck === "fresh") {
        const requestId = newId();
        await store.saveRequest(scope, requestId, form, instantOf(now()));
        await queue(scope, "match-deletion-request", { requestId });
      }
      return { message: deletionTexts.received };
    });
  };
};
