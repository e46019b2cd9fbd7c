import { documentOf } from "../../../../dev-env/documents.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../../dev-env/caller.ts";
import { casesIn } from "../../../../dev-env/small-clinics/cases-in.ts";
import { smallEmail } from "../../../../dev-env/small-clinics.ts";
import { small } from "../../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../../dev-env/world-test.ts";

const listedCases = async (person: Caller) => {
  const { answer } = await person.call<{ actionCases: { summary: string }[]; total: number }>(
    "{ getActionCaseList { status total actionCases { summary } } }",
  );
  return [answer.total, answer.actionCases.map(({ summary }) => summary)];
};
const countedCases = async (person: Caller) =>
  (await person.call<{ unassigned: number }>("{ getActionCaseStats { unassigned } }")).answer.unassigned;

test.for([Role.companyAdmin, Role.healthCoach])(
  "role %i has the cases of all clinics of the company in the list and in its numbers, whichever clinic is entered",
  async (role, { world }) => {
    const cases = casesIn(world);
    await cases.add(1, 30);
    await cases.add(2, 20, { customer_id: small.customers[1] });
    await cases.add(3, 10, { customer_id: small.customers[2] }); // of another company
    const user = await signIn(world, smallEmail(0, role));
    const places = [user];
    for (const clinic of small.customers.slice(0, 2)) places.push(await enterClinic(world, user, clinic));
    for (const place of places) {
      expect(await listedCases(place)).toEqual([2, ["S2", "S1"]]);
      expect(await countedCases(place)).toBe(2);
    }
  },
);

test("C124 C197: a company admin archives and deletes cases of any clinic of the company, whichever clinic is entered", async ({
  world,
}) => {
  const cases = casesIn(world);
  await cases.add(1, 30);
  await cases.add(2, 20, { customer_id: small.customers[1] });
  await cases.add(3, 10, { customer_id: small.customers[2] }); // of another company
  const inside = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]!);
  const archive = documentOf("archiveActionCases", "status message");
  const remove = documentOf("deleteActionCase", "status message");
  const messageOf = async (document: string, numbers: readonly number[]) =>
    (await inside.call(document, { ids: numbers.map(cases.idOf) })).answer.message;
  expect(await messageOf(archive, [2, 3])).toBe("This case was not found.");
  expect(await messageOf(archive, [1, 2])).toBe("2 cases archived.");
  expect(await messageOf(remove, [2])).toBe("1 case deleted.");
});
