import { Role } from "@restride/domain/access/roles.ts";
import sharp from "sharp";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let superAdmin: Caller;
let companyAdmin: Caller;
test.beforeEach(async ({ world }) => {
  [superAdmin, companyAdmin] = await Promise.all([
    signIn(world, smallEmail(0, Role.superAdmin)),
    signIn(world, smallEmail(0, Role.companyAdmin)),
  ]);
});

const bring = async (world: World): Promise<string> => {
  const bytes = await sharp({ create: { width: 820, height: 1800, channels: 3, background: "#446688" } })
    .png()
    .toBuffer();
  const headers = { "content-type": "application/octet-stream", authorization: `Bearer ${superAdmin.token}` };
  const response = await fetch(`${world.url}/images`, { method: "POST", headers, body: new Uint8Array(bytes) });
  return ((await response.json()) as { image: string }).image;
};

const contact = { name: "Ann", email: "a@b.example", phone: "3125550142" };
const company = (logo: string, version: number) =>
  superAdmin.call("mutation ($i: CompanyInput!) { addEditCompany(input: $i) { status message company { logo } } }", {
    i: { _id: small.companies[0], name: "Company 1", logo, version },
  });
const customer = (logo: string | undefined, version: number) =>
  companyAdmin.call(
    "mutation ($i: CustomerInput!) { addEditCustomer(input: $i) { status message customer { logo } } }",
    {
      i: { _id: small.customers[0], name: "Clinic 1", accesscode: "CLN001", contact, address: {}, logo, version },
    },
  );
const user = (userimage: string) =>
  companyAdmin.call(
    "mutation ($i: UserInput!, $id: ID) { addEditUser(input: $i, id: $id) { status message user { userimage } } }",
    {
      i: { userimage },
      id: small.user(0, Role.companyAdmin),
    },
  );

test("A125 A126 A123: a company, a clinic and a user keep a picture, and give it back when asked to", async ({
  world,
}) => {
  const image = await bring(world);
  expect((await company(image, 1)).answer).toMatchObject({ company: { logo: image } });
  expect((await company("", 2)).answer).toMatchObject({ company: { logo: null } });
  expect((await customer(image, 1)).answer).toMatchObject({ customer: { logo: image } });
  expect((await customer(undefined, 2)).answer).toMatchObject({ customer: { logo: image } });
  expect((await customer("", 3)).answer).toMatchObject({ customer: { logo: null } });
  expect((await user(image)).answer).toMatchObject({ user: { userimage: image } });
  expect((await user("")).answer).toMatchObject({ user: { userimage: "" } });
});

test("a picture that is not there is refused, and nothing is kept", async ({ world }) => {
  const gone = `/images/${"A".repeat(22)}.webp`;
  for (const { answer } of [
    await company(gone, 1),
    await customer(gone, 1),
    await user("https://elsewhere.example/a.png"),
  ])
    expect(answer).toMatchObject({ status: "fail", message: "Image not found" });
  const { rows } = await world.owner.query("select count(*)::int as n from customers where logo is not null");
  expect(rows).toEqual([{ n: 0 }]);
});
