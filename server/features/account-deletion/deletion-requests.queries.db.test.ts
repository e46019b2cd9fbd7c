import { systemScope } from "@restride/domain/access/scope.ts";
import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect } from "vitest";
import { test } from "../../../dev-env/database/small-database-test.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeDeletionRequestsQueries } from "./deletion-requests.queries.ts";

const numbered = (number: number) => testId(`0192f000-00e4-7000-8000-00000000000${number}`);
const [one, other] = small.companies;

test("listed requests stand by their time, the newest first, those of one moment by their ids, each with its companies by name", async ({
  database: { db, owner },
}) => {
  await owner.query("update companies set name = case company_id when $1 then 'Zeta' else 'Alpha' end", [one]);
  for (const [number, at, unmatchedAt, companies] of [
    [4, "2026-11-20T12:00:01Z", "2026-11-20T13:00:00Z", [one]],
    [3, "2026-11-20T12:00:00Z", "2026-11-20T13:00:00Z", [one, other]],
    [1, "2026-11-20T12:00:02Z", "2026-11-20T13:00:00Z", []],
    [2, "2026-11-20T12:00:00Z", "2026-11-20T13:00:00Z", [other]],
    [5, "2026-11-20T12:00:03Z", null, [one]],
  ] as const)
    await owner.query(
      `insert into deletion_requests (request_id, first_name, last_name, dob, phone, requested_at, unmatched_at, company_ids)
       values ($1, 'Ada', 'Berg', '1960-02-29', '+13125550100', $2, $3, $4)`,
      [numbered(number), at, unmatchedAt, companies],
    );
  const queries = makeDeletionRequestsQueries(db);
  const listed = await queries.acrossCustomersPage(systemScope("test"), { current: 1, pageSize: 20 });
  expect(listed.map(({ _id, companies }) => [Number(_id.slice(-1)), ...companies])).toEqual([
    [1],
    [4, "Zeta"],
    [2, "Alpha"],
    [3, "Alpha", "Zeta"],
  ]);
  expect(await queries.acrossCustomersTotal(systemScope("test"))).toBe(4);
});
