import { z } from "zod";
import * as texts from "./fulfilment-texts.ts";

/** Default number of hours after which a delivered device without a reading is silent. */
export const usualSilence = 48;

/** Schema of a clinic's number of hours; null for never. */
export const silenceField = z
  .int(texts.pleaseEnterWholeHours)
  .min(12, texts.pleaseEnterAtLeast12)
  .max(720, texts.pleaseEnterAtMost720)
  .nullable();

/** Maximum number of devices in the list of silent ones. */
export const maxSilentDevices = 200;

/** Returns the case that a silent device opens. */
export const silentCase = (device: string) =>
  ({
    type: "Patient Technical",
    priority: "P3",
    summary: texts.deviceIsSilent(device),
    description: texts.wasDeliveredAndHasNot(device),
  }) as const;
