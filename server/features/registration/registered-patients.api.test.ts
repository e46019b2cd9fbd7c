import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { pagesOf } from "../../../dev-env/pdf/pages-of.ts";
import { register, registrationOf } from "../../../dev-env/register.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const clinic = small.customers[0]!;
const caregiver = {
  fname: "Robin",
  lname: "Alvarez",
  phone: "3125550100",
  email: "r@b.example",
  relationship: "Child",
};
const enrol = async (world: World, more: object, where = clinic) => {
  world.clock.advance(60_000);
  expect(await register(world.url, await registrationOf(world.url, where, more))).toMatchObject({ status: "success" });
};

interface Row {
  readonly _id: string;
  readonly lastname: string;
  readonly signed: number;
  readonly forms: number;
}
interface List {
  readonly patients: Row[];
  readonly total: number;
  readonly waiting: number;
}
const listDocument = documentOf(
  "getRegisteredPatients",
  "status message total waiting patients { _id firstname lastname gender age phone registered signed forms isrepeated }",
);
const list = async (search?: string, metadata?: object) =>
  (await admin.call<List>(listDocument, { search, metadata })).answer;
const names = async (search?: string) => (await list(search)).patients.map(({ lastname }) => lastname);
const idOf = async (search: string) => (await list(search)).patients[0]!._id;
const call = async (name: string, input: object, fields = "status message") =>
  (await admin.call(documentOf(name, fields), input)).answer;

test("B342 B399: who waits comes newest first, five a page, the phone masked, with time, forms and who may be known", async ({
  world,
}) => {
  for (const lastname of ["One", "Two", "Three", "Four", "Five", "Six"]) await enrol(world, { lastname });
  await enrol(world, { lastname: "Elsewhere" }, small.customers[1]!);
  const { patients, total, waiting } = await list();
  expect([total, waiting, patients.map(({ lastname }) => lastname)]).toEqual([
    6,
    6,
    ["Six", "Five", "Four", "Three", "Two"],
  ]);
  expect(patients[0]).toMatchObject({
    firstname: "Maria",
    gender: "female",
    phone: "•••• 0199",
    registered: expect.stringMatching(/^\d\d\/\d\d\/\d{4}, 12:0\d PM$/),
    signed: 3,
    forms: 3,
    isrepeated: false,
  });
  const second = await list(undefined, { current: 2, pageSize: 5 });
  expect(second.patients.map(({ lastname }) => lastname)).toEqual(["One"]);
  await enrol(world, { lastname: "Six" });
  expect((await list()).patients[0]).toMatchObject({ lastname: "Six", isrepeated: true });
});

test("a form that the clinic asks for since is not signed yet, and one that it asks for no more was", async ({
  world,
}) => {
  await enrol(world, { lastname: "One" });
  const counted = async () => (await list()).patients.map(({ signed, forms }) => [signed, forms]);
  const more = `insert into consent_forms (customer_id, form_id, version, active, title, description, body, sequence)
    select customer_id, gen_random_uuid(), 1, true, 'Pictures', description, body, 9 from consent_forms where customer_id = $1 limit 1`;
  await world.owner.query(more, [clinic]);
  expect(await counted()).toEqual([[3, 4]]);
  await world.owner.query("update consent_forms set active = false where customer_id = $1", [clinic]);
  expect(await counted()).toEqual([[3, 3]]);
});

test("B020 B256 B342: four digits find a phone, other text beginnings of names, without case and accents", async ({
  world,
}) => {
  await enrol(world, { lastname: "Gárcia-Lopez", phone: "312 555 0142" });
  await enrol(world, { lastname: "Garner", phone: "312 555 0143" });
  expect(await names("0142")).toEqual(["Gárcia-Lopez"]);
  expect(await names("gar")).toEqual(["Garner", "Gárcia-Lopez"]);
  expect(await names("GÁRC")).toEqual(["Gárcia-Lopez"]);
  expect(await names("lopez")).toEqual(["Gárcia-Lopez"]);
  expect(await names("opez")).toEqual([]);
  expect(await names("g%")).toEqual([]);
  expect(await list("0142")).toMatchObject({ total: 1, waiting: 2 });
  expect(await list(" gar")).toMatchObject({ status: "fail", message: "Please remove empty spaces." });
});

