import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let companyAdmin: Caller;
let superAdmin: Caller;
let coach: Caller;

test.beforeEach(async ({ world }) => {
  [companyAdmin, superAdmin, coach] = await Promise.all([
    signIn(world, smallEmail(0, Role.companyAdmin)),
    signIn(world, smallEmail(0, Role.superAdmin)),
    signIn(world, smallEmail(0, Role.healthCoach)),
  ]);
});

const fields = `_id name accesscode timezone logo company contact { name email phone } address { line1 line2 city state zip }
  autoimportevent associatehealthcoach { _id firstname lastname email } version`;
const listCall = `query ($i: CustomersInput!) { getCustomers(input: $i) { status message total customers { _id name patients opencases unassigned } } }`;
const readCall = `query ($id: ID!) { getCustomer(customerid: $id) { status message customer { ${fields} } } }`;
const saveCall = `mutation ($i: CustomerInput!) { addEditCustomer(input: $i) { status message customer { ${fields} }
  overrides { customer present next } } }`;

interface SaveAnswer {
  readonly customer: { readonly _id: string; readonly version: number; readonly accesscode: string };
}

const harbor = {
  name: "Harbor Orthopaedics",
  accesscode: "hrb427",
  contact: { name: "Nora Castell", email: "Nora@Harbor.example", phone: "312 555 0142" },
  address: { line1: "1 Lake St", line2: "Floor 3", city: "Chicago", state: "IL", zip: "60614" },
};
const save = (person: Caller, changes: object) => person.call<SaveAnswer>(saveCall, { i: { ...harbor, ...changes } });
const read = async (id: string) => (await companyAdmin.call<SaveAnswer>(readCall, { id })).answer.customer;
const customers = async (world: World): Promise<string> =>
  JSON.stringify((await world.owner.query("select * from customers order by customer_id")).rows);
const listed = async (person: Caller, input: object = {}) => {
  const { answer, errors } = await person.call<{ total: number; customers: { name: string }[] }>(listCall, {
    i: input,
  });
  expect(errors).toEqual([]);
  return answer.customers.map(({ name }) => name);
};

describe("lists", () => {
  test("A080 A256 A318: a company's clinics with their counts; a coach's are those mapped to them", async ({
    world,
  }) => {
    for (const status of ["Unassigned", "Unresolved", "Resolved"])
      await world.owner.query(
        `insert into cases (customer_id, case_id, type, status, summary, description, created_at, updated_at)
         values ($1, gen_random_uuid(), 'System Technical', $2, 'A', 'B', now(), now())`,
        [small.customers[1], status],
      );
    expect(await listed(companyAdmin)).toEqual(["Clinic 1", "Clinic 2"]);
    expect(await listed(superAdmin, { companyid: small.companies[1] })).toEqual(["Clinic 3"]);
    expect((await superAdmin.call(listCall, { i: {} })).answer.message).toBe("Choose a company first.");
    const { answer } = await companyAdmin.call(listCall, { i: { searchText: "CLINIC 2" } });
    expect(answer).toMatchObject({ total: 1, customers: [{ patients: 3, opencases: 2, unassigned: 1 }] });
    expect(await listed(coach)).toEqual(["Clinic 1", "Clinic 2"]);
  });

  test("A256: a clinic is found by a part of its access code, in small letters and in capitals", async () => {
    for (const searchText of ["CLN002", "cln002", "n002"]) {
      const { answer } = await companyAdmin.call(listCall, { i: { searchText } });
      expect(answer, searchText).toMatchObject({ total: 1, customers: [{ name: "Clinic 2" }] });
    }
  });

  test("A256: neither the name nor the code of another company's clinic is found", async () => {
    const otherCompany = { companyid: small.companies[1] };
    for (const searchText of ["Clinic 3", "CLN003"]) {
      expect(await listed(superAdmin, { ...otherCompany, searchText }), searchText).toEqual(["Clinic 3"]);
      for (const person of [companyAdmin, coach]) expect(await listed(person, { searchText }), searchText).toEqual([]);
    }
    expect(await listed(superAdmin, { ...otherCompany, searchText: "CLN002" })).toEqual([]);
  });

  test("A084 A256: more than 20 clinics stand on two pages, and a page may have another size", async ({ world }) => {
    await world.owner.query(
      `insert into customers (customer_id, company_id, name, access_code)
       select gen_random_uuid(), $1, 'Zimmer ' || lpad(n::text, 2, '0'), 'ZIM' || n from generate_series(1, 19) n`,
      [small.companies[0]],
    );
    const page = async (pagination?: object) => {
      const { answer } = await companyAdmin.call<{ total: number; customers: { name: string }[] }>(listCall, {
        i: { pagination },
      });
      return [answer.total, answer.customers.length, answer.customers.at(-1)!.name];
    };
    expect(await page()).toEqual([21, 20, "Zimmer 18"]);
    expect(await page({ current: 2 })).toEqual([21, 1, "Zimmer 19"]);
    expect(await page({ current: 3, pageSize: 2 })).toEqual([21, 2, "Zimmer 04"]);
  });

  test("A256: another company that a company user names is refused, their own may be named", async () => {
    expect(await listed(companyAdmin, { companyid: small.companies[0] })).toEqual(["Clinic 1", "Clinic 2"]);
    const { answer } = await companyAdmin.call(listCall, { i: { companyid: small.companies[1] } });
    expect(answer).toMatchObject({ status: "fail", message: "This company was not found.", customers: null });
  });
});

