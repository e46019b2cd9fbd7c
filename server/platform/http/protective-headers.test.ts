import { expect, test } from "vitest";
import { policyFor, protectiveHeaders } from "./protective-headers.ts";

test("answers tell browsers to take nothing from elsewhere, to guess no types and not to be framed by strangers", () => {
  const headers = protectiveHeaders(false);
  expect(headers["content-security-policy"]).toContain("default-src 'self';");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'self'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers).not.toHaveProperty("strict-transport-security");
});

test("the whole policy: styles of our own and in the page, pictures also from memory, nothing is upgraded behind our back", () => {
  const policy = protectiveHeaders(false)["content-security-policy"]!.split(";").toSorted();
  expect(policy).toEqual([
    "base-uri 'self'",
    "connect-src 'self'",
    "default-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
  ]);
});

test("a page may run the scripts that stand inside of it as they are, and those of this server", () => {
  const page = "<head><script>go()</script></head><body><script type=module src=/a.js></script></body>";
  const policy = policyFor(page, "default-src 'self';script-src 'self';script-src-attr 'none'");
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  const digest = "5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw=";
  expect(policy).toBe(`default-src 'self';script-src 'self' 'sha256-${digest}';script-src-attr 'none'`);
  expect(policyFor("<p>Nothing inside</p>", "script-src 'self'")).toBe("script-src 'self'");
});

test("a page talks to this server only, takes fonts from here, and asks for no camera; behind https browsers stay there", () => {
  const headers = protectiveHeaders(true);
  const policy = headers["content-security-policy"]!.split(";");
  expect(policy).toContain("connect-src 'self'");
  expect(policy).toContain("font-src 'self'");
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["strict-transport-security"]).toContain("max-age=31536000");
});
