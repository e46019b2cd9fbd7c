import { Role } from "@restride/domain/access/roles.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { clinicZone } from "../../../dev-env/clinic-day.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import {
  readOrderStates,
  changeOrder,
  fillOrder,
  orderDevices,
  readOrder,
  shipDevices,
} from "../../../dev-env/small-clinics/orders.ts";
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
  test("C164 C165 C166: nothing is shipped before all is there, and the first thing that is missing is said", async ({
    world,
  }) => {
    const order = await orderDevices(world, 0, 1, 1);
    const [device] = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid) as [string];
    const active = (is: boolean) =>
      world.owner.query("update patients set active = $1 where patient_id = $2", [is, small.patient(0, 1)]);
    await active(false);
    expect((await shipDevices(admin, order, [])).message).toBe("This patient is inactive");
    await active(true);
    expect((await shipDevices(admin, order, [])).message).toBe(
      "Please select at least one device from the list above to order",
    );
    for (const [gateway, tracking] of [
      ["", ""],
      ["7C2109AE44B0", ""],
      ["", "https://track.example/1"],
    ]) {
      await changeOrder(
        admin,
        `updateDeviceOrder(_id: "${order}", gateway_url: "${gateway}", tracking_url: "${tracking}")`,
      );
      expect((await shipDevices(admin, order, [device])).message).toBe("Fill Gateway ID and Tracking URL");
    }
    await fillOrder(admin, order);
    expect((await shipDevices(admin, order, [device], false)).message).toBe("Consent is not signed. Ship anyway?");
    expect((await readOrder(admin, order)).status).toBe("Pending");
    expect((await shipDevices(admin, order, [device])).status).toBe("success");
  });

  test("who comes second reads who was first; a device is never shipped twice", async ({ world }) => {
    const order = await orderDevices(world, 0, 1, 2);
    const [first, second] = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid) as [string, string];
    await fillOrder(admin, order);
    const [one, other] = await Promise.all([
      shipDevices(admin, order, [first]),
      shipDevices(company, order, [first, second]),
    ]);
    const statuses = [one!.status, other!.status].toSorted();
    expect(statuses).toEqual(["fail", "success"]);
    const winner = one!.status === "success" ? `Sam Role${Role.admin}` : `Sam Role${Role.companyAdmin}`;
    const refused = one!.status === "success" ? other! : one!;
    expect(refused.message).toBe(`${winner} marked it as shipped at ${formatTime(world.clock.now(), clinicZone)}.`);
    expect(refused.fullfillment.devices.find(({ deviceid }) => deviceid === first)!.status).toBe("Shipped");
    const { rows } = await world.owner.query(
      "select count(*)::int as lines from custody_lines where item_id = $1 and word = 'shipped'",
      [first],
    );
    expect(rows).toEqual([{ lines: 1 }]);
  });

  test("C167 C168 C230 C282: a device is deleted before it is sent, with a note; its schedule stays", async ({
    world,
  }) => {
    const order = await orderDevices(world, 0, 1, 2);
    const [first, second] = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid) as [string, string];
    const gone = await changeOrder(
      admin,
      `markAsDeleted(_id: "${order}", deviceid: "${first}", note: "Patient has one")`,
    );
    expect(gone.message).toBe("Device marked as deleted");
    const device = gone.fullfillment.devices.find(({ deviceid }) => deviceid === first)!;
    expect(device).toMatchObject({ status: "Deleted", note: "Patient has one" });
    expect(device.statusDescription).toBe(`Device ${device.device.name} is deleted`);
    const { rows } = await world.owner.query(
      "select count(*)::int as running from item_revisions where item_id = $1 and valid_to is null",
      [first],
    );
    expect(rows).toEqual([{ running: 1 }]);
    await fillOrder(admin, order);
    expect((await shipDevices(admin, order, [first])).message).toBe(`Device ${device.device.name} is deleted`);
    await shipDevices(admin, order, [second]);
    expect((await readOrder(admin, order)).status).toBe("Shipped");
    expect((await changeOrder(admin, `markAsDeleted(_id: "${order}", deviceid: "${second}")`)).message).toBe(
      `${device.device.name} is Shipped already.`,
    );
  });

  test("C168: a device that is not assigned to the patient any more is neither sent nor deleted", async ({ world }) => {
    const order = await orderDevices(world, 0, 1, 2);
    const [first, second] = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid) as [string, string];
    await world.owner.query("update item_revisions set valid_to = valid_from where item_id = $1", [first]);
    await fillOrder(admin, order);
    const before = await readOrder(admin, order);
    const { device, statusDescription } = before.devices.find(({ deviceid }) => deviceid === first)!;
    expect(statusDescription).toBe(`${device.name} is not assigned to the patient any more.`);
    for (const { status, message } of [
      await shipDevices(admin, order, [first]),
      await shipDevices(admin, order, [first, second]),
      await changeOrder(admin, `markAsDeleted(_id: "${order}", deviceid: "${first}")`),
    ])
      expect({ status, message }).toEqual({ status: "fail", message: statusDescription });
    expect((await readOrder(admin, order)).devices).toEqual(before.devices);
  });

  test("a gateway serves one open order, and whose it is reads who may", async ({ world }) => {
    const [mine, sister, foreign] = [
      await orderDevices(world, 0, 1, 1),
      await orderDevices(world, 1, 1, 1),
      await orderDevices(world, 2, 1, 1),
    ];
    await fillOrder(admin, mine);
    expect((await fillOrder(company, sister)).message).toBe(
      "7C21-09AE-44B0 is with Pat1 Clinic1. A gateway serves one open order.",
    );
    const stranger = await signIn(world, smallEmail(2, Role.companyAdmin));
    expect((await fillOrder(stranger, foreign)).message).toBe(
      "7C21-09AE-44B0 cannot be used here. Check the ID on the device.",
    );
    const [device] = (await readOrder(admin, mine)).devices.map(({ deviceid }) => deviceid) as [string];
    await changeOrder(admin, `markAsDeleted(_id: "${mine}", deviceid: "${device}")`);
    expect((await fillOrder(company, sister)).status).toBe("success");
  });

  test("a wrong click is taken back by a line that names it, once, and for a reason", async ({ world }) => {
    const order = await orderDevices(world, 0, 1, 1);
    const [device] = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid) as [string];
    await fillOrder(admin, order);
    await shipDevices(admin, order, [device]);
    const line = (await readOrder(admin, order)).happened.at(-1)!;
    expect(line).toMatchObject({ deviceid: device, correctable: true, takenBack: false, source: "Console" });
    const correct = (reason: string, id = line._id) =>
      changeOrder(admin, `correctCustody(_id: "${order}", lineid: "${id}", reason: "${reason}")`);
    expect((await correct("")).message).toBe("Please say what was wrong.");
    const back = await correct("Wrong box");
    expect(back.message).toBe("Corrected.");
    expect(back.fullfillment).toMatchObject({ status: "Pending", progress: "0 of 1 shipped" });
    expect(back.fullfillment.devices[0]).toMatchObject({ status: "Pending", meta_data: { shipped_on: null } });
    expect((await correct("Again")).message).toBe("This line cannot be taken back.");
    expect((await correct("Again", order)).message).toBe("This line cannot be taken back.");
    const { happened } = await readOrder(admin, order);
    expect(happened.slice(1).map(({ takenBack, note, by: actor }) => [takenBack, note, actor])).toEqual([
      [true, "", `Sam Role${Role.admin}`],
      [false, "Wrong box", `Sam Role${Role.admin}`],
    ]);
    expect((await shipDevices(admin, order, [device])).fullfillment.status).toBe("Shipped");
  });

  test("devices of another order among the own ones are refused, all of them", async ({ world }) => {
    const order = await orderDevices(world, 0, 1, 1);
    const [device] = (await readOrder(admin, order)).devices.map(({ deviceid }) => deviceid) as [string];
    await fillOrder(admin, order);
    for (const other of [small.deviceItem(0, 2), small.deviceItem(1, 1), small.deviceItem(0, 1)]) {
      expect((await shipDevices(admin, order, [device, other])).message).toBe("This device is not part of the order.");
    }
    expect((await readOrder(admin, order)).devices[0]!.status).toBe("Pending");
  });

  test("C089: another clinic's order is not found, by any of the calls; nothing of it changes", async ({ world }) => {
    const [sister, foreign] = [await orderDevices(world, 1, 1, 1), await orderDevices(world, 2, 1, 1)];
    const calls = (order: string, device: string) => [
      `updateDeviceOrder(_id: "${order}", note: "x")`,
      `updateTrackingLink(id: "${order}", tracking_link: "https://track.example/1")`,
      `updateGatewayId(id: "${order}", gateway_id: "000000000000")`,
      `markAsShipped(_id: "${order}", devicesids: ["${device}"])`,
      `markAsDeleted(_id: "${order}", deviceid: "${device}")`,
      `correctCustody(_id: "${order}", lineid: "${device}", reason: "x")`,
      `askCarrier(_id: "${order}")`,
    ];
    const before = await readOrderStates(world);
    for (const [person, order] of [
      [admin, sister],
      [admin, foreign],
      [company, foreign],
    ] as const)
      for (const call of calls(order, small.deviceItem(2, 1)))
        expect((await changeOrder(person, call)).message, call).toBe("This order was not found.");
    expect(await readOrderStates(world)).toEqual(before);
  });
});
