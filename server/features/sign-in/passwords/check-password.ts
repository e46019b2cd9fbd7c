import { tooManyAttempts, wrongCredentials } from "@restride/domain/sign-in/sign-in.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { makeSerializeByKey } from "../../../platform/limits/serialize-by-key.ts";
import type { RateLimits } from "../../../platform/limits/rate-limits.ts";
import type { RecordSecurityEvent } from "../../../platform/security-events/record-security-event.ts";

interface Deps {
  readonly rateLimits: RateLimits;
  readonly recordSecurityEvent: RecordSecurityEvent;
}

/** A password attempt: the account, the network address, and the trusted device of the account. */
interface PasswordAttempt {
  readonly account: string;
  /** The account with that user name; null when it does not exist. */
  readonly accountId: Id | null;
  readonly address: string;
  readonly device: string | null;
}

/**
 * Makes the use case that checks a password within its budgets; `check` returns null for a wrong one. Only wrong passwords are counted: attempts for
 * an account run one after the other, and a correct password restores the point that it took, so that a busy account or address is not refused
 * because of its successes. A trusted device has a budget of its own, so that nobody else can lock its owner out.
 */
export const makeCheckPassword = ({ rateLimits, recordSecurityEvent }: Deps) => {
  const inTurn = makeSerializeByKey();
  return <T>(
    { account, accountId, address, device }: PasswordAttempt,
    check: () => Promise<T | null>,
  ): Promise<T | Refusal> =>
    inTurn(device ?? account, async () => {
      const wait =
        device === null
          ? (await rateLimits.take("passwordByAddress", address)) ||
            (await rateLimits.take("passwordByAccount", account))
          : await rateLimits.take("passwordByDevice", device);
      if (wait > 0) {
        recordSecurityEvent({ kind: "lockOut", accountId, source: "", address });
        return refuse(tooManyAttempts(wait));
      }
      const foundAccount = await check();
      if (foundAccount === null) {
        recordSecurityEvent({ kind: "failedSignIn", accountId, source: "", address });
        return refuse(wrongCredentials);
      }
      if (device !== null) await rateLimits.forgive("passwordByDevice", device);
      else {
        await rateLimits.forgive("passwordByAccount", account);
        await rateLimits.giveBack("passwordByAddress", address);
      }
      return foundAccount;
    });
};

export type CheckPassword = ReturnType<typeof makeCheckPassword>;
