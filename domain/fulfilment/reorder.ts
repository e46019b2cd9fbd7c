import { type DeviceState, isToSend } from "./device-state.ts";
import { deviceStateLabel } from "./device-texts.ts";
import { refuse, type Refusal } from "../values/refusal.ts";
import { deviceTexts } from "./fulfilment-texts.ts";
import * as texts from "./fulfilment-texts.ts";

/** Returns why a device cannot be ordered again; null when it can. */
export const refuseReorder = (name: string, status: DeviceState): Refusal | null => {
  if (status === "Deleted") return refuse(deviceTexts.deleted(name));
  return isToSend(status) ? refuse(texts.orderIsInState(deviceStateLabel(status))) : null;
};

/** Reasons to order a device again. */
export const reorderReasons = ["Lost or broken", "Does not work", "Wrong size", "Other"] as const;
export type ReorderReason = (typeof reorderReasons)[number];

/** Returns the chosen reason, null when none is given, or a refusal for an unknown one. */
export const readReorderReason = (input: string | null | undefined): ReorderReason | null | Refusal =>
  input ? (reorderReasons.find((reason) => reason === input) ?? refuse(deviceTexts.noReason)) : null;

/**
 * Returns the status of a device after it was removed from a programme: a device that was not sent is deleted from its order, a sent one retains its
 * status.
 */
export const afterRemoval = (status: DeviceState): DeviceState => (isToSend(status) ? "Deleted" : status);
