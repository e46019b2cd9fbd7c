import { test as base } from "vitest";
import type { Kind } from "./chromium.ts";
import { smallClinics, startJourney } from "./journey.ts";

/**
 * A test whose fixture `journey` is started for the first test of its file and closed after the last. Whoever visited in a test leaves
 * with it. A file with other clinics, or another browser, extends it: `base.extend("browserKind", { scope: "file" }, "whole")`. It
 * does not override, which would reach the next file of the same worker.
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
