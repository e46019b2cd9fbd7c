import * as patientTexts from "../patients/patient-texts.ts";
import { readId } from "../values/id.ts";
import { z } from "zod";
import * as texts from "./device-charts-texts.ts";

/** Default number of readings in a chart. */
export const readingsPerChart = 10;

/** Schema of a request for a device's charts. */
export const graphInputSchema = z.object({
  patientid: z.guid(patientTexts.notFound).transform(readId),
  deviceid: z.guid(texts.thisDeviceWasNotFound).transform(readId),
  readings: z
    .int(texts.askForAWholeNumber)
    .min(1, texts.askForAtLeastOne)
    .max(100, texts.askForAtMost100)
    .nullish()
    .transform((count) => count ?? readingsPerChart),
});
