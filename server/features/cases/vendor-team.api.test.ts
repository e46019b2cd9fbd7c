import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { connectLive } from "../../../dev-env/live-caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const newCase = async (patient: number): Promise<string> => {
  const input = `patientId: "${small.patient(0, patient)}", summary: "A", description: "B", type: "Surgeon Message"`;
  const { answer } = await admin.call<{ caseid: string }>(`mutation { createNewCase(${input}) { status caseid } }`);
  return answer.caseid;
};
const assign = async (person: Caller, id: string) =>
  (await person.call(`mutation { assignedToMoveAi(caseId: "${id}") { status message } }`)).answer;

test("C060 C207 C062: an admin or a surgeon gives a case to the vendor, who is named; once", async ({ world }) => {
  const vendorOf = async (caseId: string) => {
    const fields = "reportedUsername vendor vendorAssignedAt vendorAssignedBy";
    return (await admin.call(`{ getActionCase(caseId: "${caseId}") { actionCase { ${fields} } } }`)).answer;
  };
  const caseOfSurgeon = await newCase(2);
  const ofSurgeon = await assign(await signIn(world, smallEmail(0, Role.surgeon)), caseOfSurgeon);
  expect(ofSurgeon).toMatchObject({ status: "success", message: "Assigned to MoveAI." });
  expect(await vendorOf(caseOfSurgeon)).toMatchObject({
    actionCase: { reportedUsername: `Sam Role${Role.admin}`, vendorAssignedBy: `Sam Role${Role.surgeon}` },
  });
  const id = await newCase(1);
  expect(await assign(admin, id)).toMatchObject({ status: "success", message: "Assigned to MoveAI." });
  expect(await assign(admin, id)).toMatchObject({ status: "fail", message: "This case is with MoveAI already." });
  expect(await vendorOf(id)).toMatchObject({
    actionCase: { vendor: "MoveAI", vendorAssignedAt: expect.any(String), vendorAssignedBy: "Sam Role1" },
  });
  const other = await newCase(2);
  const atOnce = await Promise.all([assign(admin, other), assign(admin, other)]);
  expect(atOnce.map(({ status }) => status).toSorted()).toEqual(["fail", "success"]);
});

test.extend("worldOptions", () => ({ vendorName: "Gait Lab" }))(
  "C062: the vendor is the one that the installation names",
  async () => {
    const id = await newCase(1);
    expect(await assign(admin, id)).toMatchObject({ message: "Assigned to Gait Lab." });
    expect(await assign(admin, id)).toMatchObject({ message: "This case is with Gait Lab already." });
    const { answer } = await admin.call(`{ getActionCase(caseId: "${id}") { actionCase { vendor } } }`);
    expect(answer).toMatchObject({ actionCase: { vendor: "Gait Lab" } });
  },
);

test("C207: a case of another clinic, and for a surgeon of another surgeon, is as if it were not there", async ({
  world,
}) => {
  const id = await newCase(3);
  const refused = { status: "fail", message: "This case was not found." };
  expect(await assign(await signIn(world, smallEmail(1, Role.admin)), id)).toMatchObject(refused);
  expect(await assign(await signIn(world, smallEmail(0, Role.surgeon)), id)).toMatchObject(refused);
  const { rows } = await world.owner.query("select vendor_assigned_at as at from cases where case_id = $1", [id]);
  expect(rows).toEqual([{ at: null }]);
});

test("A276 C249 C253: moveAiComment tells company users of it, and nobody else may listen", async ({ world }) => {
  const boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
  const id = await newCase(2);
  const { rows } = await world.owner.query("select max(last_number)::int as last from domain_event_counters");
  const query = `subscription { moveAiComment(since: ${rows[0].last}) { status fact caseid } }`;
  const stream = connectLive(world.url, boss).iterate<{ moveAiComment: object }>({ query });
  await assign(admin, id);
  expect((await stream.next()).value!.data!.moveAiComment).toMatchObject({ status: "success", caseid: id });
  await expect(connectLive(world.url, admin).iterate({ query }).next()).rejects.toMatchObject([
    { message: "You are not allowed to do this." },
  ]);
});
