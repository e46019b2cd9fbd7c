import { expect, test } from "vitest";
import { liveTimes } from "./live.ts";

test("A291: the live socket is pinged every 10 s, must answer within 5 s, and is opened again after 5 s", () => {
  expect(liveTimes).toEqual({ keepAlive: 10_000, pongWithin: 5_000, retryAfter: 5_000 });
});
