import { type Id, idField } from "@restride/domain/values/id.ts";
import { type CustomerScope, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { deletionTexts, eraseAfterDays } from "@restride/domain/account-deletion/deletion-form.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { Facts } from "../../platform/events/facts.ts";
import { instantOf } from "../../platform/instant.ts";
import { queuedJob } from "../../platform/jobs/jobs.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import type { Letterheads } from "../customers/letterheads.lookups.ts";
import type { AccountDeletionStore } from "./account-deletion.store.ts";
import type { AccountDeletionViews, Match } from "./account-deletion.views.ts";

interface Needs {
  readonly db: Database;
  readonly store: AccountDeletionStore;
  readonly views: AccountDeletionViews;
  readonly facts: Facts;
  readonly rateLimits: RateLimits;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly publicUrl: string;
  readonly newId: () => Id;
  readonly newSecret: () => string;
}

const actor = "account-deletion";
const day = 86_400_000;

/**
 * The job behind a request: notes the deletion in each clinic where exactly that person is known, and tells the person at the
 * address that the clinic knows, not at the one in the request. All of it happens, or nothing.
 */
export const makeMatchRequestJob = (needs: Needs) => {
  const { db, store, views, newSecret } = needs;
  const scope = systemScope(actor);
  return queuedJob({
    name: "match-deletion-request",
    payload: z.object({ requestId: idField }),
    run: ({ requestId }) =>
      db.transaction(scope, async () => {
        const request = await views.request(scope, requestId);
        if (!request) return;
        const matches = await views.acrossCustomersMatches(scope, request);
        const secret = newSecret();
        for (const match of matches) await openAndTell(needs, match, secret, request.requestedAt);
        if (matches.length > 0) await store.removeRequest(scope, requestId);
      }),
  });
};

const openAndTell = async (needs: Needs, match: Match, secret: string, requestedAt: string): Promise<void> => {
  const wait = await needs.rateLimits.take("deletionNoticeByRecord", match.patientId ?? match.registrationId ?? "");
  if (wait > 0) return;
  const scope = systemCustomerScope(match.customerId, actor);
  const { deletionId, eraseOn, eraseAt } = await open(needs, scope, match, secret, requestedAt);
  const link = `${needs.publicUrl}/account/delete?withdraw=${secret}`;
  const paragraphs = [deletionTexts.notice(match.clinic, eraseOn), deletionTexts.howToWithdraw];
  const letter = writeLetter(await needs.letterheads(scope, { customerId: match.customerId, companyId: null }), {
    subject: deletionTexts.subject,
    paragraphs,
    button: { label: deletionTexts.withdraw, url: link },
    footer: deletionTexts.noticeFooter,
  });
  const mail = { to: match.email, ...letter };
  const sms = { to: match.phone, text: [...paragraphs, link].join(" ") };
  const key = `deletion-notice ${hashSecret(secret)} ${match.patientId ?? match.registrationId}`;
  const sort = {
    kind: "deletionNotice",
    about: { patientId: match.patientId, registrationId: match.registrationId, subjectId: deletionId },
    endsAt: Date.parse(eraseAt),
  } as const;
  await needs.send(scope, `${key} mail`, { ...sort, channel: "mail", message: mail });
  await needs.send(scope, `${key} sms`, { ...sort, channel: "sms", message: sms });
};

/** Notes the deletion with its fact; answers its id, with the clinic's day and the instant of the erasure. */
const open = async (
  { store, facts, newId }: Needs,
  scope: CustomerScope,
  match: Match,
  secret: string,
  requestedAt: string,
): Promise<{ readonly deletionId: Id; readonly eraseOn: CalendarDate; readonly eraseAt: string }> => {
  const deletionId = newId();
  const eraseAt = instantOf(Date.parse(requestedAt) + eraseAfterDays * day);
  const noted = await store.open(scope, { ...match, deletionId, tokenHash: hashSecret(secret), requestedAt, eraseAt });
  const eraseOn = todayIn(Date.parse(noted.eraseAt), match.timeZone);
  if (noted.deletionId === deletionId)
    await facts.record(scope, {
      kind: "AccountDeletionRequested",
      subjectId: match.patientId,
      data: { deletion: deletionId, date: eraseOn },
    });
  return { deletionId: noted.deletionId, eraseOn, eraseAt: noted.eraseAt };
};
