import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import { type MessageKind, messageKinds } from "@restride/domain/undelivered-messages/message-kind.ts";
import type { ObsoleteReason } from "@restride/domain/undelivered-messages/reason.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { makeDatabase } from "@restride/server/platform/database/database.ts";
import { migrate } from "@restride/server/platform/database/migrate.ts";
import { makePool } from "@restride/server/platform/database/pool.ts";
import { newUuid } from "@restride/server/platform/ids.ts";
import type { Mail } from "@restride/server/platform/mail/messengers.ts";
import type { SendResult } from "@restride/server/platform/push/send-result.ts";
import { makeSend, outboxTimedJobs, type Send } from "@restride/server/platform/outbox/outbox.ts";
import { makeOutboxStore, type OutboxStore } from "@restride/server/platform/outbox/outbox.store.ts";
import { makeSeal } from "@restride/server/platform/outbox/seal.ts";
import { makeSendJob } from "@restride/server/platform/outbox/send-job.ts";
import { newClient } from "@restride/server/platform/database/client.ts";
import { cloneDatabase, migratedTemplate } from "../database/test-databases.ts";

const minute = 60_000;
const tenant = systemCustomerScope(testId("0192f000-0000-7000-8000-000000000001"), "test");
const seal = makeSeal("secret", "outbox");

/** Mail address of all messages. */
export const recipient = "ada@home.example";

/** Starts only the outbox, on its own database, with a clock and results of messengers that tests set. */
export const startOutbox = async () => {
  const database = await cloneDatabase(migratedTemplate(migrate));
  const pool = makePool(database.url, 2);
  const db = makeDatabase(pool);
  const owner = newClient({ connectionString: database.url });
  await owner.connect();
  const world = {
    clock: Date.parse("2026-11-20T12:00:00Z"),
    /** Result of sending a mail. */
    answer: "sent" as SendResult,
    /** Result of the check of each kind. */
    lost: null as ObsoleteReason | null,
    mails: [] as Mail[],
    endedSubscriptions: [] as string[],
    results: [] as string[],
  };
  const now = () => world.clock;
  const outbox = makeOutboxStore({ db, seal, now });
  const sendAny: Send = makeSend({ db, outbox, newId: () => newUuid(world.clock) });

  const makeJob = (during: () => unknown = () => undefined, store: OutboxStore = outbox) =>
    makeSendJob({
      outbox: store,
      seal,
      now,
      checks: (Object.keys(messageKinds) as MessageKind[]).map((kind) => ({
        kind,
        findObsoleteReason: async () => world.lost,
      })),
      onSubscriptionEnded: async (subscription) => void world.endedSubscriptions.push(subscription),
      countTry: (channel, result) => void world.results.push(`${channel} ${result}`),
      messengers: {
        mail: async (mail) => {
          if (world.answer === "sent") world.mails.push(mail);
          await during();
          return world.answer;
        },
        mailNow: async () => "sent",
        sms: async () => "notSetUp",
        push: async () => "sent",
        webPush: async () => "unsubscribed",
      },
    });
  const jobs = async (): Promise<Record<string, unknown>[]> =>
    (await owner.query("select payload from graphile_worker._private_jobs order by id")).rows.map(
      ({ payload }) => payload,
    );
  /** Runs all queued jobs. They stay in the queue, as if they were delivered twice. */
  const work = async (during?: () => unknown): Promise<void> => {
    for (const payload of await jobs()) await makeJob(during).run(payload);
  };
  const runTimed = (name: string) =>
    outboxTimedJobs(outbox)
      .find((job) => job.name === name)!
      .run();

  return {
    world,
    db,
    pool,
    owner,
    outbox,
    tenant,
    seal,
    sendAny,
    makeJob,
    jobs,
    work,
    runTimed,
    send: (key: string, text = "Hello", sender: Parameters<Send>[0] = tenant, endsAt?: number) =>
      sendAny(sender, key, {
        kind: "callbackRequest",
        about: {},
        ...(endsAt !== undefined && { endsAt }),
        channel: "mail",
        message: { to: recipient, subject: "Hello", text },
      }),
    /** Advances the clock minute by minute, and runs the timed jobs each time. */
    waitFor: async (milliseconds: number): Promise<void> => {
      for (const end = world.clock + milliseconds; world.clock < end;) {
        world.clock += minute;
        await owner.query("delete from graphile_worker._private_jobs");
        await runTimed("retry-messages");
        await work();
      }
    },
    rows: async () => (await owner.query("select * from outgoing_messages order by message_key")).rows,
    clear: async (): Promise<void> => {
      await owner.query("delete from outgoing_messages; delete from graphile_worker._private_jobs");
      Object.assign(world, { answer: "sent", lost: null, mails: [], endedSubscriptions: [], results: [] });
    },
    close: async (): Promise<void> => {
      await owner.end();
      await db.close();
      await database.drop();
    },
  };
};

export type OutboxAtWork = Awaited<ReturnType<typeof startOutbox>>;
