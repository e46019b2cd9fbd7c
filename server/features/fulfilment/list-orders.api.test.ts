import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { casesIn } from "../../../dev-env/small-clinics/cases-in.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { fillOrder, orderDevices, readOrder, shipDevices } from "../../../dev-env/small-clinics/orders.ts";
import { toRowInput, changeDevices, devicesOf } from "../../../dev-env/small-clinics/programmes.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
let company: Caller;
test.beforeEach(async ({ world }) => {
  [admin, company] = (await Promise.all(
    [Role.admin, Role.companyAdmin].map((role) => signIn(world, smallEmail(0, role))),
  )) as [Caller, Caller];
});

interface Page {
  readonly fullfillments: readonly { readonly _id: string; readonly createdAt: string }[];
  readonly total: number;
}

const list = async (person: Caller, filters: object = {}, more: object = {}) => {
  const document = `query ($f: FullfillmentFilters, $m: PageInput, $s: SorterInput) { getFullfillments(filters: $f, metadata: $m, sorter: $s) {
    status message total fullfillments { _id customer { _id name logo } patient { _id firstname lastname active consent patientconsent
      registered shipaddress { shipping_address shipping_city shipping_state shipping_zip_code country } surgeon { name } surgery { date } } createdAt orderDate noOfDevice isnew
      cases { _id status casenumber } } } }`;
  return (await person.call<Page>(document, { f: filters, ...more })).answer;
};
const counts = async (person: Caller, filters: object = {}) => {
  const document = `query ($f: FullfillmentFilters) { getFullfillmentsCount(filters: $f) { status message pending shipped trouble { text } } }`;
  const { pending, shipped, trouble } = (
    await person.call<{ pending: number; shipped: number; trouble: null }>(document, { f: filters })
  ).answer;
  return { pending, shipped, trouble };
};
/** Orders a patient's delivered sensor again, as the clinic's therapist would. */
const reorderSensor = async (world: World, clinic: number, patient: number): Promise<void> => {
  const therapist = await signIn(world, smallEmail(clinic, Role.physio));
  const { assigneddevices, version } = await devicesOf(therapist, small.patient(clinic, patient));
  const rows = assigneddevices.map((row) => toRowInput(row, {}));
  const { status } = await changeDevices(therapist, small.patient(clinic, patient), version, rows, [rows[0]!._id]);
  expect(status).toBe("success");
};

