import { systemScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test } from "../../../../dev-env/database/small-database-test.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { makeCarriersStore } from "./carriers.store.ts";

const scope = systemScope("test");
const noon = Date.parse("2026-11-20T12:00:00Z");

test("news of carriers that were taken, came late or were known already say when one came last; what cannot be read since is counted", async ({
  database: { db, owner },
}) => {
  const news = async (
    messages: readonly (readonly [milliseconds: number, result: string, source?: string, did?: string])[],
  ) => {
    await owner.query("delete from carrier_events");
    for (const [milliseconds, result, source = "Webhook", did = "Could not be read; nothing changed"] of messages)
      await owner.query(
        `insert into carrier_events (customer_id, message_id, carrier, event_id, event_type, received_at, source, result, outcome)
         values ($1, gen_random_uuid(), 'swift', gen_random_uuid()::text, '', $2, $3, $4, $5)`,
        [small.customers[0], new Date(noon + milliseconds).toISOString(), source, result, did],
      );
    const { lastTaken, refusals } = await makeCarriersStore(db).acrossCustomersNews(scope);
    return [lastTaken && lastTaken - noon, refusals.map((at) => at - noon)];
  };
  expect(await news([])).toEqual([null, []]);
  for (const result of ["Taken", "Late", "Known"])
    expect(
      await news([
        [5, result],
        [3, "Taken"],
      ]),
      result,
    ).toEqual([5, []]);
  expect(await news([[5, "Taken", "Poll"]])).toEqual([null, []]);
  expect(
    await news([
      [5, "Taken"],
      [8, "Refused"],
      [7, "Refused"],
      [5, "Refused"],
      [9, "Refused", "Poll"],
      [9, "Refused", "Webhook", "Another reason"],
    ]),
  ).toEqual([5, [7, 8]]);
});
