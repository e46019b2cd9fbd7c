import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { systemCustomerScope } from "@restride/domain/access/scope.ts";
import type { Registration } from "@restride/domain/registration/registration.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openSmallDatabase, type SmallDatabase } from "../../../dev-env/database/small-database.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeRegistrationStore } from "./registration.store.ts";

const clinic = systemCustomerScope(small.customers[0]!, "test");
const registrationId = testId("0192f000-00ff-7000-8000-000000000001");
const at = "2026-11-20T12:00:00.000Z";
let opened: SmallDatabase;
let db: SmallDatabase["db"];
let owner: SmallDatabase["owner"];
const store = () => makeRegistrationStore(db);
beforeAll(async () => {
  opened = await openSmallDatabase();
  ({ db, owner } = opened);
});
afterAll(() => opened.close());
beforeEach(() => owner.query("delete from registered_patients"));

const person = {
  firstname: "Ada",
  lastname: "Berg",
  gender: "female",
  dob: "1960-02-29",
  email: "ada@home.example",
  phone: "3125550100",
};
const shipaddress = {
  addressline1: "1 Main St",
  addressline2: "Apt 2",
  city: "Oslo",
  state: "IL",
  zip: "60601",
  country: "USA",
};
const nobody = { fname: "", lname: "", phone: "", email: "", relationship: "Other" };
const details = {
  height: 65,
  email_opt_in: true,
  include_devices: false,
  consent_email: "copy@home.example",
  ...person,
  shipaddress,
  caregiver: nobody,
} as unknown as Registration;
const how = {
  registrationId,
  isRepeated: true,
  signedAt: at,
  signatureTime: null,
  address: "203.0.113.9",
  userAgent: "a browser",
};
const saved = async () => (await owner.query("select *, dob::text from registered_patients")).rows[0];

test("a registration is kept as it was written, with how it came", async () => {
  await db.transaction(clinic, () => store().save(clinic, details, how));
  expect(await saved()).toEqual({
    customer_id: small.customers[0],
    registration_id: registrationId,
    patient_id: null,
    first_name: "Ada",
    last_name: "Berg",
    gender: "female",
    dob: "1960-02-29",
    email: "ada@home.example",
    phone: "3125550100",
    phone_last_four: "0100",
    height_in: "65",
    ship_address: {
      addressline1: "1 Main St",
      addressline2: "Apt 2",
      city: "Oslo",
      state: "IL",
      zip: "60601",
      country: "USA",
    },
    caregiver: {},
    email_opt_in: true,
    include_devices: false,
    is_repeated: true,
    consent_email: "copy@home.example",
    signed_at: new Date(at),
    signature_time: null,
    network_address: "203.0.113.9",
    user_agent: "a browser",
  });
});

test.each(["fname", "lname", "phone", "email"])("a caregiver is kept when only a %s is given", async (field) => {
  await db.transaction(clinic, () =>
    store().save(clinic, { ...details, caregiver: { ...details.caregiver, [field]: "given" } }, how),
  );
  const empty = { fname: "", lname: "", phone: "", email: "" };
  expect((await saved()).caregiver).toEqual({ ...empty, [field]: "given", relationship: "Other" });
});

test("its signatures and its document stay with it", async () => {
  await db.transaction(clinic, () => store().save(clinic, details, how));
  const { rows: forms } = await owner.query(
    "select form_id, version from consent_forms where customer_id = $1 order by 1 limit 2",
    [small.customers[0]],
  );
  const signatures = forms.map(({ form_id: formId, version }, sequence) => ({
    formId,
    version,
    sequence,
    signature: Buffer.from(`drawing ${sequence}`),
    seal: `seal ${sequence}`,
  }));
  expect(signatures.length).toBeGreaterThan(0);
  await store().saveSignatures(clinic, registrationId, signatures);
  const result = await owner.query(
    'select form_id as "formId", version, sequence, signature, seal from signed_consents where customer_id = $1 and registration_id = $2 order by sequence',
    [small.customers[0], registrationId],
  );
  expect(result.rows).toEqual(signatures);
  await store().saveDocument(clinic, registrationId, Buffer.from("a pdf"), "its sum", at);
  expect((await owner.query("select * from consent_documents")).rows).toEqual([
    {
      customer_id: small.customers[0],
      registration_id: registrationId,
      sha256: "its sum",
      pdf: Buffer.from("a pdf"),
      made_at: new Date(at),
    },
  ]);
});
