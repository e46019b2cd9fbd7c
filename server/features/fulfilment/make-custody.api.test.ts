import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { pagesOf } from "../../../dev-env/pdf/pages-of.ts";
import { partsOf } from "../../../dev-env/pdf/parts-of.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;
test.beforeAll(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const order = small.order(0, 2);
const device = small.deviceItem(0, 2);

const save = (world: World, person: Caller, data: object) =>
  fetch(`${world.url}/custody`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ data }),
  });
const textOf = (bytes: Buffer): string =>
  pagesOf(bytes)
    .flat()
    .map(({ text }) => text)
    .join(" ");

test("a chain of custody is a tagged PDF with the clinic's name, and taking it is noted", async ({ world }) => {
  const response = await save(world, admin, { orderid: order, deviceid: device });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(response.headers.get("content-disposition")).toContain(`custody-${device}.pdf`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = textOf(bytes);
  for (const sentence of [
    "Clinic 1",
    "Chain of custody",
    "Knee Motion Sensor",
    "Pat2 Clinic1",
    "Ordered",
    "Delivered",
    "Still ahead",
  ])
    expect(text).toContain(sentence);
  expect(text).not.toContain("Pat1");
  const kinds = JSON.stringify(partsOf(bytes));
  for (const kind of ["H1", "H2", "Table"]) expect(kinds).toContain(`"type":"${kind}"`);
  await world.product.afterResponses();
  const reads = await world.owner.query(
    "select from patient_reads where patient_id = $1 and user_id = $2 and operation = 'downloadCustody'",
    [small.patient(0, 2), small.user(0, Role.admin)],
  );
  expect(reads.rowCount).toBe(1);
});

test("a company admin takes it without a chosen clinic", async ({ world }) => {
  const company = await signIn(world, smallEmail(0, Role.companyAdmin));
  const response = await save(world, company, { orderid: order, deviceid: device });
  expect(response.status).toBe(200);
  expect(textOf(Buffer.from(await response.arrayBuffer()))).toContain("Clinic 1");
});

test("another clinic's order, and a device of another order beside one's own, are answered like nobody's", async ({
  world,
}) => {
  const absent = "0190ffff-0000-7000-8000-000000000001";
  const refused = async (data: object) => {
    const response = await save(world, admin, data);
    return [response.status, await response.json()];
  };
  const noOrder = [404, { message: "This order was not found." }];
  const noDevice = [404, { message: "This device is not part of the order." }];
  expect(await refused({ orderid: absent, deviceid: device })).toEqual(noOrder);
  expect(await refused({ orderid: small.order(1, 2), deviceid: small.deviceItem(1, 2) })).toEqual(noOrder);
  expect(await refused({ orderid: order, deviceid: absent })).toEqual(noDevice);
  for (const other of [small.deviceItem(1, 2), small.deviceItem(0, 1)])
    expect(await refused({ orderid: order, deviceid: other })).toEqual(noDevice);
  for (const odd of [{}, { orderid: 7 }, { orderid: "x".repeat(99), deviceid: device }])
    expect(await refused(odd)).toEqual(noOrder);
});