describe("adding and editing", () => {
  test("A125 A262 A259 A146 A258: a clinic is added with the code that was drawn, and read back whole", async () => {
    const code = "{ getUniqueCustomerCode { status accesscode } }";
    const { answer: drawn } = await companyAdmin.call<{ accesscode: string }>(code);
    expect(drawn.accesscode).toMatch(/^[2-9A-Z]{6}$/);
    const { answer } = await save(companyAdmin, { accesscode: drawn.accesscode, timezone: "America/New_York" });
    const expected = {
      name: harbor.name,
      accesscode: drawn.accesscode,
      timezone: "America/New_York",
      company: small.companies[0],
      contact: { name: "Nora Castell", email: "nora@harbor.example", phone: "+13125550142" },
      address: harbor.address,
      autoimportevent: false,
      associatehealthcoach: null,
      version: 1,
    };
    expect(answer).toMatchObject({ status: "success", message: "Customer added.", customer: expected });
    expect(await read(answer.customer._id)).toMatchObject(expected);
  });

  test("A298 A299 C317: without a zone it is America/Chicago, without a country code the phone is a US number", async () => {
    const { answer } = await save(companyAdmin, { accesscode: "plain1" });
    expect(answer.customer).toMatchObject({ timezone: "America/Chicago", contact: { phone: "+13125550142" } });
  });

  test("A125 A179 A180 A181 A262: the server repeats the rules of the form, and keeps nothing", async ({ world }) => {
    const before = await customers(world);
    const bad = [
      [{ name: " " }, "Please enter name"],
      [{ name: "x".repeat(51) }, "Name must be 50 characters or less"],
      [{ contact: { ...harbor.contact, name: "" } }, "Please enter contact name."],
      [{ contact: { ...harbor.contact, email: "nora@" } }, "Please enter contact email."],
      [{ contact: { ...harbor.contact, phone: "" } }, "Please enter contact phone."],
      [{ contact: { ...harbor.contact, phone: "12" } }, "Please enter valid number!"],
      [{ address: { zip: "60614-1234" } }, "Zip must be 9 characters or less"],
      [{ accesscode: "no code" }, "Please enter 4 to 12 letters and digits."],
      [{ accesscode: "cln003" }, "This access code is taken. Please enter another one."],
      [{ timezone: "Mars/Olympus" }, "Please select a time zone."],
    ] as const;
    for (const [changes, message] of bad)
      expect((await save(companyAdmin, changes)).answer).toMatchObject({ status: "fail", message, customer: null });
    expect(await customers(world)).toBe(before);
  });

  test("A318: a super admin names the company of a new clinic", async () => {
    const { answer } = await save(superAdmin, { company: small.companies[1], accesscode: "super1" });
    expect(answer).toMatchObject({ status: "success", customer: { company: small.companies[1] } });
    for (const company of [undefined, "no id", small.customers[0]])
      expect((await save(superAdmin, { company, accesscode: "super2" })).answer.message).toBe(
        "This company was not found.",
      );
  });

  test("A090 A091: a super admin has the Edit of the second column set, and a health coach has none", async () => {
    const { answer } = await save(companyAdmin, { accesscode: "own001" });
    const { _id, version } = answer.customer;
    expect((await save(superAdmin, { _id, version, accesscode: "own002" })).answer.message).toBe("Customer updated.");
    expect((await save(coach, { _id, accesscode: "own003" })).answer.message).toBe("You are not allowed to do this.");
    expect(await read(_id)).toMatchObject({ accesscode: "OWN002", version: version + 1 });
  });

  test("A262: of two who edit the same clinic the second is told, and writes over nothing", async () => {
    const { answer } = await save(companyAdmin, { accesscode: "two001" });
    const { _id, version } = answer.customer;
    expect((await save(companyAdmin, { _id, accesscode: "two002", version })).answer.message).toBe("Customer updated.");
    const second = (await save(companyAdmin, { _id, accesscode: "two003", version })).answer;
    expect(second).toMatchObject({ status: "fail", customer: null });
    expect(second.message).toContain("Somebody else changed this customer");
    expect(await read(_id)).toMatchObject({ accesscode: "TWO002", version: version + 1 });
  });

  test("A125 A262: an edit writes each field of its clinic, and no other clinic", async () => {
    const { answer } = await save(companyAdmin, { accesscode: "all001" });
    const { answer: other } = await save(companyAdmin, { accesscode: "all002" });
    const edited = {
      name: "Lakeside Orthopaedics",
      accesscode: "ALL003",
      timezone: "America/Denver",
      contact: { name: "Ann Lee", email: "ann@lakeside.example", phone: "+13125550150" },
      address: { line1: "2 Shore Rd", line2: "Floor 9", city: "Denver", state: "CO", zip: "80014" },
      autoimportevent: true,
    };
    await save(companyAdmin, { _id: answer.customer._id, version: 1, ...edited });
    expect(await read(answer.customer._id)).toMatchObject({ ...edited, version: 2 });
    expect(await read(other.customer._id)).toEqual(other.customer);
  });

  test("A258 A262: a clinic of another company is neither read nor changed", async ({ world }) => {
    const before = await customers(world);
    const refused = { status: "fail", message: "This customer was not found.", customer: null };
    expect((await companyAdmin.call(readCall, { id: small.customers[2] })).answer).toMatchObject(refused);
    expect((await save(companyAdmin, { _id: small.customers[2], version: 1 })).answer).toMatchObject(refused);
    expect((await companyAdmin.call(readCall, { id: "no id" })).answer).toMatchObject(refused);
    expect(await customers(world)).toBe(before);
  });
});

