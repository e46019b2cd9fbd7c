import { expect } from "vitest";

/** What the page will say of itself before long: `await soon(() => rows.count()).toBe(3)`. */
export const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask);
