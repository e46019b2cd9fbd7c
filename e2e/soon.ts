import { expect } from "vitest";

/** Returns an expectation that is repeated until it is met: `await soon(() => rows.count()).toBe(3)`. */
export const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask);
