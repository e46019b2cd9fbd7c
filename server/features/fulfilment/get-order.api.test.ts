import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { casesIn } from "../../../dev-env/small-clinics/cases-in.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
const order = small.order(0, 1);
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const address = "{ shipping_address shipping_city shipping_state shipping_zip_code country }";
const fields = `_id customer { _id name logo } patient { _id firstname lastname active consent patientconsent registered
  shipaddress ${address} surgeon { name } surgery { date } } createdAt orderDate noOfDevice isnew cases { _id }
  status progress note gateway_id tracking_link authorization_form_signed shipping_name address ${address}
  devices { deviceid note status statusDescription meta_data { ordered_on shipped_on delivered_on reorder_on returned_on }
    device { name hardware_uuid fulfillment_request { shipping_name shipping_address shipping_city shipping_state shipping_zip_code country
      shipping_tracking_link } } }`;
const read = async () =>
  (
    await admin.call<{ fullfillment: Record<string, unknown> & { devices: object[] } }>(
      `{ getFullfillment(id: "${order}") { status message fullfillment { ${fields} } } }`,
    )
  ).answer;

const alderWay = { addressline1: "30 Alder Way", city: "Madison", state: "WI", zip: "53711", country: "US" };
const shownAlderWay = {
  shipping_address: "30 Alder Way",
  shipping_city: "Madison",
  shipping_state: "WI",
  shipping_zip_code: "53711",
  country: "US",
};

describe("one order", () => {
  test("C090 C109 C110 C225: has the fields of the list, and its own", async ({ world }) => {
    const { owner } = world;
    await owner.query(
      `update patients set surgery_date = '2026-03-20', consented_at = null, registered_at = now(), ship_address = $2::jsonb
       where patient_id = $1`,
      [small.patient(0, 1), alderWay],
    );
    await owner.query(
      `update device_orders set ordered_at = '2026-03-02T18:00:00Z', note = 'Ring twice.', gateway_id = '7C21-09AE-44B0',
         tracking_link = 'https://track.example/1Z9' where order_id = $1`,
      [order],
    );
    const { status, fullfillment } = await read();
    expect(status).toBe("success");
    expect(fullfillment).toMatchObject({
      _id: order,
      customer: { _id: small.customers[0], name: "Clinic 1", logo: null },
      patient: {
        _id: small.patient(0, 1),
        firstname: "Pat1",
        lastname: "Clinic1",
        active: true,
        consent: false,
        patientconsent: false,
        registered: true,
        shipaddress: shownAlderWay,
        surgeon: { name: "Dr. Anna Surgeon1" },
        surgery: { date: "2026-03-20" },
      },
      createdAt: "2026-03-02T18:00:00.000Z",
      orderDate: "2026-03-02",
      noOfDevice: 1,
      isnew: true,
      cases: [],
      status: "Shipped",
      progress: "1 of 1 shipped",
      note: "Ring twice.",
      gateway_id: "7C21-09AE-44B0",
      tracking_link: "https://track.example/1Z9",
      authorization_form_signed: false,
      shipping_name: "Pat1 Clinic1",
      address: shownAlderWay,
    });
    const cases = casesIn(world);
    await cases.add(1, 9, { patient_id: small.patient(0, 1), type: "New Device Order" });
    expect((await read()).fullfillment).toMatchObject({ cases: [{ _id: cases.idOf(1) }] });
    await owner.query("update patients set consented_at = now(), active = false where patient_id = $1", [
      small.patient(0, 1),
    ]);
    expect((await read()).fullfillment).toMatchObject({
      authorization_form_signed: true,
      patient: { active: false, consent: true, patientconsent: true },
    });
  });

  test("C111 C141 C142: a device says how far it came and when, by which gateway and parcel", async ({ world }) => {
    const { owner } = world;
    await owner.query("update patients set ship_address = $2 where patient_id = $1", [small.patient(0, 1), alderWay]);
    await owner.query(
      `update patient_devices set status = 'Returned', ordered_on = '2026-03-02', shipped_on = '2026-03-03', delivered_on = '2026-03-05',
         reorder_on = '2026-03-20', returned_on = '2026-04-01', hardware_id = '7C21-09AE-44B0',
         tracking_link = 'https://track.example/1Z9' where item_id = $1`,
      [small.deviceItem(0, 1)],
    );
    await owner.query(
      `insert into custody_lines (customer_id, line_id, order_id, patient_id, item_id, word, happened_at, noted_at, source, note)
       values ($1, gen_random_uuid(), $2, $3, $4, 'returned', '2026-04-01T17:00:00Z', '2026-04-01T17:00:00Z', 'Console', 'Strap is torn')`,
      [small.customers[0], order, small.patient(0, 1), small.deviceItem(0, 1)],
    );
    expect((await read()).fullfillment.devices).toEqual([
      {
        deviceid: small.deviceItem(0, 1),
        note: "Strap is torn",
        status: "Returned",
        statusDescription: "Knee Motion Sensor is Returned already.",
        meta_data: {
          ordered_on: "2026-03-02",
          shipped_on: "2026-03-03",
          delivered_on: "2026-03-05",
          reorder_on: "2026-03-20",
          returned_on: "2026-04-01",
        },
        device: {
          name: "Knee Motion Sensor",
          hardware_uuid: "7C21-09AE-44B0",
          fulfillment_request: {
            shipping_name: "Pat1 Clinic1",
            ...shownAlderWay,
            shipping_tracking_link: "https://track.example/1Z9",
          },
        },
      },
    ]);
    const own = { ...shownAlderWay, shipping_address: "77 Marigold Court" };
    await owner.query("update device_orders set ship_address = $2 where order_id = $1", [order, own]);
    expect((await read()).fullfillment.devices).toMatchObject([{ device: { fulfillment_request: own } }]);
  });
});
