import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { type CustodyWord, custodyStateOf } from "@restride/domain/fulfilment/custody.ts";
import { type DeviceState, orderStateOf } from "@restride/domain/fulfilment/device-state.ts";
import { hardwareOf } from "@restride/domain/fulfilment/units/hardware.ts";
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { instantOf } from "../../platform/instant.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { CustodyStore, LineOrigin } from "./custody.store.ts";
import type { OrderedRow } from "./order.queries.ts";
import type { LockedOrder, OrdersStore } from "./orders.store.ts";

interface Deps {
  readonly clock: ClinicClock;
  readonly custody: CustodyStore;
  readonly store: OrdersStore;
  readonly newId: () => Id;
}

/** An event of a device: its custody word and its time, in milliseconds. */
export interface CustodyEvent {
  readonly itemId: Id;
  readonly word: CustodyWord;
  readonly at: number;
  readonly note?: string;
  readonly corrects?: Id;
  /** For a replacement: the new hardware, and the one before. */
  readonly hardware?: string;
  readonly replaced?: string;
}

/** The parcel in which devices are sent. */
interface Parcel {
  readonly gateway: string | null;
  readonly tracking: string | null;
}

/** A device with a new state. */
export interface MovedDevice {
  readonly itemId: Id;
  readonly name: string;
  readonly from: DeviceState;
  readonly to: DeviceState;
}

const noParcel: Parcel = { gateway: null, tracking: null };

/**
 * Makes the use case that adds custody lines for an order's devices, and sets the states of devices and order that follow from all lines. It runs in
 * the running transaction, which holds the lock of the order. It returns the devices with a new state.
 */
export const makeMoveDevices =
  ({ clock, custody, store, newId }: Deps) =>
  async (
    scope: CustomerScope,
    order: LockedOrder,
    devices: readonly OrderedRow[],
    newLines: readonly CustodyEvent[],
    origin: LineOrigin,
    { gateway, tracking }: Parcel = noParcel,
  ): Promise<MovedDevice[]> => {
    const [storedLines, { timeZone }] = await Promise.all([custody.lines(scope, order.orderId), clock(scope)]);
    const nothingElse = { corrects: null, note: "", hardware: null, replaced: null };
    const added = newLines.map((line) => ({ ...nothingElse, ...line, lineId: newId() }));
    const allLines = [...storedLines, ...added];
    const dateOf = (at: number | null) => (at === null ? null : todayIn(at, timeZone));
    const stands = devices.map((device) => {
      const lines = allLines.filter(({ itemId }) => itemId === device.itemId);
      return { device, standing: custodyStateOf(lines), hardware: gateway ?? hardwareOf(lines) };
    });
    custody.add(
      scope,
      order,
      added.map((line) => ({
        item_id: line.itemId,
        line_id: line.lineId,
        word: line.word,
        happened_at: instantOf(line.at),
        note: line.note,
        corrects: line.corrects,
        hardware_id: line.hardware,
        replaced_id: line.replaced,
      })),
      origin,
    );
    custody.stand(
      scope,
      order.patientId,
      stands.flatMap(({ device, standing, hardware }) =>
        added.some(({ itemId }) => itemId === device.itemId)
          ? {
              item_id: device.itemId,
              status: standing.state,
              shipped_on: dateOf(standing.shippedAt),
              delivered_on: dateOf(standing.deliveredAt),
              returned_on: dateOf(standing.returnedAt),
              hardware_id: hardware,
              tracking_link: tracking,
            }
          : [],
      ),
    );
    const state = orderStateOf(stands.map(({ standing }) => standing.state));
    if (state !== order.status) store.setStatus(scope, order.orderId, state);
    return stands
      .filter(({ device, standing }) => device.status !== standing.state)
      .map(({ device: { itemId, name, status }, standing }) => ({ itemId, name, from: status, to: standing.state }));
  };

export type MoveDevices = ReturnType<typeof makeMoveDevices>;
