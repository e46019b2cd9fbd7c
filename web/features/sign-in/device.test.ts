import { expect, test } from "vitest";
import { appOf, deviceName } from "./device.ts";

test("A008 A313: the application type comes from the address", () => {
  expect([appOf("?app=admin-lite"), appOf("")]).toEqual(["AdminLite", "AdminWeb"]);
});

test("A226: a device names itself by browser and system", () => {
  const chrome = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  expect(deviceName(chrome)).toBe("Chrome on Windows");
  expect(deviceName("x")).toBe("Browser on an unknown system");
});
