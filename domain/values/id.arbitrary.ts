import type { Id } from "./id.ts";

/** Returns a short name as an id, for tests of rules, where it is easier to read than a UUID. */
export const testId = (name: string): Id => name as Id;
