import { expect, test } from "vitest";
import { appOf } from "./device.ts";

test("A008 A313: the application type comes from the address", () => {
  expect([appOf("?app=admin-lite"), appOf("")]).toEqual(["AdminLite", "AdminWeb"]);
});
