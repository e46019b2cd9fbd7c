import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { mayCorrect } from "@restride/domain/fulfilment/custody.ts";
import { sentOf, sentText } from "@restride/domain/fulfilment/device-state.ts";
import { returnLines } from "@restride/domain/fulfilment/return-slip.ts";
import { orderAddressOf } from "@restride/domain/fulfilment/order-address.ts";
import { shownStatus } from "@restride/domain/fulfilment/units/unit-state.ts";
import { refuseChoice } from "@restride/domain/fulfilment/shipment.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { refuse } from "@restride/domain/values/refusal.ts";
import { shownOrder } from "./list-orders.ts";
import type { LineRow, OrderedRow, OrderRow, OrderQueries } from "./order.queries.ts";
import type { CarrierWatch } from "./carriers/watch-carriers.ts";
import { shownUnits, authorText } from "./units/shown-units.ts";
import type { SourcesQueries } from "./units/sources.queries.ts";
import { custodyLineText, custodyTexts } from "@restride/domain/fulfilment/custody-texts.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";
import * as texts from "./fulfilment-texts.ts";

interface Deps {
  readonly queries: OrderQueries;
  readonly sources: SourcesQueries;
  readonly carrierWatch: CarrierWatch;
  readonly now: () => number;
}

const maxMessages = 20;

/** Returns the note of a device: that of the last line with a note. */
const noteOf = (lines: readonly LineRow[], itemId: Id): string =>
  lines.findLast((line) => line.itemId === itemId && line.note !== "")?.note ?? "";

/** Returns a device as the GraphQL schema describes it. */
export const shownDevice = (device: OrderedRow, lines: readonly LineRow[] = []) => ({
  deviceid: device.itemId,
  note: noteOf(lines, device.itemId),
  status: device.status,
  statusDescription: refuseChoice(device),
  meta_data: {
    ordered_on: device.ordered_on,
    shipped_on: device.shipped_on,
    delivered_on: device.delivered_on,
    reorder_on: device.reorder_on,
    returned_on: device.returned_on,
  },
  first_reading: device.firstReading,
  last_reading: device.lastReading,
  device: {
    name: device.name,
    hardware_uuid: device.hardware ?? "",
    fulfillment_request: {
      shipping_name: device.patientName,
      ...(device.ownAddress ?? orderAddressOf(device.patientAddress)),
      shipping_tracking_link: device.tracking ?? "",
    },
  },
});

/**
 * Returns custody lines in the words of the screens. Lines of one instant about several devices are not merged, because each can be taken
 * back by itself.
 */
const shownLines = (lines: readonly LineRow[], devices: readonly OrderedRow[]) => {
  const asLines = lines.map((line) => ({ ...line, at: Date.parse(line.happenedAt) }));
  const nameOf = (itemId: Id): string => devices.find((device) => device.itemId === itemId)?.name ?? "";
  return lines.map((line) => ({
    _id: line.lineId,
    deviceid: line.itemId,
    what: custodyTexts[line.word],
    text: custodyLineText(nameOf(line.itemId), line.word),
    at: line.happenedAt,
    by: authorText(line),
    source: line.source,
    note: line.note,
    takenBack: lines.some(({ corrects }) => corrects === line.lineId),
    correctable: mayCorrect(asLines, line.lineId),
  }));
};

const orderedLine = ({ _id, createdAt, noOfDevice, orderedBy }: OrderRow) => ({
  _id,
  deviceid: null,
  what: texts.ordered,
  text: texts.orderedDevices(noOfDevice),
  at: createdAt,
  by: orderedBy ?? "",
  source: "Console",
  note: "",
  takenBack: false,
  correctable: false,
});

/** Returns one order with its devices, their custody, and the events of carriers. */
export const makeGetOrder = ({ queries, sources, carrierWatch, now }: Deps) => {
  const showOrder = async (scope: CustomerScope, orderId: Id) => {
    const [order, devices, lines, rows, messages, trouble] = await Promise.all([
      queries.order(scope, orderId),
      queries.devices(scope, orderId),
      queries.lines(scope, orderId),
      sources.ofOrder(scope, orderId),
      queries.messages(scope, orderId, maxMessages),
      carrierWatch.trouble(),
    ]);
    if (!order) return refuse(orderTexts.notFound);
    const { ownAddress, clinicAddress, orderedBy: _, ...orderFields } = order;
    const { firstname, lastname, consent, shipaddress } = order.patient;
    const units = shownUnits(devices, lines, rows, { timeZone: order.timezone, now: now() });
    const statusOf = ({ itemId, status }: OrderedRow) =>
      shownStatus(status, units.find(({ deviceid }) => deviceid === itemId)!.place);
    return {
      fullfillment: {
        ...shownOrder(orderFields),
        ...orderFields,
        patient: shownOrder(orderFields).patient,
        progress: sentText(sentOf(devices.map(({ status }) => status))),
        gateway_id: order.gateway_id ?? "",
        tracking_link: order.tracking_link ?? "",
        authorization_form_signed: consent,
        shipping_name: `${firstname} ${lastname}`,
        returnto: returnLines(order.customer.name, clinicAddress),
        address: ownAddress ?? orderAddressOf(shipaddress),
        devices: devices.map((device) => ({ ...shownDevice(device, lines), status: statusOf(device) })),
        units,
        happened: [orderedLine(order), ...shownLines(lines, devices)],
        messages,
        trouble,
      },
    };
  };

  const devices = async (scope: CustomerScope, orderId: Id) => {
    const [order, rows, lines] = await Promise.all([
      queries.order(scope, orderId),
      queries.devices(scope, orderId),
      queries.lines(scope, orderId),
    ]);
    return order ? { devices: rows.map((device) => shownDevice(device, lines)) } : refuse(orderTexts.notFound);
  };

  const assigned = async (scope: CustomerScope, patientId: Id) => ({
    devices: (await queries.assigned(scope, patientId)).map((device) => shownDevice(device)),
  });

  return { showOrder, devices, assigned };
};

export type GetOrder = ReturnType<typeof makeGetOrder>;
