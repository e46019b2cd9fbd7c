import { systemScope } from "@restride/domain/access/scope.ts";
import type { SecurityEventFilter } from "@restride/domain/security-events/security-event.ts";
import { noId } from "@restride/domain/values/id.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeSecurityEventsQueries } from "./security-events.queries.ts";

const scope = systemScope("test");

test("security events stand by day and moment, the newest first, then by kind, account and source, on every page", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from security_events");
  const rows = [
    ["2026-11-20", "2026-11-20T13:00:00Z", "refusedRight", noId, ""],
    ["2026-11-20", "2026-11-20T12:00:00Z", "forgedSignature", noId, "a"],
    ["2026-11-20", "2026-11-20T12:00:00Z", "forgedSignature", noId, "b"],
    ["2026-11-20", "2026-11-20T12:00:00Z", "forgedSignature", small.patient(0, 1), "a"],
    ["2026-11-20", "2026-11-20T12:00:00Z", "refusedRight", noId, "a"],
    ["2026-11-19", "2026-11-20T14:00:00Z", "forgedSignature", noId, "a"],
  ] as const;
  for (const [day, lastAt, kind, account, source] of rows.toReversed())
    await owner.query("insert into security_events values ($1, $2, $3, $4, 1, $5)", [
      day,
      kind,
      account,
      source,
      lastAt,
    ]);
  const queries = makeSecurityEventsQueries(db);
  const page = async (current: number, pageSize: number, kind?: string) =>
    (await queries.acrossCustomersPage(scope, { current, pageSize, kind } as SecurityEventFilter)).map(
      (row) => `${row.day} ${row.kind} ${row.account ?? "-"} ${row.source}`,
    );
  const inOrder = [
    "2026-11-20 refusedRight - ",
    "2026-11-20 forgedSignature - a",
    "2026-11-20 forgedSignature - b",
    "2026-11-20 forgedSignature A patient a",
    "2026-11-20 refusedRight - a",
    "2026-11-19 forgedSignature - a",
  ];
  expect(await page(1, 6)).toEqual(inOrder);
  const pages = [1, 2, 3, 4, 5, 6].map((current) => page(current, 1));
  expect((await Promise.all(pages)).flat()).toEqual(inOrder);
  expect(await page(1, 6, "refusedRight")).toEqual([inOrder[0], inOrder[4]]);
  const total = (kind?: string) => queries.acrossCustomersTotal(scope, { kind } as SecurityEventFilter);
  expect([await total(), await total("refusedRight")]).toEqual([6, 2]);
});
