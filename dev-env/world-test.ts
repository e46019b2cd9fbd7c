import { test as base } from "vitest";
import { todayAt } from "./clinic-day.ts";
import { startWorld, type WorldOptions } from "./world.ts";

/** Returns options for a world whose date does not change during a test. */
export const atNoon = (): WorldOptions => ({ startAt: todayAt("12:00:00") });

/**
 * Test with a `world` of its own, which starts when the test or one of its hooks names it and closes after the test. A file with other options
 * extends the test: `base.extend("worldOptions", atNoon)`. An override would also apply to the next file of the same worker.
 */
export const test = base
  .extend("worldOptions", (): WorldOptions => ({}))
  .extend("world", async ({ worldOptions }, { onCleanup }) => {
    const world = await startWorld(worldOptions);
    onCleanup(world.close);
    return world;
  });

/** Test with one `world` for all tests of a file. These tests only read, or write only rows of their own. */
export const sharedWorldTest = base
  .extend("worldOptions", { scope: "file" }, (): WorldOptions => ({}))
  .extend("world", { scope: "file" }, async ({ worldOptions }, { onCleanup }) => {
    const world = await startWorld(worldOptions);
    onCleanup(world.close);
    return world;
  });
