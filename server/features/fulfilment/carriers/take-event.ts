import { type CustomerScope, systemCustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import { leadsOn } from "@restride/domain/fulfilment/custody.ts";
import {
  type CarrierEvent,
  carrierEvent,
  type EventResult,
  eventTexts,
  refusalTexts,
  wordOf,
} from "@restride/domain/fulfilment/carrier-event.ts";
import type { Id } from "@restride/domain/values/id.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Facts } from "../../../platform/events/facts.ts";
import type { CarriersStore, KeptMessage } from "./carriers.store.ts";
import type { Moved, MoveDevices } from "../move-devices.ts";
import type { OrderedRow, OrderViews } from "../order.views.ts";
import type { LockedOrder, OrdersStore } from "../orders.store.ts";

interface Needs {
  readonly db: Database;
  readonly store: OrdersStore;
  readonly views: OrderViews;
  readonly carriersStore: CarriersStore;
  readonly moveDevices: MoveDevices;
  readonly facts: Facts;
  readonly now: () => number;
  readonly newId: () => Id;
}

type Source = KeptMessage["source"];

/** What became of an event. */
export interface Outcome {
  readonly result: EventResult;
  readonly did: string;
}

const everywhere = systemScope("carrier");
const longestId = 100;

/** What can be told of something that could not be read. */
const claimed = (said: unknown): Pick<KeptMessage, "eventId" | "said"> => {
  const { id, type } = (typeof said === "object" && said !== null ? said : {}) as Readonly<Record<string, unknown>>;
  const text = (value: unknown): string => (typeof value === "string" ? value.slice(0, longestId) : "");
  return { eventId: text(id), said: text(type) };
};

/** The devices that an event is about. */
const about = (devices: readonly OrderedRow[], { device, tracking, order }: CarrierEvent): OrderedRow[] =>
  devices.filter(
    (each) =>
      (device === undefined || each.itemId === device) &&
      (order !== undefined || tracking === undefined || each.tracking === tracking),
  );

const movedText = (moved: readonly Moved[]): string =>
  moved.map(({ name, from, to }) => `${name}: ${from} → ${to}`).join(", ");

/** Takes what carriers and vendors say, once: devices only go on by it, in whichever order it comes. What was said is kept in any case. */
export const makeTakeEvent = (needs: Needs) => {
  const { db, store, views, carriersStore, moveDevices, facts, now, newId } = needs;

  const kept = (carrier: string, said: unknown, source: Source, { result, did }: Outcome): KeptMessage => ({
    ...claimed(said),
    messageId: newId(),
    orderId: null,
    carrier,
    at: new Date(now()).toISOString(),
    source,
    result,
    did,
  });

  /** Keeps what is not taken, whoever said it. */
  const refuseEvent = async (carrier: string, said: unknown, source: Source, did: string): Promise<Outcome> => {
    const outcome = { result: "Refused", did } as const;
    await carriersStore.acrossCustomersKeep(everywhere, kept(carrier, said, source, outcome));
    return outcome;
  };

  const apply = async (
    scope: CustomerScope,
    order: LockedOrder,
    event: CarrierEvent,
    source: Source,
  ): Promise<Outcome> => {
    const devices = await views.devices(scope, order.orderId);
    const [word, named] = [wordOf(event), about(devices, event)];
    if (named.length === 0) return { result: "Late", did: eventTexts.late };
    const said = named.map(({ itemId }) => ({ itemId, word, at: Date.parse(event.at), note: event.note }));
    const isNews = named.some(({ status }) => leadsOn(status, word));
    const noted = { source, by: null, at: new Date(now()).toISOString() };
    const moved = await moveDevices(scope, order, devices, said, noted);
    if (moved.length > 0)
      await facts.record(scope, {
        kind: "DevicesMoved",
        subjectId: order.patientId,
        data: { order: order.orderId, word, by: null },
      });
    if (!isNews) return { result: "Late", did: eventTexts.late };
    return { result: "Taken", did: movedText(moved) || eventTexts.noted };
  };

  return async (carrier: string, said: unknown, source: Source, refused?: string): Promise<Outcome> => {
    if (refused) return refuseEvent(carrier, said, source, refused);
    const read = carrierEvent.safeParse(said);
    if (!read.success) return refuseEvent(carrier, said, source, refusalTexts.unreadable);
    const found = await carriersStore.acrossCustomersOrder(everywhere, read.data);
    if (!found) return refuseEvent(carrier, said, source, refusalTexts.unknown);
    const scope = systemCustomerScope(found.customerId, "carrier");
    return db.transaction(scope, async () => {
      const order = (await store.lock(scope, found.orderId))!;
      const outcome = (await carriersStore.isKnown(scope, carrier, read.data.id))
        ? ({ result: "Known", did: eventTexts.known } as const)
        : await apply(scope, order, read.data, source);
      carriersStore.keep(scope, { ...kept(carrier, said, source, outcome), orderId: order.orderId });
      return outcome;
    });
  };
};

export type TakeEvent = ReturnType<typeof makeTakeEvent>;
