import { type CustomerScope, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { type CustodyWord, addsInformation } from "@restride/domain/fulfilment/custody.ts";
import {
  type CarrierEvent,
  carrierEvent,
  type EventResult,
  refuseEventDate,
  wordOf,
} from "@restride/domain/fulfilment/carrier-event.ts";
import { speaksFor } from "@restride/domain/fulfilment/carrier-hosts.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Carriers } from "../../../platform/carriers/carriers.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { CarriersStore, StoredMessage } from "./carriers.store.ts";
import type { MovedDevice, MoveDevices } from "../move-devices.ts";
import type { LineRow, OrderedRow, OrderQueries } from "../order.queries.ts";
import type { LockedOrder, OrdersStore } from "../orders.store.ts";
import { stateOfUnit } from "../units/shown-units.ts";
import type { SourcesQueries } from "../units/sources.queries.ts";
import { eventTexts } from "@restride/domain/fulfilment/event-texts.ts";
import { refusalTexts } from "@restride/domain/fulfilment/refusal-texts.ts";

interface Deps {
  readonly db: Database;
  readonly store: OrdersStore;
  readonly queries: OrderQueries;
  readonly sources: SourcesQueries;
  readonly carriers: Carriers;
  readonly carriersStore: CarriersStore;
  readonly moveDevices: MoveDevices;
  readonly domainEvents: DomainEvents;
  readonly now: () => number;
  readonly newId: () => Id;
}

type Source = StoredMessage["source"];

/** The result of an event. */
export interface Outcome {
  readonly result: EventResult;
  readonly did: string;
}

const everywhere = systemScope("carrier");
const maxIdLength = 100;
const newLine = { notedAt: "", source: "", by: null, note: "", corrects: null } as const;

/** Returns the id and type of an event that could not be parsed, as far as they can be read. */
const readableParts = (message: unknown): Pick<StoredMessage, "eventId" | "eventType"> => {
  const { id, type } = (typeof message === "object" && message !== null ? message : {}) as Readonly<
    Record<string, unknown>
  >;
  const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, maxIdLength) : "");
  return { eventId: text(id), eventType: text(type) };
};

/** Returns the devices that an event names, whichever carrier each has. */
const devicesOf = (devices: readonly OrderedRow[], { device, tracking, order }: CarrierEvent): OrderedRow[] =>
  devices.filter(
    (each) =>
      (device === undefined || each.itemId === device) &&
      (order !== undefined || tracking === undefined || each.tracking === tracking),
  );

/** The custody word of an event, and the time at which it happened, in milliseconds. */
interface CustodyEventTime {
  readonly word: CustodyWord;
  readonly at: number;
}

const movedText = (movedDevices: readonly MovedDevice[]): string =>
  movedDevices.map(({ name, from, to }) => `${name}: ${from} → ${to}`).join(", ");

/**
 * Makes the use case that processes each event of a carrier or vendor once. A device only moves forward, in whichever order its events arrive, and
 * only by events of its own carrier. Every event is stored, whatever its result.
 */
