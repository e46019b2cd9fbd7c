import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let superAdmin: Caller;

test.beforeEach(async ({ world }) => {
  superAdmin = await signIn(world, smallEmail(0, Role.superAdmin));
});

const fields = `_id name description phone email logo contact { name email phone } address { line1 line2 city state zip }
  autoimportevent version`;
const saveCall = `mutation ($i: CompanyInput!) { addEditCompany(input: $i) { status message company { ${fields} } } }`;
const readCall = `query ($id: ID!) { getCompany(companyid: $id) { status message company { ${fields} } } }`;

interface SaveAnswer {
  readonly company: { readonly _id: string; readonly version: number };
}
const save = (input: object) => superAdmin.call<SaveAnswer>(saveCall, { i: input });
const companies = async (world: World) => (await world.owner.query("select * from companies order by company_id")).rows;

test("A263: companies by name, a page at a time, and a search in their names", async () => {
  const list = `query ($i: CompaniesInput!) { getCompanies(input: $i) { status total companies { name } } }`;
  const of = async (input: object) => (await superAdmin.call(list, { i: input })).answer;
  expect(await of({})).toMatchObject({ total: 2, companies: [{ name: "Company 1" }, { name: "Company 2" }] });
  expect(await of({ searchText: "2 comp" })).toMatchObject({ total: 1, companies: [{ name: "Company 2" }] });
  expect(await of({ pagination: { current: 2, pageSize: 1 } })).toMatchObject({ companies: [{ name: "Company 2" }] });
});

test("A126 A264 A265: a company is added with a name alone, or whole, and read back", async () => {
  const bare = (await save({ name: "Lakeside" })).answer;
  expect(bare).toMatchObject({ status: "success", message: "Company added." });
  expect(bare.company).toMatchObject({
    name: "Lakeside",
    description: "",
    phone: null,
    email: null,
    logo: null,
    autoimportevent: false,
  });
  const whole = {
    name: "Brightwater",
    description: "Runs the programme.",
    email: "Hello@B.example",
    phone: "312 555 0100",
    contact: { name: "Ann Lee", email: "ann@b.example", phone: "3125550101" },
    address: { line1: "1 Plaza", line2: "Floor 3", city: "Chicago", state: "IL", zip: "60601" },
    autoimportevent: true,
  };
  const { company } = (await save(whole)).answer;
  const { answer } = await superAdmin.call<SaveAnswer>(readCall, { id: company._id });
  expect(answer.company).toMatchObject({
    ...whole,
    email: "hello@b.example",
    phone: "+13125550100",
    contact: { ...whole.contact, phone: "+13125550101" },
    version: 1,
  });
});

test("A182: the server repeats the rules of the form, and keeps nothing", async ({ world }) => {
  const before = await companies(world);
  const bad = [
    [{ name: " " }, "Please enter name"],
    [{ name: "x".repeat(51) }, "Name must be 50 characters or less"],
    [{ name: "A", email: "a@" }, "Please enter valid email"],
    [{ name: "A", phone: "12" }, "Please enter valid number!"],
    [{ name: "A", address: { zip: "1".repeat(10) } }, "Zip must be 9 characters or less"],
    [{ _id: "no id", name: "A", version: 1 }, "This company was not found."],
  ] as const;
  for (const [input, message] of bad)
    expect((await save(input)).answer).toMatchObject({ status: "fail", message, company: null });
  expect(await companies(world)).toEqual(before);
});

test("A265: of two who edit the same company the second is told", async ({ world }) => {
  const edit = (name: string) => save({ _id: small.companies[0], name, version: 1 });
  expect((await edit("Company One")).answer).toMatchObject({ message: "Company updated.", company: { version: 2 } });
  const { answer } = await edit("Company Uno");
  expect(answer.message).toContain("Somebody else changed this company");
  expect(await companies(world)).toMatchObject([{ name: "Company One" }, { name: "Company 2", version: 1 }]);
});

test("A126 A265: an edit writes each field of its company, and no other company", async () => {
  const { company } = (await save({ name: "Brightwater" })).answer;
  const { company: other } = (await save({ name: "Lakeside" })).answer;
  const edited = {
    name: "Brightwater Rehab",
    description: "Runs another programme.",
    email: "office@b.example",
    phone: "+13125550150",
    contact: { name: "Bo Diaz", email: "bo@b.example", phone: "+13125550151" },
    address: { line1: "2 Shore Rd", line2: "Floor 9", city: "Denver", state: "CO", zip: "80014" },
    autoimportevent: true,
  };
  await save({ _id: company._id, version: 1, ...edited });
  const read = async (id: string) => (await superAdmin.call<SaveAnswer>(readCall, { id })).answer.company;
  expect(await read(company._id)).toMatchObject({ ...edited, version: 2 });
  expect(await read(other._id)).toEqual(other);
});

test("A266: the import is switched for the company that is named, and whoever edits it meanwhile is told", async ({
  world,
}) => {
  const switchOn = "mutation ($i: AutoImportInput!) { switchAutoImport(input: $i, flag: true) { status message } }";
  const of = async (companyid: string) => (await superAdmin.call(switchOn, { i: { companyid } })).answer;
  expect(await of(small.companies[1]!)).toMatchObject({ status: "success" });
  expect(await of(small.customers[0]!)).toMatchObject({ status: "fail", message: "This company was not found." });
  expect(await companies(world)).toMatchObject([{ auto_import_events: false }, { auto_import_events: true }]);
  const late = await save({ _id: small.companies[1], name: "Company Two", version: 1 });
  expect(late.answer.message).toContain("Somebody else changed this company");
});
