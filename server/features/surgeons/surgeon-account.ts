import type { Id } from "@restride/domain/values/id.ts";
import { type CustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { type SurgeonForm } from "@restride/domain/surgeons/surgeon-form.ts";
import { tooManyAttempts } from "@restride/domain/sign-in/sign-in.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { Usernames } from "../users/users.lookups.ts";
import type { SurgeonAccountStore } from "./surgeon-account.store.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";

interface Deps {
  readonly accounts: SurgeonAccountStore;
  readonly usernames: Usernames;
  readonly queue: Queue;
  readonly rateLimits: RateLimits;
  readonly newId: () => Id;
}

const everywhere = systemScope("usernames");
const emailInUse = refuse(surgeonTexts.emailInUse, [{ field: "email", message: surgeonTexts.emailInUse }]);

/**
 * Returns the functions that save a surgeon's account together with the surgeon. A refusal only says that the email cannot be used, never whose it
 * is.
 */
export const makeSurgeonAccount = ({ accounts, usernames, queue, rateLimits, newId }: Deps) => ({
  /**
   * Opens an account for a new surgeon and sends an invitation. The email of a surgeon who was removed from this clinic may be used again.
   */
  open: async (scope: CustomerScope, surgeonId: Id, form: SurgeonForm): Promise<Refusal | null> => {
    await usernames.acrossCustomersLock(everywhere, form.email);
    const owner = await accounts.acrossCustomersOwner(everywhere, form.email);
    if (owner && !(owner.surgeonGone && owner.customerId === scope.customerId)) return emailInUse;
    const wait = await rateLimits.take("inviteByAccount", scope.userId);
    if (wait > 0) return refuse(tooManyAttempts(wait));
    const userId = owner?.userId ?? newId();
    await accounts[owner ? "reopen" : "add"](scope, userId, surgeonId, form);
    await queue(scope, "invite-user", { userId });
    return null;
  },

  /** Updates the account after a change of name, email or picture. */
  follow: async (scope: CustomerScope, surgeonId: Id, formerEmail: string, form: SurgeonForm) => {
    await usernames.acrossCustomersLock(everywhere, form.email);
    const owner = await accounts.acrossCustomersOwner(everywhere, form.email);
    if (owner && owner.surgeonId !== surgeonId) return emailInUse;
    await accounts.follow(scope, surgeonId, formerEmail, form);
    return null;
  },
});

export type SurgeonAccount = ReturnType<typeof makeSurgeonAccount>;
