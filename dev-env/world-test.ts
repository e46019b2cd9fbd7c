import { test as base } from "vitest";
import { todayAt } from "./clinic-day.ts";
import { startWorld, type WorldOptions } from "./world.ts";

/** Options of a world whose day does not change under a test. */
export const atNoon = (): WorldOptions => ({ startAt: todayAt("12:00:00") });

/**
 * A test with a `world` of its own, started when the test or one of its hooks names it and closed after it. A file with other options
 * extends it: `base.extend("worldOptions", atNoon)`. It does not override, which would reach the next file of the same worker.
 */
export const test = base
  .extend("worldOptions", (): WorldOptions => ({}))
  .extend("world", async ({ worldOptions }, { onCleanup }) => {
    const world = await startWorld(worldOptions);
    onCleanup(world.close);
    return world;
  });

/** The same with one `world` for all tests of a file, which only read or keep to rows of their own. */
export const sharedWorldTest = base
  .extend("worldOptions", { scope: "file" }, (): WorldOptions => ({}))
  .extend("world", { scope: "file" }, async ({ worldOptions }, { onCleanup }) => {
    const world = await startWorld(worldOptions);
    onCleanup(world.close);
    return world;
  });
