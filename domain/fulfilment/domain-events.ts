import type { Id } from "../values/id.ts";

/** What happens to orders of devices. `by` is the user who did it; null for a carrier. */
export type FulfilmentEvents = {
  /** Devices of an order came on: `word` is what happened to them. */
  DevicesMoved: { order: Id; word: string; by: Id | null };
  /** Somebody took back a line of where a device has been. */
  DeviceCorrected: { order: Id; line: Id; by: Id };
  /** Gateway, tracking, note or address of an order were saved. */
  OrderChanged: { order: Id; by: Id };
  /** A delivered device sent no reading. `case` is the id of the case about it. */
  DeviceSilent: { device: Id; case: Id };
  /** News of carriers do not arrive. */
  CarrierTroubled: { case: Id; trouble: string };
};
