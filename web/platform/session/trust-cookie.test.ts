import { expect, test } from "vitest";
import { trustCookie, trustTokenIn } from "./trust-cookie.ts";

test("A134: the trust cookie lasts exp seconds, is secure and same-site strict, and carries the trust token", () => {
  const cookie = trustCookie("a b", 2_592_000);
  expect(cookie.split("; ").slice(1).sort()).toEqual(["Max-Age=2592000", "Path=/", "SameSite=Strict", "Secure"]);
  expect(trustTokenIn(`x=1; ${cookie.split("; ")[0]}; y=2`)).toBe("a b");
});

test("A134: no cookie is no trust token", () => expect(trustTokenIn("x=1")).toBeNull());
