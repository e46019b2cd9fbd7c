import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";

let boss: Caller;
test.beforeAll(async ({ world }) => {
  boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
});

interface CommentAnswer {
  readonly status: string;
  readonly message: string;
  readonly caseid?: string;
  readonly commentid?: string;
}
const call = async (mutation: string, fields = ""): Promise<CommentAnswer> =>
  (await boss.call<CommentAnswer>(`mutation { ${mutation} { status message ${fields} } }`)).answer;

test("C266: where the documents fix a text, the server says it", async ({ world }) => {
  const opened = `customerId: "${small.customers[0]}", type: "System Technical", priority: "P1", status: "Unassigned", summary: "A", description: "B"`;
  const { caseid, message } = await call(`createNewCase(${opened})`, "caseid");
  expect(message).toBe("Case created");
  const newComment = await call(`addNewComment(caseId: "${caseid}", comment: "C")`, "commentid");
  expect(newComment.message).toBe("Message Sent!");
  expect(await call(`updateActionCase(caseId: "${caseid}", priority: "P2")`)).toMatchObject({
    message: "Case Updated",
  });
  expect(await call(`deleteComment(id: "${newComment.commentid}")`)).toMatchObject({ message: "Comment deleted" });
  const today = world.today();
  await call(`addWorkLog(caseId: "${caseid}", date: "${today}", mins: 5)`);
  const { rows } = await world.owner.query("select work_log_id as id from case_work_logs where case_id = $1", [caseid]);
  const edited = `editWorkLog(wlid: "${rows[0].id}", caseId: "${caseid}", date: "${today}", mins: 6, version: 1)`;
  expect(await call(edited)).toMatchObject({ message: "Work log updated" });
});

test("C116: who works in a clinic is told its name, logo and access code", async ({ world }) => {
  await world.owner.query("update customers set logo = '/images/logo.webp' where customer_id = $1", [
    small.customers[0],
  ]);
  const { answer } = await boss.call<{ customer: object }>(
    `mutation { loginAsCustomer(customerid: "${small.customers[0]}") { customer { name logo accesscode } } }`,
  );
  expect(answer.customer).toEqual({ name: "Clinic 1", logo: "/images/logo.webp", accesscode: "CLN001" });
});

test("A215: a medical associate opens the messages of all of their surgeons, and of no other", async ({ world }) => {
  const associate = await signIn(world, smallEmail(0, Role.medicalAssociate));
  const admin = await signIn(world, smallEmail(0, Role.admin));
  const write = async (patient: number): Promise<string> => {
    const input = `patientId: "${small.patient(0, patient)}", summary: "A", description: "B", type: "Surgeon Message"`;
    return (await admin.call<CommentAnswer>(`mutation { createNewCase(${input}) { caseid } }`)).answer.caseid!;
  };
  const [ofFirst, ofSecond] = [await write(1), await write(3)];
  const open = async (caseId: string) =>
    (await associate.call<CommentAnswer>(`{ getMessageCase(caseId: "${caseId}") { status } }`)).answer.status;
  expect([await open(ofFirst), await open(ofSecond)]).toEqual(["success", "fail"]);
  await world.owner.query("update users set associate_surgeons = $1 where user_id = $2", [
    [small.surgeon(0, 1), small.surgeon(0, 2)],
    small.user(0, Role.medicalAssociate),
  ]);
  world.clock.advance(60_000);
  expect([await open(ofFirst), await open(ofSecond)]).toEqual(["success", "success"]);
});
