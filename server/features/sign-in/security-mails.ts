import type { EveryScope } from "@restride/domain/access/scope.ts";
import { deviceName, placeName } from "@restride/domain/sign-in/device-name.ts";
import { passwordChangedLetter, signedInLetter } from "@restride/domain/sign-in/security-letters.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import { senderOf } from "./passwords/password-links.ts";
import type { SignIn } from "./sessions/start-session.ts";
import type { Account, SignInQueries } from "./sign-in.queries.ts";

interface Deps {
  readonly queries: SignInQueries;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly now: () => number;
  readonly publicUrl: string;
}

/** The owner of an account: the email, and the clinic or company that the mails come from. */
export type Owner = Pick<Account, "email" | "customerId" | "companyId">;

const kind = "securityNotice";

/** Returns the mails about an account to its owner; each is queued in the transaction of its event. */
export const makeSecurityMails = ({ queries, letterheads, send, now, publicUrl }: Deps) => {
  const timeZoneOf = async (scope: EveryScope, customerId: Id | null): Promise<string> =>
    (customerId && (await queries.customerProfile(scope, customerId))?.timezone) ?? defaultTimeZone;

  return {
    /** Mails the owner about a sign-in with a code, on a device that was not trusted. */
    signedIn: async (
      scope: EveryScope,
      owner: Owner & Pick<Account, "userId">,
      sessionId: Id,
      { passwordAt, ...signIn }: SignIn,
    ) => {
      const letter = signedInLetter({
        at: passwordAt,
        timeZone: await timeZoneOf(scope, owner.customerId),
        device: deviceName(signIn.userAgent),
        place: placeName(signIn.location),
        email: owner.email,
        publicUrl,
      });
      const message = { to: owner.email, ...writeLetter(await letterheads(scope, owner), letter) };
      const about = { userId: owner.userId, companyId: owner.companyId };
      await send(senderOf(owner, "security-mail"), `signed-in ${sessionId}`, { kind, about, channel: "mail", message });
    },

    /** Mails the owner that another password replaced an existing one. `device` and `place` say where it was set. */
    passwordChanged: async (
      scope: EveryScope,
      owner: Owner & { readonly accountId: Id; readonly isPatient: boolean },
      { device, place }: { readonly device: string; readonly place: string },
    ) => {
      const letter = passwordChangedLetter({
        at: now(),
        timeZone: await timeZoneOf(scope, owner.customerId),
        device,
        place,
        email: owner.email,
        publicUrl: owner.isPatient ? null : publicUrl,
      });
      const message = { to: owner.email, ...writeLetter(await letterheads(scope, owner), letter) };
      const { accountId, companyId } = owner;
      const about = owner.isPatient ? { patientId: accountId } : { userId: accountId, companyId };
      const key = `password-changed ${accountId} ${now()}`;
      await send(senderOf(owner, "security-mail"), key, { kind, about, channel: "mail", message });
    },
  };
};

export type SecurityMails = ReturnType<typeof makeSecurityMails>;
