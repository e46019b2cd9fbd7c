import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { changeOrder, fillOrder, orderDevices, readOrder, shipDevices } from "../../../dev-env/small-clinics/orders.ts";
import { atNoon, test as base } from "../../../dev-env/world-test.ts";

const test = base.extend("worldOptions", atNoon);

let admin: Caller;
let company: Caller;
test.beforeEach(async ({ world }) => {
  [admin, company] = (await Promise.all(
    [Role.admin, Role.companyAdmin].map((role) => signIn(world, smallEmail(0, role))),
  )) as [Caller, Caller];
});

describe("an order", () => {
  test("C226 C110 C233: is read with its devices, and a patient's devices are", async ({ world }) => {
    const order = await orderDevices(world, 0, 1, 2);
    const read = await readOrder(admin, order);
    expect(read).toMatchObject({
      status: "Pending",
      progress: "0 of 2 shipped",
      gateway_id: "",
      tracking_link: "",
      note: "",
      authorization_form_signed: false,
      shipping_name: "Pat1 Clinic1",
    });
    expect(read.devices.map(({ status, statusDescription }) => [status, statusDescription])).toEqual([
      ["Pending", null],
      ["Pending", null],
    ]);
    expect(read.happened.map(({ text, by: actor }) => [text, actor])).toEqual([
      ["Ordered, 2 devices", `Sam Role${Role.physio}`],
    ]);
    const idsIn = async (call: string) => {
      const document = `query { ${call} { status message devices { deviceid } } }`;
      const { answer } = await admin.call<{ devices: { deviceid: string }[] }>(document);
      return answer.devices.map(({ deviceid }) => deviceid);
    };
    const [ordered, delivered] = [read.devices.map(({ deviceid }) => deviceid), small.deviceItem(0, 1)];
    expect(ordered).not.toContain(delivered);
    expect(await idsIn(`getFullfillmentViewDevices(id: "${order}")`)).toEqual(ordered);
    expect(await idsIn(`getFullfillmentViewDevices(id: "${small.order(0, 1)}")`)).toEqual([delivered]);
    const assigned = await idsIn(`getActiveAssignedDevices(patientid: "${small.patient(0, 1)}")`);
    expect(assigned.toSorted()).toEqual([delivered, ...ordered].toSorted());
    expect(await idsIn(`getActiveAssignedDevices(patientid: "${small.patient(0, 2)}")`)).toEqual([
      small.deviceItem(0, 2),
    ]);
    await changeOrder(admin, `markAsDeleted(_id: "${order}", deviceid: "${ordered[0]}")`);
    await world.owner.query("update item_revisions set valid_to = valid_from where item_id = $1", [delivered]);
    expect(await idsIn(`getActiveAssignedDevices(patientid: "${small.patient(0, 1)}")`)).toEqual([ordered[1]]);
  });

  test("C007 C227 C228 C161 C162 C163: a shipment is saved before it is sent, in its form, by nobody over somebody else", async ({
    world,
  }) => {
    const order = await orderDevices(world, 0, 1, 1);
    const saved = await changeOrder(
      admin,
      `updateDeviceOrder(_id: "${order}", gateway_url: "7c2109ae44b0", note: " Ring twice. ")`,
    );
    expect(saved.message).toBe("Order saved.");
    expect(saved.fullfillment).toMatchObject({
      gateway_id: "7C21-09AE-44B0",
      note: "Ring twice.",
      tracking_link: "",
      version: 2,
    });
    const address = { shipping_address: "30 Alder Way", shipping_city: "Madison", shipping_state: "WI" };
    const rest = `updateDeviceOrder(_id: "${order}", tracking_url: "https://track.example/7", shipping_address: $a)`;
    const sent = { a: { ...address, shipping_zip_code: "53711", country: "US" } };
    expect((await changeOrder(admin, rest, sent, "($a: FullfillmentAddressInput)")).fullfillment).toMatchObject({
      gateway_id: "7C21-09AE-44B0",
      tracking_link: "https://track.example/7",
      note: "Ring twice.",
      address: sent.a,
    });
    const late = await changeOrder(admin, `updateDeviceOrder(_id: "${order}", note: "Mine", version: 1)`);
    expect(late.status).toBe("fail");
    expect(late.message).toBe(
      "Somebody else changed this order in the meantime. Nothing of yours is lost: compare and save again.",
    );
    expect(late.fullfillment.note).toBe("Ring twice.");
    expect((await changeOrder(admin, `updateTrackingLink(id: "${order}", tracking_link: "1Z")`)).message).toBe(
      "Invalid URL",
    );
    expect((await changeOrder(admin, `updateGatewayId(id: "${order}", gateway_id: "7C21")`)).message).toBe(
      "Gateway ID should be atleast 12 characters. Allowed characters: (0-9, a-z, A-Z,/s,-).",
    );
  });

  test("C155 C158 C161 C162 C163: what is wrong with a shipment that is saved at once is said, and nothing is kept", async ({
    world,
  }) => {
    const order = await orderDevices(world, 0, 1, 1);
    const before = await readOrder(admin, order);
    const right = {
      shipping_address: "A",
      shipping_city: "B",
      shipping_state: "WI",
      shipping_zip_code: "1",
      country: "US",
    };
    const tooLong = { shipping_city: "x".repeat(51) };
    const types = "($a: FullfillmentAddressInput)";
    for (const [change, message, wrong = {}] of [
      ['gateway_url: "7C21"', "Gateway ID should be atleast 12 characters. Allowed characters: (0-9, a-z, A-Z,/s,-)."],
      ['gateway_url: "A477-190C-52F0-9"', "Gateway ID should be exactly 12 alphanumeric characters (0-9, a-z, A-Z)."],
      ['tracking_url: "1Z"', "Invalid URL"],
      ["shipping_address: $a", "Please enter address.", { shipping_address: " " }],
      ["shipping_address: $a", "Please select state.", { shipping_state: "" }],
      ["shipping_address: $a", "Please select country.", { country: "" }],
      ["shipping_address: $a", "City must be 50 characters or less", tooLong],
    ] as const) {
      const call = `updateDeviceOrder(_id: "${order}", note: "Mine", ${change})`;
      const answer = await changeOrder(admin, call, { a: { ...right, ...wrong } }, change.includes("$a") ? types : "");
      expect(answer, message).toMatchObject({ status: "fail", message });
    }
    expect(await readOrder(admin, order)).toEqual(before);
  });

  test("C231 C232: tracking link and gateway are saved by calls of their own, each with its order", async ({
    world,
  }) => {
    const [order, other] = [await orderDevices(world, 0, 1, 1), await orderDevices(world, 0, 2, 1)];
    const before = await readOrder(admin, other);
    const link = `updateTrackingLink(id: "${order}", tracking_link: "https://track.example/9")`;
    expect((await changeOrder(admin, link)).fullfillment).toMatchObject({
      tracking_link: "https://track.example/9",
      gateway_id: "",
    });
    expect(
      (await changeOrder(admin, `updateGatewayId(id: "${order}", gateway_id: "7c2109ae44b0")`)).fullfillment,
    ).toMatchObject({ tracking_link: "https://track.example/9", gateway_id: "7C21-09AE-44B0" });
    expect(await readOrder(admin, other)).toEqual(before);
  });

  test("an order says who saved it last and when, not who ordered it", async ({ world }) => {
    const order = await orderDevices(world, 0, 1, 1);
    const saved = async () => {
      const document = `query { getFullfillment(id: "${order}") { status message fullfillment { savedAt savedBy } } }`;
      const { answer } = await admin.call<{ fullfillment: Record<"savedAt" | "savedBy", string | null> }>(document);
      return answer.fullfillment;
    };
    expect(await saved()).toEqual({ savedAt: null, savedBy: null });
    for (const [person, name] of [
      [admin, `Sam Role${Role.admin}`],
      [company, `Sam Role${Role.companyAdmin}`],
    ] as const) {
      world.clock.advance(60_000);
      const from = world.clock.now();
      await changeOrder(person, `updateDeviceOrder(_id: "${order}", note: "Ring.")`);
      const { savedAt, savedBy } = await saved();
      expect(savedBy).toBe(name);
      expect(Date.parse(savedAt!)).toBeGreaterThanOrEqual(from);
    }
  });

  test("C007 C090 C231 C232 C155 C282: an order's address is its own; the patient's record follows when it is ticked", async ({
    world,
  }) => {
    const order = await orderDevices(world, 0, 1, 1);
    const address = (line: string) => ({
      shipping_address: line,
      shipping_city: "Madison",
      shipping_state: "WI",
      shipping_zip_code: "53711",
      country: "US",
    });
    const types = "($a: FullfillmentAddressInput!, $r: Boolean)";
    const call = `updateAddress(id: "${order}", address: $a, record: $r)`;
    const ofPatient = async () =>
      (await world.owner.query("select ship_address from patients where patient_id = $1", [small.patient(0, 1)]))
        .rows[0].ship_address;
    const before = await ofPatient();
    const own = await changeOrder(admin, call, { a: address("77 Marigold Court") }, types);
    expect([own.message, own.fullfillment.address.shipping_address]).toEqual(["Address updated", "77 Marigold Court"]);
    expect(await ofPatient()).toEqual(before);
    await changeOrder(admin, call, { a: address("30 Alder Way"), r: true }, types);
    expect(await ofPatient()).toMatchObject({ addressline1: "30 Alder Way", city: "Madison", zip: "53711" });
    const wrong = await changeOrder(admin, call, { a: address(" ") }, types);
    expect(wrong.message).toBe("Please enter address.");
  });

  test("C007 C143 C144 C229 C282: some devices are shipped with what was saved, and the order once nothing is left", async ({
    world,
  }) => {
    const order = await orderDevices(world, 0, 1, 2);
    const [first, second] = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid) as [string, string];
    await fillOrder(admin, order);
    const some = await shipDevices(admin, order, [first]);
    expect(some.message).toBe("Device(s) marked as shipped");
    expect(some.fullfillment).toMatchObject({ status: "Pending", progress: "1 of 2 shipped" });
    const sent = some.fullfillment.devices.find(({ deviceid }) => deviceid === first)!;
    expect(sent).toMatchObject({
      status: "Shipped",
      meta_data: { shipped_on: world.today() },
      device: {
        hardware_uuid: "7C21-09AE-44B0",
        fulfillment_request: { shipping_tracking_link: "https://track.example/1Z9" },
      },
    });
    const all = await shipDevices(company, order, [second]);
    expect(all.fullfillment).toMatchObject({ status: "Shipped", progress: "2 of 2 shipped" });
    const { rows } = await world.owner.query(
      "select kind, data ->> 'word' as word from domain_events where kind = 'DevicesMoved' order by event_number",
    );
    expect(rows).toEqual([
      { kind: "DevicesMoved", word: "shipped" },
      { kind: "DevicesMoved", word: "shipped" },
    ]);
  });

  test("C144: what is shipped keeps a gateway and a tracking link, whichever call would remove them", async ({
    world,
  }) => {
    const order = await orderDevices(world, 0, 1, 1);
    const [device] = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid);
    await fillOrder(admin, order);
    expect((await shipDevices(admin, order, [device!])).fullfillment.status).toBe("Shipped");
    for (const call of [
      `updateDeviceOrder(_id: "${order}", gateway_url: "", note: "Lost")`,
      `updateDeviceOrder(_id: "${order}", tracking_url: " ")`,
      `updateGatewayId(id: "${order}", gateway_id: "")`,
      `updateTrackingLink(id: "${order}", tracking_link: "")`,
    ])
      expect(await changeOrder(admin, call), call).toMatchObject({
        status: "fail",
        message: "This order is shipped. Its gateway ID and tracking URL can be changed, not removed.",
      });
    const tracking = "https://track.example/1Z9";
    expect(await readOrder(admin, order)).toMatchObject({
      gateway_id: "7C21-09AE-44B0",
      tracking_link: tracking,
      note: "",
    });
    expect((await changeOrder(admin, `updateDeviceOrder(_id: "${order}", note: "Lost")`)).message).toBe("Order saved.");
  });
});
