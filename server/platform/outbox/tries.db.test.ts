import { recipient, startOutbox, type OutboxAtWork } from "@restride/dev-env/outbox/outbox-at-work.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeSeal } from "./seal.ts";

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

let at: OutboxAtWork;
beforeAll(async () => {
  at = await startOutbox();
});
afterAll(() => at.close());
beforeEach(() => at.clear());

describe("not leaving", () => {
  test("is tried again after pauses of at most an hour for ten days; back on the ninth day, the mail leaves once", async () => {
    await at.send("event ada");
    at.world.answer = "serverAway";
    await at.work();
    const tries = async () => (await at.rows())[0].tries as number;
    const after: number[] = [];
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      await at.waitFor(pause * minute);
      after.push(await tries());
    }
    expect(after).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    at.world.clock += 9 * day;
    at.world.answer = "sent";
    await at.waitFor(hour);
    expect(at.world.mails).toHaveLength(1);
    expect(await at.rows()).toMatchObject([{ sealed: null, undelivered_at: null, next_try_at: null }]);
  });

  test("after ten days it is listed with the last reason, and can still be sent again", async () => {
    await at.send("event ada");
    at.world.answer = "serverAway";
    await at.work();
    at.world.clock += 10 * day - 2 * hour;
    await at.waitFor(hour);
    expect(await at.rows()).toMatchObject([{ undelivered_at: null, next_try_at: expect.any(Date) }]);
    await at.waitFor(2 * hour);
    expect(await at.rows()).toMatchObject([
      { undelivered_at: expect.any(Date), next_try_at: null, last_reason: "serverAway", sealed: expect.any(Buffer) },
    ]);
    at.world.answer = "sent";
    await at.waitFor(2 * hour);
    expect(at.world.mails).toEqual([]);
  });

  test.each(["unknownMailbox", "refused", "notSetUp"] as const)(
    "is listed at once when another try would end the same: %s",
    async (reason) => {
      await at.send("event ada");
      at.world.answer = reason;
      await at.work();
      expect(await at.rows()).toMatchObject([
        { last_reason: reason, undelivered_at: new Date(at.world.clock), tries: 1, sealed: expect.any(Buffer) },
      ]);
      expect(at.world.results).toEqual([`mail ${reason}`]);
    },
  );

  test("without sense it is not sent late but listed, emptied of what it said", async () => {
    await at.send("event ada");
    at.world.answer = "serverAway";
    await at.work();
    [at.world.answer, at.world.lost] = ["sent", "inactive"];
    await at.waitFor(2 * minute);
    expect(at.world.mails).toEqual([]);
    expect(await at.rows()).toMatchObject([
      { last_reason: "inactive", sealed: null, undelivered_at: expect.any(Date), recipient: expect.any(Buffer) },
    ]);
  });

  test("from its end on it is not sent; one that was listed before is emptied then", async () => {
    await at.send("ends soon", "Hello", at.tenant, at.world.clock + hour);
    await at.send("ends now", "Hello", at.tenant, at.world.clock);
    at.world.answer = "unknownMailbox";
    await at.work();
    expect((await at.rows()).map((row) => [row.message_key, row.last_reason, row.sealed !== null])).toEqual([
      ["ends now", "ended", false],
      ["ends soon", "unknownMailbox", true],
    ]);
    await at.waitFor(hour);
    expect((await at.rows()).map(({ sealed }) => sealed)).toEqual([null, null]);
  });

  test("a browser that ended its subscription is told to whoever keeps it, and the push is listed", async () => {
    await at.sendAny(at.tenant, "push", {
      kind: "caseNews",
      about: {},
      channel: "webPush",
      message: { subscription: "gone", title: "a", text: "b", path: "/" },
    });
    await at.work();
    expect(at.world.endedSubscriptions).toEqual(["gone"]);
    expect(await at.rows()).toMatchObject([{ last_reason: "unsubscribed", sealed: null }]);
  });

  test("what was sealed with another signing key is listed as unreadable", async () => {
    await at.send("event ada");
    await at.owner.query("update outgoing_messages set sealed = $1", [makeSeal("other", "outbox").encrypt("{}")]);
    await at.work();
    expect(await at.rows()).toMatchObject([{ last_reason: "unreadable", sealed: null }]);
  });

  test("a messenger that fails in an unforeseen way is one more failed try, and its words are nowhere", async () => {
    await at.send("event ada");
    await at.work(() => {
      throw new Error(`550 ${recipient} refused`);
    });
    expect(await at.rows()).toMatchObject([{ last_reason: "failed", next_try_at: new Date(at.world.clock + minute) }]);
    const everything = await at.owner.query(
      "select m::text || j::text as text from outgoing_messages m, graphile_worker._private_jobs j",
    );
    expect(JSON.stringify(everything.rows)).not.toContain(recipient);
  });

  test("a dismissed message is not tried", async () => {
    await at.send("event ada");
    await at.owner.query("update outgoing_messages set dismissed_at = now()");
    await at.work();
    await at.waitFor(minute);
    expect(at.world.mails).toEqual([]);
  });

  test("a message whose job was lost is found by the clock", async () => {
    await at.send("event ada");
    await at.owner.query("delete from graphile_worker._private_jobs");
    await at.waitFor(minute);
    expect(at.world.mails).toHaveLength(1);
  });
});
