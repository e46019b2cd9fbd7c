import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { solveBotCheck } from "../../../dev-env/solve-bot-check.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let company: Caller;
let otherCompany: Caller;
let superAdmin: Caller;
test.beforeEach(async ({ world }) => {
  [company, otherCompany, superAdmin] = (await Promise.all([
    signIn(world, smallEmail(0, Role.companyAdmin)),
    signIn(world, smallEmail(2, Role.companyAdmin)),
    signIn(world, smallEmail(0, Role.superAdmin)),
  ])) as [Caller, Caller, Caller];
});

const stranger = {
  firstname: "Una",
  lastname: "Known",
  dob: "05/01/1961",
  phone: "+13125550177",
  email: "una@known.example",
};
const day = 86_400_000;
const rows = async (world: World, sql: string, values: unknown[] = []) => (await world.owner.query(sql, values)).rows;

const ask = async (world: World, more: object = {}) => {
  const input = { ...stranger, ...more, token: await solveBotCheck(world.url) };
  const { answer } = await caller(world.url).call(documentOf("deleteAccountRequest", "status message"), input);
  await world.settle();
  return answer;
};

interface RequestList {
  readonly total: number;
  readonly requests: readonly { readonly _id: string; readonly [field: string]: unknown }[];
}
const list = async (person: Caller) =>
  (
    await person.call<RequestList>(
      "{ getDeletionRequests { status message total requests { _id firstname lastname dob phone email requestedOn companies } } }",
    )
  ).answer;
const change = async (person: Caller, call: string, fields = "status message") =>
  (await person.call<{ caseid: string | null }>(`mutation { ${call} { ${fields} } }`)).answer;

test("a request of nobody is listed for the super admin as it was typed, and for no company that nothing points to", async ({
  world,
}) => {
  await ask(world);
  expect(await list(superAdmin)).toMatchObject({
    status: "success",
    total: 1,
    requests: [{ ...stranger, dob: "1961-05-01", companies: [] }],
  });
  for (const admin of [company, otherCompany]) expect(await list(admin)).toMatchObject({ total: 0, requests: [] });
});

test.for([
  ["phone", { phone: "+13125550101" }],
  ["email", { email: smallPatientEmail(0, 1) }],
  ["name and birth date", { firstname: "pat1", lastname: "Clinic1", dob: "05/01/1960" }],
] as const)(
  "a request whose %s is a patient's is listed for the company of that patient",
  async ([, more], { world }) => {
    await rows(world, "update patients set phone = '+13125550999', email = 'x@y.example' where customer_id = $1", [
      small.customers[2],
    ]);
    await ask(world, more);
    expect(await list(company)).toMatchObject({ total: 1, requests: [{ companies: [] }] });
    expect(await list(superAdmin)).toMatchObject({ total: 1, requests: [{ companies: ["Company 1"] }] });
    expect(await list(otherCompany)).toMatchObject({ total: 0 });
  },
);

test("where there is one company, every request is listed for it", async ({ world }) => {
  await rows(world, "update customers set company_id = $1", [small.companies[0]]);
  await rows(world, "delete from users where company_id = $1", [small.companies[1]]);
  await rows(world, "delete from companies where company_id = $1", [small.companies[1]]);
  await ask(world);
  expect(await list(company)).toMatchObject({ total: 1 });
});

test("a company admin starts a case about the patient they find, which takes the request out of every list", async ({
  world,
}) => {
  await ask(world, { email: smallPatientEmail(0, 1) });
  const [request] = (await list(company)).requests;
  const start = (person: Caller, patient: string, customer = small.customers[0]) =>
    change(
      person,
      `startDeletionCase(requestid: "${request!._id}", customerid: "${customer}", patientid: "${patient}")`,
      "status message caseid",
    );
  expect(await start(company, small.patient(1, 1))).toMatchObject({ status: "fail" });
  expect(await start(otherCompany, small.patient(2, 1), small.customers[2])).toMatchObject({
    status: "fail",
    message: "This request is no longer in the list.",
  });
  const started = await start(company, small.patient(0, 1));
  expect(started).toMatchObject({ status: "success", message: "Case started" });
  expect(
    await rows(world, "select case_id, patient_id, type, summary, description, created_by from cases"),
  ).toMatchObject([
    {
      case_id: started.caseid,
      patient_id: small.patient(0, 1),
      type: "Delete Account Request",
      summary: "Account deletion request to check",
      description: expect.stringMatching(
        /The email matches. The name, birth date, and phone differ. The request says: Una Known, born 05\/01\/1961/,
      ),
      created_by: small.user(0, Role.companyAdmin),
    },
  ]);
  expect(await start(company, small.patient(0, 1))).toMatchObject({ status: "fail" });
  expect((await list(superAdmin)).total).toBe(0);
});