const oneDocument = `status message patient { _id firstname dob phone email height email_opt_in include_devices registered
  shipaddress { addressline1 city state zip country } caregiver { name relationship phone } forms { title version } }`;

test("A131: one registration has all that was entered and what was signed; who is a patient already waits no more", async ({
  world,
}) => {
  await enrol(world, { caregiver });
  const id = await idOf("Alvarez");
  expect(await call("getRegisteredPatient", { id }, oneDocument)).toMatchObject({
    status: "success",
    patient: {
      _id: id,
      dob: "1960-05-01",
      phone: "+13125550199",
      email: "maria@example.com",
      height: 65,
      include_devices: false,
      shipaddress: { addressline1: "12 Lake Street", city: "Chicago", country: "US" },
      caregiver: { name: "Robin Alvarez", relationship: "Child", phone: "+13125550100" },
      forms: [
        { title: "Authorization for release of information", version: 1 },
        { title: "Remote monitoring consent", version: 1 },
        { title: "Device agreement", version: 1 },
      ],
    },
  });
  await world.owner.query("update registered_patients set patient_id = $1", [small.patient(0, 1)]);
  const gone = { status: "fail", message: expect.stringMatching(/^This registration was not found/) };
  expect(await call("getRegisteredPatient", { id }, oneDocument)).toMatchObject(gone);
  expect(await call("deleteRegisteredPatient", { id })).toMatchObject(gone);
  expect(await list()).toMatchObject({ total: 0, waiting: 0 });
});

test("what somebody who waits has signed is read by who may add patients, as the one file that is kept, until it is taken over", async ({
  world,
}) => {
  await enrol(world, { caregiver });
  await world.settle();
  const id = await idOf("Alvarez");
  const open = async (who: Caller): Promise<Response> =>
    fetch(`${world.url}/signed-forms/${id}.pdf`, { headers: { authorization: `Bearer ${who.token}` } });
  const answer = await open(admin);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { rows } = await world.owner.query("select pdf from consent_documents where registration_id = $1", [id]);
  expect(bytes.equals(rows[0].pdf)).toBe(true);
  const text = (await pagesOf(bytes))
    .flat()
    .map((run) => run.text)
    .join(" ");
  expect(text).toContain("Device agreement");
  expect(text).toContain("Maria Alvarez");

  const absent = { message: "This registration was not found. Somebody may have added or deleted it." };
  const refusedTo = async (who: Caller) => {
    const refused = await open(who);
    return [refused.status, await refused.json()];
  };
  expect(await refusedTo(await signIn(world, smallEmail(1, Role.admin)))).toEqual([404, absent]);
  await world.owner.query("delete from consent_documents");
  const notYet = { message: "The signed forms are being put together. Try again in a minute." };
  expect(await refusedTo(admin)).toEqual([404, notYet]);
  await world.owner.query("update registered_patients set patient_id = $1", [small.patient(0, 1)]);
  expect(await refusedTo(admin)).toEqual([404, absent]);
});

