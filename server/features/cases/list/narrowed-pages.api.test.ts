import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { casesIn } from "../../../../dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../../dev-env/world-test.ts";

let boss: Caller;
let coach: Caller;
const [bossId, coachId] = [small.user(0, Role.companyAdmin), small.user(0, Role.healthCoach)];

/**
 * S1 to S10, ten minutes apart, S1 the newest; the default is Unassigned, unread and of the first clinic. Some are from before cases named their company,
 * and S11 of another company wrongly names this one.
 */
test.beforeAll(async ({ world }) => {
  boss = await signIn(world, smallEmail(0, Role.companyAdmin));
  const cases = casesIn(world);
  const [resolved, archived, read] = [
    { status: "Resolved" },
    { archived_at: cases.minutesAgo(1) },
    { created_by: bossId },
  ];
  const each: readonly object[] = [
    {},
    { ...resolved, priority: "P1" },
    read,
    { ...resolved, ...read, priority: "P2" },
    archived,
    { ...resolved, ...archived },
    {}, // urgent
    { ...resolved, ...archived }, // urgent
    { customer_id: small.customers[1], priority: "Blocker" },
    resolved, // urgent, and viewed since
    { customer_id: small.customers[2] },
  ];
  for (const [at, more] of each.entries())
    await cases.add(at + 1, (at + 1) * 10, { created_by: coachId, ...more } as Record<string, unknown>);
  for (const [number, minutes] of [
    [7, 65],
    [8, 75],
    [10, 95],
  ] as const)
    await cases.comment(number, minutes, { urgent: true });
  await cases.look(10, 94, bossId);
  await world.owner.query("update listed_cases set company_id = null where case_id = any($1)", [
    [2, 7, 8, 9].map(cases.idOf),
  ]);
  await world.owner.query("update listed_cases set company_id = $1 where case_id = $2", [
    small.companies[0],
    cases.idOf(11),
  ]);
  await world.owner.query("update users set associate_customers = $1 where user_id = $2", [
    [small.customers[0]],
    coachId,
  ]);
  coach = await signIn(world, smallEmail(0, Role.healthCoach));
});

interface Answer {
  readonly actionCases: readonly { readonly summary: string }[];
  readonly total: number;
}
const list = async (person: Caller, filters: object, sorter: object | null, current: number, pageSize: number) => {
  const document = `query ($f: ActionCaseFilters, $s: SorterInput, $m: PageInput) {
    getActionCaseList(filters: $f, sorter: $s, metadata: $m) { status message total actionCases { summary } } }`;
  const { answer } = await person.call<Answer>(document, { f: filters, s: sorter, m: { current, pageSize } });
  return answer;
};

const [resolved, both] = [{ status: ["Resolved"] }, { status: ["Unassigned", "Resolved"] }];
const lists: readonly (readonly [filters: object, urgentThenNewest: string])[] = [
  [{}, "S7,S1,S2,S3,S4,S9,S10"],
  [both, "S7,S1,S2,S3,S4,S9,S10"],
  [{ archived: true }, "S7,S8,S1,S2,S3,S4,S5,S6,S9,S10"],
  [resolved, "S2,S4,S10"],
  [{ ...resolved, archived: true }, "S8,S2,S4,S6,S10"],
  [{ unread: true }, "S7,S1,S2,S9"],
  [{ unread: true, archived: true }, "S7,S8,S1,S2,S5,S6,S9"],
  [{ ...resolved, unread: true }, "S2"],
  [{ ...resolved, unread: true, archived: true }, "S8,S2,S6"],
  [{ ...both, unread: true }, "S7,S1,S2,S9"],
];

const expectPages = async (person: Caller, filters: object, sorter: object | null, expected: string): Promise<void> => {
  const total = expected.split(",").length;
  for (const pageSize of [1, 3, 20]) {
    const pages = [];
    for (let current = 1; current <= Math.ceil(total / pageSize); current += 1)
      pages.push(await list(person, filters, sorter, current, pageSize));
    const summaries = pages.flatMap(({ actionCases }) => actionCases.map(({ summary }) => summary)).join();
    const label = JSON.stringify({ filters, sorter, pageSize });
    expect([label, summaries, ...new Set(pages.map((page) => page.total))]).toEqual([label, expected, total]);
  }
};

/** The clinics of the company by name, which a list reads one by one. */
const ofEachClinic = { customerIds: small.customers.slice(0, 2) };

test.each(lists)("C191 C296: %j lists and counts the same cases, whatever the size of a page", async (filters, all) => {
  await expectPages(boss, filters, null, all);
  await expectPages(boss, { ...filters, ...ofEachClinic }, null, all);
});

test("C043 C191: a coach of one clinic has its cases in each order, the own ones read", async () => {
  await expectPages(coach, {}, null, "S7,S10,S1,S2,S3,S4");
  await expectPages(coach, { unread: true, archived: true }, null, "S7,S8,S10,S3,S4");
  await expectPages(coach, both, { field: "priority", order: "descend" }, "S2,S4,S1,S3,S7,S10");
  await expectPages(coach, resolved, { field: "caseNumber", order: "descend" }, "S10,S4,S2");
});

test("C191: the oldest change first, by number and by priority, the pages follow one another too", async () => {
  const sorters: readonly (readonly [filters: object, field: string, order: string, expected: string])[] = [
    [{}, "lastUpdated", "ascend", "S10,S9,S7,S4,S3,S2,S1"],
    [{ unread: true }, "lastUpdated", "ascend", "S9,S7,S2,S1"],
    [{ ...resolved, archived: true }, "lastUpdated", "ascend", "S10,S8,S6,S4,S2"],
    [{}, "caseNumber", "ascend", "S1,S2,S3,S4,S7,S9,S10"],
    [{ unread: true, archived: true }, "caseNumber", "descend", "S9,S8,S7,S6,S5,S2,S1"],
    [{}, "priority", "descend", "S9,S2,S4,S1,S3,S7,S10"],
    [{ unread: true }, "priority", "descend", "S9,S2,S1,S7"],
    [resolved, "priority", "ascend", "S10,S4,S2"],
  ];
  for (const [filters, field, order, expected] of sorters)
    for (const clinics of [{}, ofEachClinic])
      await expectPages(boss, { ...filters, ...clinics }, { field, order }, expected);
});