test("'Not our patient' takes a request out of the company's list; the super admin keeps it until it is removed for all", async ({
  world,
}) => {
  await ask(world, { email: smallPatientEmail(0, 1) });
  const dismiss = async (person: Caller, id: string) => change(person, `dismissDeletionRequest(requestid: "${id}")`);
  const id = (await list(company)).requests[0]!._id;
  expect(await dismiss(otherCompany, id)).toMatchObject({ status: "fail" });
  expect(await dismiss(company, id)).toMatchObject({ status: "success", message: "Request removed" });
  expect([(await list(company)).total, (await list(superAdmin)).total]).toEqual([0, 1]);
  expect(await dismiss(superAdmin, id)).toMatchObject({ status: "success" });
  expect((await list(superAdmin)).total).toBe(0);
  const logged = await rows(
    world,
    "select actor, action, before, after from audit_log where table_name = 'deletion_requests' order by entry_id",
  );
  expect(logged.slice(-2)).toMatchObject([
    { actor: small.user(0, Role.companyAdmin), action: "update", after: { request_id: id, company_ids: [] } },
    { actor: small.user(0, Role.superAdmin), action: "delete", before: { request_id: id }, after: null },
  ]);
  expect(JSON.stringify(logged)).not.toContain("Known");
});

test("a super admin sends a request to a company, whose list it is in from then on", async ({ world }) => {
  await ask(world);
  const id = (await list(superAdmin)).requests[0]!._id;
  const send = (companyid: string) =>
    change(superAdmin, `sendDeletionRequest(requestid: "${id}", companyid: "${companyid}")`);
  expect(await send(small.customers[0])).toMatchObject({ status: "fail" });
  for (let times = 0; times < 2; times += 1)
    expect(await send(small.companies[1])).toMatchObject({ status: "success" });
  expect(await list(otherCompany)).toMatchObject({ total: 1 });
  expect(await list(superAdmin)).toMatchObject({ requests: [{ companies: ["Company 2"] }] });
});

test("of two requests one leaves a company's list, or is sent to another's; the other one stays", async ({ world }) => {
  for (const patient of [1, 2])
    await ask(world, { email: smallPatientEmail(0, patient), phone: `312555017${patient}` });
  const idsOf = async (person: Caller) => (await list(person)).requests.map(({ _id }) => _id).toSorted();
  const both = await idsOf(company);
  const [first, second] = both as [string, string];
  await change(superAdmin, `sendDeletionRequest(requestid: "${first}", companyid: "${small.companies[1]}")`);
  expect([await idsOf(company), await idsOf(otherCompany)]).toEqual([both, [first]]);
  await change(company, `dismissDeletionRequest(requestid: "${first}")`);
  expect([await idsOf(company), await idsOf(otherCompany)]).toEqual([[second], [first]]);
  await change(superAdmin, `dismissDeletionRequest(requestid: "${first}")`);
  expect([await idsOf(company), await idsOf(otherCompany), await idsOf(superAdmin)]).toEqual([[second], [], [second]]);
});

test("a request is listed for 90 days", async ({ world }) => {
  await ask(world);
  const erase = () => world.product.timed.find(({ name }) => name === "erase-accounts")!.run();
  world.clock.advance(89 * day);
  await erase();
  expect(await rows(world, "select from deletion_requests")).toHaveLength(1);
  world.clock.advance(2 * day);
  await erase();
  expect(await rows(world, "select from deletion_requests")).toHaveLength(0);
});
