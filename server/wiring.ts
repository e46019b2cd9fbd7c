import { readFileSync } from "node:fs";
import { systemScope } from "@restride/domain/access/scope.ts";
import { isPage } from "@restride/domain/access/routes.ts";
import { crashTexts } from "@restride/domain/values/crash-texts.ts";
import type pg from "pg";
import { accountFeature } from "./features/account/account.feature.ts";
import { accountDeletionFeature } from "./features/account-deletion/account-deletion.feature.ts";
import { activityLogFeature } from "./features/activity-log/activity-log.feature.ts";
import { botCheckFeature } from "./features/bot-check/bot-check.feature.ts";
import { calendarFeature } from "./features/calendar/calendar.feature.ts";
import { callbacksFeature } from "./features/callbacks/callbacks.feature.ts";
import { caseWorkFeature } from "./features/case-work/case-work.feature.ts";
import { casesFeature } from "./features/cases/cases.feature.ts";
import { companiesFeature } from "./features/companies/companies.feature.ts";
import { complianceFeature } from "./features/compliance/compliance.feature.ts";
import { contentFeature } from "./features/content/content.feature.ts";
import { countedFeature } from "./features/counted/counted.feature.ts";
import { customersFeature } from "./features/customers/customers.feature.ts";
import { deviceChartsFeature } from "./features/device-charts/device-charts.feature.ts";
import { diagnosesFeature } from "./features/diagnoses/diagnoses.feature.ts";
import { draftsFeature } from "./features/drafts/drafts.feature.ts";
import { fulfilmentFeature } from "./features/fulfilment/fulfilment.feature.ts";
import { homeFeature } from "./features/home/home.feature.ts";
import { imagesFeature } from "./features/images/images.feature.ts";
import { notesFeature } from "./features/notes/notes.feature.ts";
import { notificationsFeature } from "./features/notifications/notifications.feature.ts";
import { patientsFeature } from "./features/patients/patients.feature.ts";
import { programmesFeature } from "./features/programmes/programmes.feature.ts";
import { progressPageFeature } from "./features/progress-page/progress-page.feature.ts";
import { questionnairesFeature } from "./features/questionnaires/questionnaires.feature.ts";
import { recordingFeature } from "./features/recording/recording.feature.ts";
import { recoveryFeature } from "./features/recovery/recovery.feature.ts";
import { registrationFeature } from "./features/registration/registration.feature.ts";
import { remindersFeature } from "./features/reminders/reminders.feature.ts";
import { reportsFeature } from "./features/reports/reports.feature.ts";
import { schedulesFeature } from "./features/schedules/schedules.feature.ts";
import { scoreChartsFeature } from "./features/score-charts/score-charts.feature.ts";
import { signInFeature } from "./features/sign-in/sign-in.feature.ts";
import { supportFeature } from "./features/support/support.feature.ts";
import { surgeonsFeature } from "./features/surgeons/surgeons.feature.ts";
import { usersFeature } from "./features/users/users.feature.ts";
import { makeAccountStore } from "./features/account/account.store.ts";
import { registered } from "./generated/documents.ts";
import { makeLookups } from "./lookups.ts";
import { makeMachines, type Outside } from "./machines.ts";
import type { Feature } from "./platform/feature.ts";
import { openPool } from "./platform/database/pool.ts";
import { makeReactJob } from "./platform/events/reactions.ts";
import { makeResolvers } from "./platform/graphql/resolvers.ts";
import { makeContract } from "./platform/graphql/contract.ts";
import { makeOnce, tidyKeys } from "./platform/graphql/idempotency.ts";
import { openHttp } from "./platform/http/http.ts";
import { startWorker } from "./platform/jobs/worker.ts";
import { tidyRateLimits } from "./platform/limits/rate-limits.ts";
import { makeSendJob, tidyOutbox } from "./platform/outbox/outbox.ts";
import { hashSecret } from "./platform/passwords/passwords.ts";
import { within } from "./platform/within.ts";