describe("the list", () => {
  test("A318: a super admin lists the orders of all clinics", async ({ world }) => {
    const orders = [await orderDevices(world, 0, 1, 2), await orderDevices(world, 1, 1, 2)];
    const everywhere = await list(await signIn(world, smallEmail(0, Role.superAdmin)));
    expect(everywhere.total).toBe(2);
    expect(everywhere.fullfillments.map(({ _id }) => _id).toSorted()).toEqual(orders.toSorted());
  });

  test("C222 C109 C137 C297: an order is in the list of its clinic and company when devices are ordered, Pending, newest first", async ({
    world,
  }) => {
    const order = await orderDevices(world, 0, 1, 2);
    await world.owner.query("update customers set logo = '/images/logo.webp' where customer_id = $1", [
      small.customers[0],
    ]);
    await world.owner.query(
      "update patients set surgery_date = '2026-03-20', consented_at = now(), ship_address = $2::jsonb where patient_id = $1",
      [
        small.patient(0, 1),
        { addressline1: "30 Alder Way", city: "Madison", state: "WI", zip: "53711", country: "US" },
      ],
    );
    const [cases, patient_id] = [casesIn(world), small.patient(0, 1)];
    await cases.add(1, 9, { patient_id, type: "New Device Order" });
    await cases.add(2, 5, { patient_id, type: "Patient Technical", status: "Unresolved" });
    await cases.add(3, 1, { patient_id, type: "Surgeon Message" });
    await cases.add(4, 2, { patient_id, type: "Patient Technical", archived_at: new Date() });
    const { rows } = await world.owner.query("select 'C-' || case_number as no from cases where case_id = $1", [
      cases.idOf(2),
    ]);
    const own = await list(admin);
    expect(own.total).toBe(1);
    expect(own.fullfillments[0]).toMatchObject({
      _id: order,
      customer: { _id: small.customers[0], name: "Clinic 1", logo: "/images/logo.webp" },
      patient: {
        _id: small.patient(0, 1),
        firstname: "Pat1",
        lastname: "Clinic1",
        active: true,
        consent: true,
        patientconsent: true,
        registered: false,
        shipaddress: {
          shipping_address: "30 Alder Way",
          shipping_city: "Madison",
          shipping_state: "WI",
          shipping_zip_code: "53711",
          country: "US",
        },
        surgeon: { name: "Dr. Anna Surgeon1" },
        surgery: { date: "2026-03-20" },
      },
      orderDate: world.today(),
      noOfDevice: 2,
      isnew: true,
      cases: [{ _id: cases.idOf(2), status: "Unresolved", casenumber: rows[0].no }],
    });
    expect(Math.abs(Date.parse(own.fullfillments[0]!.createdAt) - world.clock.now())).toBeLessThan(60_000);
    const second = await orderDevices(world, 1, 1, 1);
    const all = await list(company);
    expect(all.fullfillments.map(({ _id }) => _id)).toEqual([second, order]);
    const turned = await list(company, {}, { s: { field: "orderDate", order: "ascend" } });
    expect(turned.fullfillments.map(({ _id }) => _id)).toEqual([order, second]);
    expect((await list(company, {}, { m: { current: 2, pageSize: 5 } })).fullfillments).toEqual([]);
    await world.owner.query(
      "update patients set active = false, consented_at = null, registered_at = now() where patient_id = $1",
      [patient_id],
    );
    expect((await list(admin)).fullfillments).toMatchObject([
      { _id: order, patient: { active: false, consent: false, patientconsent: false, registered: true } },
    ]);
  });

  test("C109: an order of a device that its patient had before is not new", async ({ world }) => {
    await reorderSensor(world, 1, 2);
    expect((await list(company)).fullfillments).toMatchObject([
      { patient: { _id: small.patient(1, 2) }, noOfDevice: 1, isnew: false },
    ]);
  });

  test("C222: orders of several clinics follow one another whatever the size of a page, equal ones by their id", async () => {
    // Orders from 10, 20 and 30 days ago, at the same times in both clinics.
    const newestFirst = [1, 2, 3].flatMap((patient) => [small.order(0, patient), small.order(1, patient)]);
    const inPages = async (order: string, pageSize: number) => {
      const pages = [];
      for (let current = 1; current <= 6 / pageSize; current += 1) {
        const page = { s: { field: "orderDate", order }, m: { current, pageSize } };
        pages.push((await list(company, { status: "Shipped" }, page)).fullfillments.map(({ _id }) => _id));
      }
      return pages.flat();
    };
    for (const pageSize of [1, 2, 6]) {
      expect(await inPages("descend", pageSize)).toEqual(newestFirst);
      expect(await inPages("ascend", pageSize)).toEqual(newestFirst.toReversed());
    }
  });

  test("C089 C222 C224: a health coach lists and counts the orders of the own customers only", async ({ world }) => {
    await world.owner.query("update users set associate_customers = $1 where user_id = $2", [
      [small.customers[1]],
      small.user(0, Role.healthCoach),
    ]);
    const coach = await signIn(world, smallEmail(0, Role.healthCoach));
    const { total, fullfillments } = await list(coach, { status: "Shipped" });
    expect([total, (await counts(coach)).shipped]).toEqual([3, 3]);
    expect(fullfillments.map(({ _id }) => _id).toSorted()).toEqual([1, 2, 3].map((nth) => small.order(1, nth)));
  });

  test("C297: 20 a page, unless another size is asked for", async ({ world }) => {
    await world.owner.query(
      `insert into device_orders (customer_id, order_id, patient_id, ordered_at, status, is_reorder)
       select customer_id, gen_random_uuid(), patient_id, ordered_at - nth * interval '1 day', status, false from device_orders, generate_series(1, 3) nth`,
    );
    const sizeOf = async (variables = {}) => {
      const { total, fullfillments } = await list(company, { status: "Shipped" }, variables);
      return [total, fullfillments.length];
    };
    expect([await sizeOf(), await sizeOf({ m: { current: 2, pageSize: 20 } })]).toEqual([
      [24, 20],
      [24, 4],
    ]);
  });

  test("C224 C144 C222 C223: the tabs count what their lists hold, with every filter", async ({ world }) => {
    const order = await orderDevices(world, 0, 1, 2);
    await reorderSensor(world, 1, 2);
    expect(await counts(company)).toEqual({ pending: 2, shipped: 6, trouble: null });
    expect(await counts(admin)).toEqual({ pending: 1, shipped: 3, trouble: null });
    await world.owner.query("update patients set consented_at = now() where patient_id = $1", [small.patient(0, 1)]);
    await world.owner.query("update patients set registered_at = now() where patient_id = $1", [small.patient(0, 2)]);
    await world.owner.query("update patients set active = false where patient_id = $1", [small.patient(1, 2)]);
    const filters = [
      {},
      { consent: "Yes" },
      { consent: "No" },
      { registered: "Yes" },
      { registered: "No" },
      { type: "New" },
      { type: "Reorder" },
      { customer: small.customers[1] },
      { lastname: "clinic2" },
      { lastname: "Nobody" },
      { patienttype: "inactive" },
      { patienttype: "active" },
    ];
    const seen: Record<string, string> = {};
    for (const filter of filters) {
      const { pending, shipped } = await counts(company, filter);
      const lists = [
        await list(company, { ...filter, status: "Pending" }),
        await list(company, { ...filter, status: "Shipped" }),
      ];
      expect(
        lists.map(({ total }) => total),
        JSON.stringify(filter),
      ).toEqual([pending, shipped]);
      expect(lists.map(({ fullfillments }) => fullfillments.length)).toEqual([pending, shipped]);
      seen[JSON.stringify(filter)] = `${pending} ${shipped}`;
    }
    expect(seen).toEqual({
      "{}": "2 6",
      '{"consent":"Yes"}': "1 1",
      '{"consent":"No"}': "1 5",
      '{"registered":"Yes"}': "0 1",
      '{"registered":"No"}': "2 5",
      '{"type":"New"}': "1 6",
      '{"type":"Reorder"}': "1 0",
      [`{"customer":"${small.customers[1]}"}`]: "1 3",
      '{"lastname":"clinic2"}': "1 3",
      '{"lastname":"Nobody"}': "0 0",
      '{"patienttype":"inactive"}': "1 1",
      '{"patienttype":"active"}': "1 5",
    });
    await fillOrder(admin, order);
    const { devices } = await readOrder(admin, order);
    await shipDevices(
      admin,
      order,
      devices.map(({ deviceid }) => deviceid),
    );
    expect(await counts(company)).toEqual({ pending: 1, shipped: 7, trouble: null });
  });

  test("C223: a filter that makes no sense is refused, and so is another company's clinic", async () => {
    expect((await list(company, { status: "Lost" })).message).toBe("Please choose Pending or Shipped.");
    expect((await list(company, { consent: "Perhaps" })).message).toBe("Please choose Yes or No.");
    expect((await list(company, { customer: small.customers[2] })).message).toBe("This customer was not found.");
    expect((await list(company, {}, { s: { field: "name", order: "ascend" } })).message).toBe(
      "The list cannot be sorted by this column.",
    );
  });
});
