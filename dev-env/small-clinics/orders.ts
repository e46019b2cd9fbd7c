import { Role } from "@restride/domain/access/roles.ts";
import { type Caller, signIn } from "../caller.ts";
import { smallEmail } from "../small-clinics.ts";
import type { World } from "../world.ts";
import { small } from "./ids.ts";
import { toRowInput, changeDevices, devicesOf } from "./programmes.ts";

/** Order in a result of getFullfillment; tests read the fields that they need. */
export interface Order {
  readonly status: string;
  readonly progress: string;
  readonly version: number;
  readonly gateway_id: string;
  readonly tracking_link: string;
  readonly note: string;
  readonly address: { readonly shipping_address: string };
  readonly devices: readonly {
    readonly deviceid: string;
    readonly status: string;
    readonly note: string;
    readonly statusDescription: string | null;
    readonly device: { readonly name: string; readonly hardware_uuid: string };
    readonly meta_data: Readonly<Record<string, string | null>>;
  }[];
  readonly happened: readonly {
    readonly _id: string;
    readonly deviceid: string | null;
    readonly text: string;
    readonly by: string;
    readonly source: string;
    readonly note: string;
    readonly takenBack: boolean;
    readonly correctable: boolean;
  }[];
  readonly messages: readonly { readonly event: string; readonly result: string; readonly did: string }[];
}

/** Reads one order as a person. */
export const readOrder = async (person: Caller, id: string): Promise<Order> => {
  const document = `query ($id: ID!) { getFullfillment(id: $id) { status message fullfillment { status progress version gateway_id tracking_link
    note authorization_form_signed shipping_name address { shipping_address } devices { deviceid status note statusDescription
      device { name hardware_uuid } meta_data { ordered_on shipped_on delivered_on returned_on } }
    happened { _id deviceid text at by source note takenBack correctable } messages { event result did } } } }`;
  return (await person.call<{ fullfillment: Order }>(document, { id })).answer.fullfillment;
};

/** Adds `count` copies of a patient's first device as the clinic's therapist. Returns the id of the newest order. */
export const orderDevices = async (world: World, clinic: number, patient: number, count: number): Promise<string> => {
  const therapist = await signIn(world, smallEmail(clinic, Role.physio));
  const id = small.patient(clinic, patient);
  const { assigneddevices, version } = await devicesOf(therapist, id);
  const deviceRows = assigneddevices.map((row) => toRowInput(row, {}));
  const fresh = Array.from({ length: count }, () => ({
    ...deviceRows[0]!,
    _id: crypto.randomUUID() as string,
    startdate: patient * 10 + 1,
  }));
  const { status, message } = await changeDevices(therapist, id, version, [...deviceRows, ...fresh]);
  if (status !== "success") throw new Error(message);
  const { rows } = await world.owner.query<{ order_id: string }>(
    "select order_id from device_orders where patient_id = $1 order by ordered_at desc limit 1",
    [id],
  );
  return rows[0]!.order_id;
};

/** Makes an order 30 days older, so that events on days before today are possible. */
export const backdateOrder = async ({ owner }: World, order: string): Promise<void> =>
  void (await owner.query("update device_orders set ordered_at = ordered_at - interval '30 days' where order_id = $1", [
    order,
  ]));

/** Returns status, version and dates of all orders and their devices, for comparisons. */
export const readOrderStates = async ({ owner }: World): Promise<readonly object[]> =>
  (
    await owner.query(`select o.order_id, o.status, o.version, d.item_id, d.status as device, d.shipped_on, d.delivered_on, d.returned_on
      from device_orders o join patient_devices d using (customer_id, order_id) order by 1, 4`)
  ).rows;

/** Sends a mutation of an order. Returns its answer: status, message, and the order as it is then. */
export const changeOrder = async (person: Caller, field: string, variables: object = {}, variableDefinitions = "") => {
  const document = `mutation ${variableDefinitions} { ${field} { status message fullfillment { status progress version gateway_id tracking_link note
    address { shipping_address shipping_city shipping_state shipping_zip_code country } devices { deviceid status note statusDescription device { name hardware_uuid
      fulfillment_request { shipping_name shipping_tracking_link } } meta_data { shipped_on } } } } }`;
  return (await person.call<{ fullfillment: Order }>(document, variables)).answer;
};
/** Saves a gateway and a tracking link. */
export const fillOrder = (person: Caller, order: string, gateway = "7c21-09ae-44b0") =>
  changeOrder(
    person,
    `updateDeviceOrder(_id: "${order}", gateway_url: "${gateway}", tracking_url: "https://track.example/1Z9")`,
  );
/** Marks devices as shipped, by default even without a signed consent. */
export const shipDevices = (person: Caller, order: string, devices: readonly string[], unsigned = true) =>
  changeOrder(person, `markAsShipped(_id: "${order}", devicesids: ${JSON.stringify(devices)}, unsigned: ${unsigned})`);
