import { test as base } from "vitest";
import type { Kind } from "./chromium.ts";
import { smallClinics, startJourney } from "./journey.ts";

/**
 * Test whose fixture `journey` starts for the first test of its file and closes after the last. All visitors of a test leave at its end. A file with
 * other clinics or another browser extends the test: `base.extend("browserKind", { scope: "file" }, "whole")`. An override would also apply to the
 * next file of the same worker.
 */
export const test = base
  .extend("clinics", { scope: "file" }, () => smallClinics)
  .extend("browserKind", { scope: "file" }, (): Kind | undefined => undefined)
  .extend("journey", { scope: "file" }, async ({ clinics, browserKind }, { onCleanup }) => {
    const journey = await startJourney(clinics, browserKind);
    onCleanup(journey.close);
    return journey;
  })
  .extend("visitors", { auto: true }, ({ journey }, { onCleanup }) => onCleanup(journey.leaveAll));
