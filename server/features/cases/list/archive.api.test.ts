import { documentOf } from "../../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../../dev-env/caller.ts";
import { casesIn } from "../../../../dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../../dev-env/world-test.ts";

let boss: Caller;
let cases: ReturnType<typeof casesIn>;
test.beforeEach(async ({ world }) => {
  cases = casesIn(world);
  boss = await signIn(world, smallEmail(0, Role.companyAdmin));
});

const summariesOf = async (person: Caller, filters = "{}"): Promise<string> => {
  const { answer } = await person.call<{ actionCases: { summary: string }[] }>(
    `{ getActionCaseList(filters: ${filters}) { actionCases { summary } } }`,
  );
  return answer.actionCases.map(({ summary }) => summary).join();
};
const total = async (person: Caller): Promise<number> =>
  (await person.call<{ total: number }>("{ getActionCaseStats { total } }")).answer.total;

const archive = documentOf("archiveActionCases", "status message");
const remove = documentOf("deleteActionCase", "status message");
const ids = (...numbers: number[]): string[] => numbers.map(cases.idOf);

test("C124 C197: an archived case leaves list and stats, and comes back", async () => {
  for (const each of [1, 2, 3]) await cases.add(each, each);
  const { answer } = await boss.call(archive, { ids: ids(1, 2) });
  expect(answer).toMatchObject({ status: "success", message: "2 cases archived." });
  expect([await summariesOf(boss), await total(boss)]).toEqual(["S3", 1]);
  expect((await boss.call(archive, { ids: ids(1), archived: false })).answer.message).toBe("1 case back in the list.");
  expect([await summariesOf(boss), await total(boss)]).toEqual(["S1,S3", 2]);
});

test("twice the same is once: one domain event, one change", async ({ world }) => {
  await cases.add(1, 1);
  for (const _ of [1, 2]) await boss.call(archive, { ids: ids(1, 1) });
  const { rows } = await world.owner.query("select kind, data ->> 'archived' as archived from domain_events");
  expect(rows).toEqual([{ kind: "CaseArchived", archived: "yes" }]);
});

test("with one that is not theirs among them, nothing happens to any", async () => {
  await cases.add(1, 1);
  await cases.add(2, 2, { customer_id: small.customers[2] });
  for (const all of [ids(1, 2), ids(1, 9)]) {
    expect((await boss.call(archive, { ids: all })).answer.message).toBe("This case was not found.");
    expect((await boss.call(remove, { ids: all })).answer.message).toBe("This case was not found.");
  }
  expect((await boss.call(archive, { ids: [] })).answer.message).toBe("Please choose a case.");
  expect(await summariesOf(boss)).toBe("S1");
});

test("C197: a surgeon archives the cases of the own patients only", async ({ world }) => {
  await cases.add(1, 1, { patient_id: small.patient(0, 1) });
  await cases.add(3, 3, { patient_id: small.patient(0, 3) });
  const surgeon = await signIn(world, smallEmail(0, Role.surgeon));
  expect((await surgeon.call(archive, { ids: ids(1, 3) })).answer.message).toBe("This case was not found.");
  expect((await surgeon.call(archive, { ids: ids(1) })).answer.status).toBe("success");
  expect(await summariesOf(boss)).toBe("S3");
});

test("C196 C125: deleting takes archived cases only, with all that was said", async ({ world }) => {
  for (const each of [1, 2]) await cases.add(each, each);
  await cases.comment(1, 1);
  await boss.call(archive, { ids: ids(1) });
  expect((await boss.call(remove, { ids: ids(1, 2) })).answer.message).toBe("Archive a case before you delete it.");
  expect((await boss.call(remove, { ids: ids(1) })).answer).toMatchObject({
    status: "success",
    message: "1 case deleted.",
  });
  expect(await summariesOf(boss, "{ archived: true }")).toBe("S2");
  expect((await world.owner.query("select from case_comments")).rowCount).toBe(0);
  expect((await boss.call(remove, { ids: ids(1) })).answer.message).toBe("This case was not found.");
});
