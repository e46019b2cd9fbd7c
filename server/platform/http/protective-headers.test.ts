import { expect, test } from "vitest";
import { protectiveHeaders } from "./protective-headers.ts";

test("answers tell browsers to take nothing from elsewhere, to guess no types and not to be framed by strangers", () => {
  const headers = protectiveHeaders();
  expect(headers["content-security-policy"]).toContain("default-src 'self';");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers).not.toHaveProperty("strict-transport-security");
});