export const makeTakeEvent = (deps: Deps) => {
  const { db, store, queries, sources, carriers, carriersStore, moveDevices, domainEvents, now, newId } = deps;

  const messageRow = (
    carrier: string,
    message: unknown,
    source: Source,
    { result, did: outcome }: Outcome,
  ): StoredMessage => ({
    ...readableParts(message),
    messageId: newId(),
    orderId: null,
    carrier,
    at: instantOf(now()),
    source,
    result,
    outcome,
  });

  /** Stores a refused event, whoever sent it. */
  const refuseEvent = async (carrier: string, message: unknown, source: Source, did: string): Promise<Outcome> => {
    const outcome = { result: "Refused", did } as const;
    await carriersStore.acrossCustomersAdd(everywhere, messageRow(carrier, message, source, outcome));
    return outcome;
  };

  /** Returns the devices whose units change their state by the event, or were replaced before they measured again. */
  const unitsMoved = async (
    scope: CustomerScope,
    orderId: Id,
    devices: readonly OrderedRow[],
    { word, at }: CustodyEventTime,
  ): Promise<OrderedRow[]> => {
    const [lines, rows] = await Promise.all([queries.lines(scope, orderId), sources.ofOrder(scope, orderId)]);
    return devices.filter(({ itemId }) => {
      const more: LineRow = { ...newLine, lineId: newId(), itemId, word, happenedAt: instantOf(at) };
      const [before, after] = [lines, [...lines, more]].map((unitLines) => stateOfUnit(unitLines, rows, itemId));
      return before!.state !== after!.state || (word === "replaced" && before!.since !== after!.since);
    });
  };

  const apply = async (
    scope: CustomerScope,
    order: LockedOrder,
    devices: readonly OrderedRow[],
    carrierOwn: readonly OrderedRow[],
    event: CarrierEvent,
    source: Source,
  ): Promise<Outcome> => {
    const [word, named] = [wordOf(event), devicesOf(carrierOwn, event)];
    const happening = { word, at: Date.parse(event.at) };
    const dateProblem = refuseEventDate(happening.at, { orderedAt: Date.parse(order.orderedAt), now: now() });
    if (dateProblem) return { result: "Refused", did: dateProblem };
    const moving = await unitsMoved(scope, order.orderId, named, happening);
    // An event that is out of order replaces no hardware: otherwise readings would be attributed to a hardware that the patient never had.
    const taken = word === "replaced" ? moving : named;
    if (taken.length === 0) return { result: "Late", did: eventTexts.late };
    const { hardware } = event;
    if (hardware !== undefined && (await store.acrossCustomersHolder(everywhere, hardware, order.orderId)))
      return { result: "Refused", did: refusalTexts.unknown };
    const movedLines = taken.map((device) => ({
      itemId: device.itemId,
      word,
      at: happening.at,
      note: event.note,
      ...(word === "replaced" && { hardware: hardware!, replaced: device.hardware ?? "" }),
    }));
    const isNews = moving.length > 0 || named.some(({ status }) => addsInformation(status, word));
    const noted = { source, by: null, at: instantOf(now()) };
    const movedDevices = await moveDevices(scope, order, devices, movedLines, noted);
    if (movedDevices.length > 0 || moving.length > 0)
      await domainEvents.record(scope, {
        kind: "DevicesMoved",
        subjectId: order.patientId,
        data: { order: order.orderId, word, by: null },
      });
    if (!isNews) return { result: "Late", did: eventTexts.late };
    return { result: "Taken", did: movedText(movedDevices) || eventTexts.noted };
  };

  return async (carrier: string, message: unknown, source: Source): Promise<Outcome> => {
    const parsed = carrierEvent.safeParse(message);
    if (!parsed.success) return refuseEvent(carrier, message, source, refusalTexts.unreadable);
    const orderRow = await carriersStore.acrossCustomersOrder(everywhere, parsed.data);
    if (!orderRow) return refuseEvent(carrier, message, source, refusalTexts.unknown);
    const scope = systemCustomerScope(orderRow.customerId, "carrier");
    const outcome = await db.transaction(scope, async () => {
      const order = (await store.lock(scope, orderRow.orderId))!;
      const devices = await queries.devices(scope, order.orderId);
      const carrierDevices = devices.filter(({ tracking }) =>
        speaksFor(carrier, tracking ?? order.tracking, carriers.hosts),
      );
      if (carrierDevices.length === 0) return null;
      const taken = (await carriersStore.isKnown(scope, carrier, parsed.data.id))
        ? ({ result: "Known", did: eventTexts.repeated } as const)
        : await apply(scope, order, devices, carrierDevices, parsed.data, source);
      carriersStore.add(scope, { ...messageRow(carrier, message, source, taken), orderId: order.orderId });
      return taken;
    });
    return outcome ?? refuseEvent(carrier, message, source, refusalTexts.unknown);
  };
};

export type TakeEvent = ReturnType<typeof makeTakeEvent>;
