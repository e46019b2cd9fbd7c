import { patientTexts } from "../patients/patient-texts.ts";
import { readId } from "../values/id.ts";
import { z } from "zod";

/** Default number of readings in a chart. */
export const readingsPerChart = 10;

/** Schema of a request for a device's charts. */
export const graphInputSchema = z.object({
  patientid: z.guid(patientTexts.notFound).transform(readId),
  deviceid: z.guid("This device was not found.").transform(readId),
  readings: z
    .int("Ask for a whole number of readings.")
    .min(1, "Ask for at least one reading.")
    .max(100, "Ask for at most 100 readings.")
    .nullish()
    .transform((count) => count ?? readingsPerChart),
});