const contract = makeContract(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const connections = 16;
/** What is asked to end has so long for it, milliseconds. */
const closesWithin = 5_000;

/** The subjects of the product. */
const features = [
  accountFeature,
  accountDeletionFeature,
  activityLogFeature,
  botCheckFeature,
  calendarFeature,
  callbacksFeature,
  caseWorkFeature,
  casesFeature,
  companiesFeature,
  complianceFeature,
  contentFeature,
  countedFeature,
  customersFeature,
  deviceChartsFeature,
  diagnosesFeature,
  draftsFeature,
  fulfilmentFeature,
  homeFeature,
  imagesFeature,
  notesFeature,
  notificationsFeature,
  patientsFeature,
  programmesFeature,
  progressPageFeature,
  questionnairesFeature,
  recordingFeature,
  recoveryFeature,
  registrationFeature,
  remindersFeature,
  reportsFeature,
  schedulesFeature,
  scoreChartsFeature,
  signInFeature,
  supportFeature,
  surgeonsFeature,
  usersFeature,
];

/** Makes the product and joins its parts. Nothing is listening yet; close() ends everything that was opened. */
export const makeProduct = async (outside: Outside) => {
  const pool = await openPool(outside.appDatabaseUrl, connections);
  const log = (message: string) => http.app.log.error(message);
  const machines = await makeMachines(outside, pool, log);
  const { db, now, reactions } = machines;
  const lookups = makeLookups(machines, log);
  const made: readonly Feature[] = features.map((feature) => feature({ ...machines, ...lookups }));
  reactions.push(...made.flatMap((feature) => feature.reactions ?? []));

  const faces = made.flatMap((feature) => feature.faces ?? []);
  const resolvers = makeResolvers(contract.schema, faces, makeOnce({ db, secret: outside.signingKey }));
  const http = await openHttp({
    ...machines,
    contract,
    resolvers,
    crashTexts,
    isPage,
    pageMarks: { "restride-support": outside.supportEmail },
    mayStrangersSend: (text) => outside.openDocuments || registered.has(hashSecret(text)),
    routes: made.flatMap((feature) => feature.routes ?? []),
    viewers: lookups.viewers,
    ready: () => isReady(pool),
  });

  const jobs = [
    ...made.flatMap((feature) => feature.jobs ?? []),
    makeReactJob(db, reactions),
    makeSendJob({ ...machines, onEnded: makeAccountStore(db).forgetSubscription }),
  ];
  const timed = [
    ...made.flatMap((feature) => feature.timed ?? []),
    // A process that was killed may have told nobody of its last facts.
    { name: "tell-facts", crontab: "* * * * *", run: async () => void (await machines.facts.tellAll()) },
    tidyOutbox(db, now),
    tidyKeys(db, systemScope("tidy-keys"), now),
    tidyRateLimits(db, systemScope("tidy-rate-limits"), now),
  ];
  const worker = await startWorker(outside.databaseUrl, jobs, timed, { atOnce: outside.jobsAtOnce, log });

  const [{ live, facts }, { noteRead }] = [machines, lookups];
  let closed: Promise<void> | undefined;
  return {
    app: http.app,
    tokens: machines.tokens,
    newId: machines.newId,
    timed,
    /** Settles when all reads of patients so far are noted. */
    readsNoted: noteRead.written,
    connectionsOut: () => pool.totalCount - pool.idleCount,
    close: () => (closed ??= endAll([http.close, worker.stop, live.close, noteRead.written, facts.told, db.close])),
  };
};

const endAll = async (ends: readonly (() => Promise<void>)[]): Promise<void> => {
  for (const end of ends) await within(closesWithin, end());
};

export type Product = Awaited<ReturnType<typeof makeProduct>>;

const isReady = async (pool: pg.Pool): Promise<boolean> => {
  try {
    await pool.query("select 1");
    return true;
  } catch {
    return false;
  }
};
