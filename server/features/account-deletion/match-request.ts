import { type Id, idField } from "@restride/domain/values/id.ts";
import { type CustomerScope, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { eraseAfterDays } from "@restride/domain/account-deletion/deletion-form.ts";
import { describeMatch, matchRecord, recordsToHandle } from "@restride/domain/account-deletion/match-record.ts";
import * as deletionRequestTexts from "@restride/domain/account-deletion/request-texts.ts";
import { lastFour } from "@restride/domain/values/phone.ts";
import { type CalendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import { z } from "zod";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import { queuedJob } from "../../platform/jobs/jobs.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import { writeLetter } from "../../platform/mail/letter.ts";
import type { Send } from "../../platform/outbox/outbox.ts";
import { hashSecret } from "../../platform/passwords/passwords.ts";
import type { Letterheads } from "../clinic-profile/letterheads.lookups.ts";
import type { AccountDeletionStore } from "./account-deletion.store.ts";
import type { AccountDeletionQueries, DeletionRecord } from "./account-deletion.queries.ts";
import type { DeletionCases } from "./deletion-cases.commands.ts";
import { deletionTexts } from "@restride/domain/account-deletion/deletion-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: AccountDeletionStore;
  readonly queries: AccountDeletionQueries;
  readonly domainEvents: DomainEvents;
  readonly rateLimits: RateLimits;
  readonly letterheads: Letterheads;
  readonly send: Send;
  readonly publicUrl: string;
  readonly deletionCases?: DeletionCases;
  readonly now: () => number;
  readonly newId: () => Id;
  readonly newSecret: () => string;
}

type Request = NonNullable<Awaited<ReturnType<AccountDeletionQueries["request"]>>>;

const actor = "account-deletion";
const day = 86_400_000;

/**
 * Job that matches a request with records. For each record that matches exactly, it stores a deletion and notifies the person at the
 * address of the record, not at that of the request. For each record that is a likely match, it opens a case. A request without either is
 * listed for a person to decide. All of it happens in one transaction.
 */
export const makeMatchRequestJob = (deps: Deps) => {
  const { db, store, queries, now } = deps;
  const scope = systemScope(actor);
  return queuedJob({
    name: "match-deletion-request",
    payload: z.object({ requestId: idField }),
    run: ({ requestId }) =>
      db.transaction(scope, async () => {
        const request = await queries.request(scope, requestId);
        if (!request) return;
        const records = await queries.acrossCustomersRecords(scope, request);
        if (await handleRecords(deps, request, records)) return void (await store.removeRequest(scope, requestId));
        const only = await queries.onlyCompany(scope);
        const hints = records
          .filter((record) => matchRecord(request, record) !== null)
          .map(({ companyId }) => companyId);
        await store.listRequest(scope, requestId, [...new Set(only ? [only] : hints)], instantOf(now()));
      }),
  });
};

/** Stores deletions and opens cases for the matching records; returns whether there were any. */
const handleRecords = async (deps: Deps, request: Request, records: readonly DeletionRecord[]): Promise<boolean> => {
  const secret = deps.newSecret();
  let isHandled = false;
  for (const record of recordsToHandle(request, records)) {
    const isExact = matchRecord(request, record) === "exact";
    if (isExact) await openDeletionAndNotify(deps, record, secret, request.requestedAt);
    if (isExact || (await openCase(deps, request, record))) isHandled = true;
  }
  return isHandled;
};

/**
 * Opens a case about a record that is a likely match; returns false when too many cases about the record were opened lately, or when the
 * product has no cases.
 */
const openCase = async (deps: Deps, request: Request, record: DeletionRecord): Promise<boolean> => {
  if (!deps.deletionCases) return false;
  const wait = await deps.rateLimits.take("deletionNoticeByRecord", record.patientId ?? record.registrationId ?? "");
  if (wait > 0) return false;
  const match = describeMatch(request, record);
  const url = `${deps.publicUrl}/account/delete`;
  const text =
    record.patientId === null
      ? deletionRequestTexts.likelyRegistration(match, lastFour(record.phone), url)
      : deletionRequestTexts.likelyPatient(request, match, url);
  await deps.deletionCases.open(systemCustomerScope(record.customerId, actor), record.patientId, text, null);
  return true;
};

const openDeletionAndNotify = async (
  deps: Deps,
  match: DeletionRecord,
  secret: string,
  requestedAt: string,
): Promise<void> => {
  const wait = await deps.rateLimits.take("deletionNoticeByRecord", match.patientId ?? match.registrationId ?? "");
  if (wait > 0) return;
  const scope = systemCustomerScope(match.customerId, actor);
  const { deletionId, eraseOn, eraseAt } = await storeDeletion(deps, scope, match, secret, requestedAt);
  const link = `${deps.publicUrl}/account/delete?withdraw=${secret}`;
  const paragraphs = [deletionTexts.notice(match.clinic, eraseOn), deletionTexts.howToWithdraw];
  const letter = writeLetter(await deps.letterheads(scope, { customerId: match.customerId, companyId: null }), {
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
  await deps.send(scope, `${key} mail`, { ...sort, channel: "mail", message: mail });
  await deps.send(scope, `${key} sms`, { ...sort, channel: "sms", message: sms });
};

/**
 * Stores the deletion with its domain event; returns its id, the day of the erasure in the clinic's time zone, and the instant of the
 * erasure.
 */
const storeDeletion = async (
  { store, domainEvents, newId }: Deps,
  scope: CustomerScope,
  match: DeletionRecord,
  secret: string,
  requestedAt: string,
): Promise<{ readonly deletionId: Id; readonly eraseOn: CalendarDate; readonly eraseAt: string }> => {
  const deletionId = newId();
  const eraseAt = instantOf(Date.parse(requestedAt) + eraseAfterDays * day);
  const noted = await store.open(scope, { ...match, deletionId, tokenHash: hashSecret(secret), requestedAt, eraseAt });
  const eraseOn = todayIn(Date.parse(noted.eraseAt), match.timeZone);
  if (noted.deletionId === deletionId)
    await domainEvents.record(scope, {
      kind: "AccountDeletionRequested",
      subjectId: match.patientId,
      data: { deletion: deletionId, date: eraseOn },
    });
  return { deletionId: noted.deletionId, eraseOn, eraseAt: noted.eraseAt };
};