test("B343 B378: a registration is deleted with what was signed, once, and by its own clinic only", async ({
  world,
}) => {
  await enrol(world, {});
  await enrol(world, { lastname: "Garner" });
  const id = await idOf("Alvarez");
  const other = await signIn(world, smallEmail(1, Role.admin));
  const remove = documentOf("deleteRegisteredPatient", "status message");
  expect((await other.call(remove, { id })).answer).toMatchObject({
    message: expect.stringMatching(/^This registration was not found/),
  });
  expect(await call("deleteRegisteredPatient", { id })).toMatchObject({
    status: "success",
    message: "Patient deleted successfully",
  });
  expect(await call("deleteRegisteredPatient", { id })).toMatchObject({ status: "fail" });
  const { rows } = await world.owner.query(
    "select last_name, (select count(*) from signed_consents c where c.registration_id = r.registration_id)::int as signed from registered_patients r",
  );
  expect(rows).toEqual([{ last_name: "Garner", signed: 3 }]);
  expect((await world.owner.query("select from signed_consents")).rowCount).toBe(3);
});

const sendsItsLink = async (world: World, name: string, url: string): Promise<void> => {
  expect(await call(name, { phone: "312 555 0177" })).toMatchObject({
    status: "success",
    message: "The link is on its way.",
  });
  await call(name, { phone: "312 555 0178", email: "New@Example.com" });
  await world.settle();
  expect(world.mailbox.read("+13125550177")[0]?.text).toContain(url);
  expect(world.mailbox.read("+13125550178")[0]?.text).toContain(url);
  expect(world.mailbox.read("new@example.com")[0]?.text).toContain(url);
  expect(await call(name, { phone: "+44 20 7946 0958" })).toMatchObject({
    message: "Please enter a valid U.S. phone number.",
  });
  expect(await call(name, { phone: "3125550177", email: "no" })).toMatchObject({ message: "Please enter valid email" });
};

test("B340 B254 B255: the link of the registration page goes by SMS, to a US phone alone, and by mail where an email is given", ({
  world,
}) => sendsItsLink(world, "sendPatientAuthLink", `http://localhost/auth/${clinic}`));

test("B341 B254 B255: so does the link of the sheet with QR code and instructions", ({ world }) =>
  sendsItsLink(world, "sendMobileAppLink", `http://localhost/qrcode/registration/${clinic}`));

test("B293 B340 B341 B342: a company admin names the clinic, a clinic's own people none but theirs", async ({
  world,
}) => {
  await enrol(world, {});
  const company = await signIn(world, smallEmail(0, Role.companyAdmin));
  const named = async (who: Caller, customerid: string) => (await who.call<List>(listDocument, { customerid })).answer;
  expect(await named(company, clinic)).toMatchObject({ status: "success", total: 1 });
  expect(await named(company, small.customers[1]!)).toMatchObject({ status: "success", total: 0 });
  expect(await named(company, small.customers[2]!)).toMatchObject({ status: "fail", patients: null });
  expect(await named(admin, small.customers[1]!)).toMatchObject({ status: "fail", patients: null });
  for (const link of ["sendPatientAuthLink", "sendMobileAppLink"]) {
    const send = async (who: Caller, customerid: string) =>
      (await who.call(documentOf(link, "status message"), { phone: "312 555 0177", customerid })).answer;
    expect(await send(company, small.customers[1]!), link).toMatchObject({ status: "success" });
    expect(await send(company, small.customers[2]!), link).toMatchObject({ status: "fail" });
    expect(await send(admin, small.customers[1]!), link).toMatchObject({ status: "fail" });
  }
  await world.settle();
  const texts = world.mailbox.read("+13125550177").map(({ text }) => text);
  expect(texts.filter((text) => text.includes(small.customers[1]!))).toHaveLength(2);
  expect(texts).toHaveLength(2);
});

test("B023: everybody who has its address reads a clinic's sheet; one that leads to no clinic says so", async ({
  world,
}) => {
  const answer = await fetch(`${world.url}/qrcode/registration/${clinic}`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const written = (await pagesOf(Buffer.from(await answer.arrayBuffer()))).flat();
  const text = written.map((run) => run.text).join(" ");
  expect(text).toContain("Clinic 1");
  expect(text).toContain(`/auth/${clinic}`);
  expect((await fetch(`${world.url}/qrcode/registration/${small.patient(0, 1)}`)).status).toBe(404);
});
