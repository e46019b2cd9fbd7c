import { type CustomerScope, systemScope } from "@restride/domain/access/scope.ts";
import type { Viewer } from "@restride/domain/access/viewer.ts";
import { deviceNote, gatewayField } from "@restride/domain/fulfilment/shipment.ts";
import { type HandWord, handWordsOf, moveField, whyNot } from "@restride/domain/fulfilment/units/unit-move.ts";
import { unitAfter } from "@restride/domain/fulfilment/units/unit-state.ts";
import { formatInstant, todayIn } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { DomainEvents } from "../../../platform/events/domain-events.ts";
import { instantOf } from "../../../platform/instant.ts";
import type { ClinicClock } from "../../clinic-profile/clinic-clock.lookups.ts";
import type { GetOrder } from "../get-order.ts";
import type { MoveDevices } from "../move-devices.ts";
import type { CallerScope, OrderReach } from "../order-reach.ts";
import type { OrderQueries } from "../order.queries.ts";
import type { OrdersStore } from "../orders.store.ts";
import { newestLine, stateOfUnit, authorText } from "./shown-units.ts";
import type { SourcesQueries } from "./sources.queries.ts";
import { custodyTexts } from "@restride/domain/fulfilment/custody-texts.ts";
import { orderTexts } from "@restride/domain/fulfilment/order-texts.ts";
import { moveUnitTexts } from "@restride/domain/fulfilment/units/move-unit-texts.ts";
import { unitStateTexts } from "@restride/domain/fulfilment/units/unit-state-texts.ts";
import * as texts from "../fulfilment-texts.ts";

interface Deps {
  readonly db: Database;
  readonly reach: OrderReach;
  readonly clock: ClinicClock;
  readonly store: OrdersStore;
  readonly queries: OrderQueries;
  readonly sources: SourcesQueries;
  readonly getOrder: GetOrder;
  readonly moveDevices: MoveDevices;
  readonly domainEvents: DomainEvents;
}

/** The unit to move, and the state that the viewer saw. */
interface MoveRequest {
  readonly orderId: Id;
  readonly itemId: Id;
  readonly note?: string | null | undefined;
  /** The newest custody line that was read; undefined for a unit without lines. */
  readonly seen?: Id | null | undefined;
}

/** A hardware that replaces another. */
interface Swap {
  readonly hardware: string;
  readonly replaced: string;
}

/** Returns the use cases for changes of a unit by hand after it was sent: a new place, or another hardware. */
export const makeMoveUnit = (deps: Deps) => {
  const { db, reach, clock, store, queries, sources, getOrder, moveDevices, domainEvents } = deps;

  const locked = async (scope: CustomerScope, { orderId, itemId }: MoveRequest) => {
    const order = await store.lock(scope, orderId);
    if (!order) return refuse(orderTexts.notFound);
    const [devices, lines, rows, { now, timeZone }] = await Promise.all([
      queries.devices(scope, orderId),
      queries.lines(scope, orderId),
      sources.ofOrder(scope, orderId),
      clock(scope),
    ]);
    const device = devices.find((each) => each.itemId === itemId);
    if (!device) return refuse(orderTexts.noDevice);
    const standing = stateOfUnit(lines, rows, itemId);
    return { order, devices, device, standing, newest: newestLine(lines, itemId), now, timeZone };
  };
  type Found = Exclude<Awaited<ReturnType<typeof locked>>, Refusal>;

  const refuseMove = ({ device, standing, newest, timeZone }: Found, word: HandWord, { seen }: MoveRequest) => {
    if (newest && newest.lineId !== seen) {
      const when = formatInstant(Date.parse(newest.notedAt), timeZone);
      return refuse(moveUnitTexts.overtaken(authorText(newest) || texts.somebody, custodyTexts[newest.word], when));
    }
    const day = standing.since === null ? null : todayIn(standing.since, timeZone);
    const reason = whyNot(standing.state, day, word);
    return reason === null ? null : refuse(moveUnitTexts.notAllowed(device.name, reason));
  };

  /** Checks a replacement: a hardware belongs to one patient, and only viewers who may see that order are told which one it is. */
  const swapOf = async ({ scope }: CallerScope, { order, device }: Found, typed: string): Promise<Swap | Refusal> => {
    const hardware = parseOrRefuse(gatewayField, typed);
    if (isRefusal(hardware)) return hardware;
    if (hardware === device.hardware) return refuse(moveUnitTexts.sameHardware);
    const holder = await store.acrossCustomersHolder(systemScope("gateway-holder"), hardware, order.orderId);
    if (!holder) return { hardware, replaced: device.hardware ?? "" };
    const isInReach = await reach.reaches(scope, holder.customerId);
    return refuse(isInReach ? orderTexts.gatewayTaken(hardware, holder.name) : orderTexts.gatewayUnknown(hardware));
  };

  /** Records a custody word with the domain event in one transaction, with a time after all earlier lines of the unit. */
  const note = async (scope: CustomerScope, lockedUnit: Found, word: HandWord, text: string, swap?: Swap) => {
    const { order, devices, device, standing, now } = lockedUnit;
    const at = Math.max(now, (standing.since ?? 0) + 1);
    const noted = { source: "Console", by: scope.userId, at: instantOf(now) } as const;
    await moveDevices(scope, order, devices, [{ itemId: device.itemId, word, at, note: text, ...swap }], noted);
    const answer = await getOrder.showOrder(scope, order.orderId);
    const data = { order: order.orderId, word, by: scope.userId };
    await domainEvents.record(scope, { kind: "DevicesMoved", subjectId: order.patientId, data });
    return { ...answer, message: moveUnitTexts.done(unitStateTexts[unitAfter(standing.state, word)!]) };
  };

  const inClinic = (scope: CustomerScope, caller: CallerScope, request: MoveRequest, word: HandWord, typed?: string) =>
    db.transaction(scope, async () => {
      const text = parseOrRefuse(deviceNote, request.note ?? "");
      if (isRefusal(text)) return text;
      const lockedUnit = await locked(scope, request);
      if (isRefusal(lockedUnit)) return lockedUnit;
      const refused = refuseMove(lockedUnit, word, request);
      if (refused) return { ...refused, data: await getOrder.showOrder(scope, request.orderId) };
      const swap = typed === undefined ? undefined : await swapOf(caller, lockedUnit, typed);
      return isRefusal(swap) ? swap : note(scope, lockedUnit, word, text, swap);
    });

  const run = async (caller: CallerScope, request: MoveRequest, word: HandWord, typed?: string) =>
    reach.inClinicOf(caller, request.orderId, async (clinic) =>
      mayNote(caller.viewer, word) ? inClinic(clinic, caller, request, word, typed) : refuse(moveUnitTexts.notYours),
    );

  return {
    move: async (caller: CallerScope, request: MoveRequest, wordInput: string) => {
      const word = parseOrRefuse(moveField, wordInput);
      return isRefusal(word) ? word : run(caller, request, word);
    },
    replace: (caller: CallerScope, request: MoveRequest, hardware: string) =>
      run(caller, request, "replaced", hardware),
  };
};

const mayNote = ({ role }: Viewer, word: HandWord): boolean => handWordsOf(role).includes(word);
