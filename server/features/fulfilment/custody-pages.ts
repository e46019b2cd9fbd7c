import { chainOf } from "@restride/domain/fulfilment/chain.ts";
import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import type { Refusal } from "@restride/domain/values/refusal.ts";
import type { PdfPage } from "../../platform/pdf/page.ts";
import type { GetOrder } from "./get-order.ts";

/** An order as its page shows it. */
export type ShownOrder = Exclude<Awaited<ReturnType<GetOrder["showOrder"]>>, Refusal>["fullfillment"];
type ShownDevice = ShownOrder["devices"][number];

const msOf = (instant: string | null): number | null => (instant === null ? null : Date.parse(instant));

const unitOf = ({ units }: ShownOrder, { deviceid }: ShownDevice) => units.find((unit) => unit.deviceid === deviceid)!;

const writeEvents = (page: PdfPage, order: ShownOrder, device: ShownDevice): void => {
  const when = (instant: string | null): string =>
    instant === null ? "None yet" : formatInstant(Date.parse(instant), order.timezone);
  page.factGrid([
    ["Status", unitOf(order, device).state],
    ["Hardware ID", device.device.hardware_uuid || "—"],
    ["Gateway ID", order.gateway_id || "—"],
    ["Patient", order.shipping_name],
    ["Provider", order.patient.surgeon.name],
    ["Surgery date", formatUs(order.patient.surgery.date)],
    ["First reading", when(device.first_reading)],
    ["Last reading", when(device.last_reading)],
    ["Case", order.cases[0]?.casenumber ?? "—"],
  ]);
};

/** Lays out where a device has been: what it is and at whom, each line of its chain, and what is still ahead. */
export const writeCustody = (page: PdfPage, order: ShownOrder, device: ShownDevice): void => {
  const { name } = device.device;
  page.title(name);
  writeEvents(page, order, device);
  page.heading("Where it has been");
  const happened = order.happened.map(({ _id, at, ...line }) => ({ ...line, id: _id, at: Date.parse(at) }));
  const chained = { deviceid: device.deviceid, name, firstReading: msOf(device.first_reading) };
  page.table(
    [
      { title: "What", width: 120 },
      { title: "When", width: 120 },
      { title: "Who", width: 100 },
      { title: "By", width: 60 },
      { title: "Said", width: 110 },
    ],
    chainOf(happened, chained).map(({ what: event, at, by: actor, source, note, takenBack }) => [
      takenBack ? `${event} (taken back)` : event,
      formatInstant(at, order.timezone),
      actor,
      source === "Before" ? "" : source,
      note,
    ]),
  );
  const { ahead } = unitOf(order, device);
  if (ahead.length > 0) page.heading("Still ahead");
  for (const step of ahead) page.paragraph([{ text: step, strong: false }], true);
};
