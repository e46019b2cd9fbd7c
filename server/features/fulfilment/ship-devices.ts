import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { isSent } from "@restride/domain/fulfilment/device-state.ts";
import { deviceNote, refuseChoice, shipHint } from "@restride/domain/fulfilment/shipment.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { GetOrder } from "./get-order.ts";
import type { MoveDevices } from "./move-devices.ts";
import type { OrderedRow, OrderQueries } from "./order.queries.ts";
import type { LockedOrder, OrdersStore } from "./orders.store.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";

interface Deps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly store: OrdersStore;
  readonly queries: OrderQueries;
  readonly getOrder: GetOrder;
  readonly moveDevices: MoveDevices;
  readonly domainEvents: DomainEvents;
}

interface OrderWithDevices {
  readonly order: LockedOrder;
  readonly devices: readonly OrderedRow[];
}

/** Returns the use cases that mark devices of an order as shipped, or delete them before. */
export const makeShipDevices = ({ db, clock, store, queries, getOrder, moveDevices, domainEvents }: Deps) => {
  const locked = async (scope: CustomerScope, orderId: Id): Promise<OrderWithDevices | Refusal> => {
    const order = await store.lock(scope, orderId);
    return order ? { order, devices: await queries.devices(scope, orderId) } : refuse(orderTexts.notFound);
  };

  const move = async (
    scope: CustomerScope,
    { order, devices }: OrderWithDevices,
    itemIds: readonly Id[],
    word: "shipped" | "deleted",
    note = "",
  ) => {
    const { now } = await clock(scope);
    const newLines = itemIds.map((itemId) => ({ itemId, word, at: now, note }));
    const noted = { source: "Console", by: scope.userId, at: instantOf(now) } as const;
    await moveDevices(scope, order, devices, newLines, noted, word === "shipped" ? order : undefined);
    const answer = await getOrder.showOrder(scope, order.orderId);
    const data = { order: order.orderId, word, by: scope.userId };
    await domainEvents.record(scope, { kind: "DevicesMoved", subjectId: order.patientId, data });
    return answer;
  };

  /** Refuses to send a device a second time, and names the person who sent it. */
  const alreadySent = async (scope: CustomerScope, orderId: Id, { itemId }: OrderedRow): Promise<Refusal | null> => {
    const [lines, { timeZone }] = await Promise.all([queries.lines(scope, orderId), clock(scope)]);
    const line = lines.findLast((each) => each.itemId === itemId && each.word === "shipped" && each.by !== null);
    if (!line?.by) return null;
    return refuse(orderTexts.shippedBy(line.by, formatTime(Date.parse(line.happenedAt), timeZone)));
  };

  const refuseShipping = async (
    scope: CustomerScope,
    { order, devices }: OrderWithDevices,
    itemIds: readonly Id[],
    unsigned: boolean,
  ): Promise<Refusal | null> => {
    const chosen = devices.filter(({ itemId }) => itemIds.includes(itemId));
    if (chosen.length < itemIds.length) return refuse(orderTexts.noDevice);
    const sentDevice = order.active ? chosen.find(({ status }) => isSent(status)) : undefined;
    const before = sentDevice && (await alreadySent(scope, order.orderId, sentDevice));
    if (before) return before;
    const wrong = order.active ? chosen.map(refuseChoice).find((reason) => reason !== null) : null;
    if (wrong) return refuse(wrong);
    const hint = shipHint({ ...order, chosen });
    if (hint) return refuse(hint);
    return order.consented || unsigned ? null : refuse(orderTexts.noConsent);
  };

  /** Marks devices as shipped: all that are named, or none. */
  const ship = (scope: CustomerScope, orderId: Id, named: readonly Id[], unsigned: boolean) =>
    db.transaction(scope, async () => {
      const lockedOrder = await locked(scope, orderId);
      if (isRefusal(lockedOrder)) return lockedOrder;
      const itemIds = [...new Set(named)];
      const refused = await refuseShipping(scope, lockedOrder, itemIds, unsigned);
      if (refused) return { ...refused, data: await getOrder.showOrder(scope, orderId) };
      return { ...(await move(scope, lockedOrder, itemIds, "shipped")), message: orderTexts.shipped };
    });

  /** Deletes a device from its order. */
  const remove = (scope: CustomerScope, orderId: Id, itemId: Id, noteInput: string | null | undefined) =>
    db.transaction(scope, async () => {
      const lockedOrder = await locked(scope, orderId);
      if (isRefusal(lockedOrder)) return lockedOrder;
      const note = parseOrRefuse(deviceNote, noteInput ?? "");
      if (isRefusal(note)) return note;
      const device = lockedOrder.devices.find((each) => each.itemId === itemId);
      if (!device) return refuse(orderTexts.noDevice);
      const wrong = refuseChoice(device);
      if (wrong) return { ...refuse(wrong), data: await getOrder.showOrder(scope, orderId) };
      return { ...(await move(scope, lockedOrder, [itemId], "deleted", note)), message: orderTexts.deleted };
    });

  return { ship, remove };
};
