import type { Id } from "./id.ts";

/** An id in a test of rules, where a short name reads better than a UUID. */
export const testId = (name: string): Id => name as Id;
