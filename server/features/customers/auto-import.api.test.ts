import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";

let companyAdmin: Caller;
let superAdmin: Caller;

test.beforeEach(async ({ world }) => {
  [companyAdmin, superAdmin] = await Promise.all([
    signIn(world, smallEmail(0, Role.companyAdmin)),
    signIn(world, smallEmail(0, Role.superAdmin)),
  ]);
});

const switchCall = `mutation ($i: AutoImportInput!, $f: Boolean!) { switchAutoImport(input: $i, flag: $f) { status message error } }`;

test("A125 A149 A266: it is switched for a clinic, and by a super admin for a company", async ({ world }) => {
  const flag = async (table: string, id: string) =>
    (
      await world.owner.query(
        `select auto_import_events as flag from ${table} where ${table === "customers" ? "customer_id" : "company_id"} = $1`,
        [id],
      )
    ).rows[0].flag;
  const on = await companyAdmin.call(switchCall, { i: { customerid: small.customers[1] }, f: true });
  expect(on.answer).toMatchObject({ status: "success", message: "Auto import is on.", error: false });
  expect(await flag("customers", small.customers[1]!)).toBe(true);
  const read = `{ getCustomer(customerid: "${small.customers[1]}") { status customer { autoimportevent version } } }`;
  expect((await companyAdmin.call(read)).answer).toMatchObject({ customer: { autoimportevent: true, version: 2 } });
  expect(await flag("customers", small.customers[0]!)).toBe(false);
  const company = { i: { companyid: small.companies[0] }, f: true };
  expect((await companyAdmin.call(switchCall, company)).answer.status).toBe("fail");
  expect(await flag("companies", small.companies[0]!)).toBe(false);
  expect((await superAdmin.call(switchCall, company)).answer.message).toBe("Auto import is on.");
  expect(await flag("companies", small.companies[0]!)).toBe(true);
  const off = await superAdmin.call(switchCall, { ...company, f: false });
  expect(off.answer.message).toBe("Auto import is off.");
});

test("A266: neither for another company's clinic nor for what is not there", async () => {
  for (const customerid of [small.customers[2], small.patient(0, 1), "no id"])
    expect((await companyAdmin.call(switchCall, { i: { customerid }, f: true })).answer.status).toBe("fail");
  expect((await superAdmin.call(switchCall, { i: {}, f: true })).answer.status).toBe("fail");
});
