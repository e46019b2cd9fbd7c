import { expect, test } from "vitest";
import { withTimeLimit } from "./time-limit.ts";

test("work in time has its own result or error, other work the one that was named", async () => {
  expect(await withTimeLimit(60_000, Promise.resolve("sent"), "late")).toBe("sent");
  await expect(withTimeLimit(60_000, Promise.reject(new Error("away")), "late")).rejects.toThrow("away");
  expect(await withTimeLimit(1, new Promise(() => undefined), "late")).toBe("late");
});
