import { chainOf } from "@restride/domain/fulfilment/chain.ts";
import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Refusal } from "@restride/domain/values/refusal.ts";
import type { PdfPage } from "../../platform/pdf/page.ts";
import type { GetOrder } from "./get-order.ts";
import * as texts from "./custody-pdf-texts.ts";

/** An order as its page shows it. */
export type ShownOrder = Exclude<Awaited<ReturnType<GetOrder["showOrder"]>>, Refusal>["fullfillment"];
type ShownDevice = ShownOrder["devices"][number];

const msOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

const unitOf = ({ units }: ShownOrder, { deviceid }: ShownDevice) => units.find((unit) => unit.deviceid === deviceid)!;

const writeEvents = (page: PdfPage, order: ShownOrder, device: ShownDevice): void => {
  const when = (instant: string | null): string =>
    instant === null ? texts.noneYet : formatInstant(Date.parse(instant), order.timezone);
  page.factGrid([
    [texts.status, unitOf(order, device).state],
    [texts.hardwareId, device.device.hardware_uuid || "—"],
    [texts.gatewayId, order.gateway_id || "—"],
    [texts.patient, order.shipping_name],
    [texts.provider, order.patient.surgeon.name],
    [texts.surgeryDate, formatUs(order.patient.surgery.date)],
    [texts.firstReading, when(device.first_reading)],
    [texts.lastReading, when(device.last_reading)],
    [texts.caseNumber, order.cases[0]?.casenumber ?? "—"],
  ]);
};

/** Writes the custody of a device: the device and its patient, each line of its chain, and the steps that are still to come. */
export const writeCustody = (page: PdfPage, order: ShownOrder, device: ShownDevice): void => {
  const { name } = device.device;
  page.title(name);
  writeEvents(page, order, device);
  page.heading(texts.whereItHasBeen);
  const happened = order.happened.map(({ _id, at, ...line }) => ({ ...line, id: _id, at: Date.parse(at) }));
  const chained = { deviceid: device.deviceid, name, firstReading: msOf(device.first_reading) };
  page.table(
    [
      { title: texts.eventColumn, width: 120 },
      { title: texts.timeColumn, width: 120 },
      { title: texts.personColumn, width: 100 },
      { title: texts.sourceColumn, width: 60 },
      { title: texts.noteColumn, width: 110 },
    ],
    chainOf(happened, chained).map(({ what: event, at, by: actor, source, note, takenBack }) => [
      takenBack ? texts.revokedEvent(event) : event,
      formatInstant(at, order.timezone),
      actor,
      source === "Before" ? "" : source,
      note,
    ]),
  );
  const { ahead } = unitOf(order, device);
  if (ahead.length > 0) page.heading(texts.stillAhead);
  for (const step of ahead) page.paragraph([{ text: step, strong: false }], true);
};