describe("the health coach of a clinic", () => {
  const present = small.user(0, Role.healthCoach);
  const rest = { _id: small.customers[0], accesscode: "CLN001" };

  test.beforeEach(({ world }) =>
    world.owner.query(
      `insert into users (user_id, company_id, role, email, first_name, last_name)
       values ($1, $2, 22, 'kim@company1.example', 'Kim', 'Cole')`,
      [small.secondCoach(0), small.companies[0]],
    ),
  );

  test("A125 A148: another coach replaces the present one only when override is said", async ({ world }) => {
    const input = { ...rest, version: 1, associatehealthcoach: small.secondCoach(0) };
    const before = await customers(world);
    expect((await save(companyAdmin, input)).answer).toMatchObject({
      status: "fail",
      message: "Customer to Health Coach Mapping. Override ?",
      overrides: [{ customer: harbor.name, present: "Sam Role22", next: "Kim Cole" }],
    });
    expect(await customers(world)).toBe(before);
    const { answer } = await save(companyAdmin, { ...input, override: true });
    const kim = { _id: small.secondCoach(0), firstname: "Kim", lastname: "Cole", email: "kim@company1.example" };
    expect(answer.customer).toMatchObject({ associatehealthcoach: kim });
    expect(await listed(coach)).toEqual(["Clinic 2"]);
  });

  test("A262: left out the coach stays; null takes the coach away; a stranger, or one who is switched off, is no coach", async ({
    world,
  }) => {
    const kim = { ...rest, version: 1, associatehealthcoach: small.secondCoach(0), override: true };
    expect((await save(companyAdmin, kim)).answer).toMatchObject({ status: "success" });
    const lastAnswer = (await save(companyAdmin, { ...rest, version: 2 })).answer;
    expect(lastAnswer.customer).toMatchObject({ associatehealthcoach: { firstname: "Kim" }, version: 3 });
    const foreign = { ...rest, version: 3, associatehealthcoach: small.user(2, Role.healthCoach), override: true };
    expect((await save(companyAdmin, foreign)).answer.message).toBe("This health coach was not found.");
    const admin = { ...foreign, associatehealthcoach: small.user(0, Role.companyAdmin) };
    expect((await save(companyAdmin, admin)).answer.message).toBe("This health coach was not found.");
    const off = "update users set active = $1 where user_id = $2";
    await world.owner.query(off, [false, present]);
    const inactive = { ...foreign, associatehealthcoach: present };
    expect((await save(companyAdmin, inactive)).answer.message).toBe("This health coach was not found.");
    await world.owner.query(off, [true, present]);
    const none = (await save(companyAdmin, { ...rest, version: 3, associatehealthcoach: null })).answer;
    expect(none.customer).toMatchObject({ associatehealthcoach: null });
    const back = (await save(companyAdmin, { ...rest, version: 4, associatehealthcoach: present })).answer;
    expect(back.customer).toMatchObject({ associatehealthcoach: { _id: present } });
  });
});

test("of two who take the same access code at the same moment, adding or changing, one is told that it is taken", async () => {
  const messagesOf = async (inputs: readonly object[]) => {
    const answers = await Promise.all(inputs.map((input) => save(companyAdmin, input)));
    return answers.map(({ answer }) => answer.message).toSorted();
  };
  const taken = "This access code is taken. Please enter another one.";
  expect(await messagesOf([{ accesscode: "RACE0" }, { accesscode: "RACE0" }])).toEqual(["Customer added.", taken]);
  const added = await Promise.all(["RACEA", "RACEB"].map((accesscode) => save(companyAdmin, { accesscode })));
  const ids = added.map(({ answer }) => answer.customer._id);
  for (const accesscode of ["RACE1", "RACE2", "RACE3", "RACE4"]) {
    const [one, two] = await Promise.all(ids.map(read));
    const inputs = [one!, two!].map(({ _id, version }) => ({ _id, version, accesscode }));
    expect(await messagesOf(inputs)).toEqual(["Customer updated.", taken]);
  }
});
