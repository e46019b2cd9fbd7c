import { expect, test, vi } from "vitest";
import { appOf, nameDevice } from "./device.ts";

test("A008 A313: the application type comes from the address", () => {
  expect([appOf("?app=admin-lite"), appOf("")]).toEqual(["AdminLite", "AdminWeb"]);
});

test("A008: a device is named by its browser and its system", async () => {
  const userAgent =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
  vi.stubGlobal("navigator", { userAgent, platform: "Linux x86_64", appVersion: "5.0 (X11)" });
  const name = await nameDevice();
  vi.unstubAllGlobals();
  expect(name).toBe("Chrome on Linux");
});
