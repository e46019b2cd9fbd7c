import type { Id } from "../values/id.ts";

/** Domain events of device orders. `by` is the user who acted; null for a carrier. */
export type FulfilmentEvents = {
  /** Devices of an order advanced; `word` is the word of their custody line. */
  DevicesMoved: { order: Id; word: string; by: Id | null };
  /** A user took back a custody line. */
  DeviceCorrected: { order: Id; line: Id; by: Id };
  /** A user saved gateway, tracking link, note or address of an order. */
  OrderChanged: { order: Id; by: Id };
  /** A delivered device sent no reading. `case` is the id of the case about it. */
  DeviceSilent: { device: Id; case: Id };
  /** The messages of carriers have a problem. */
  CarrierTroubled: { case: Id; trouble: string };
};
