import { beforeAll, expect, test } from "vitest";
import { loadNumberingPlans } from "../values/read-phone.ts";
import { isPhoneOwner, phoneEditPath, repairPhone } from "./phone-check.ts";

beforeAll(loadNumberingPlans);

test("A309: a stored phone is repaired to what can be called, or cannot be repaired", () => {
  expect(
    ["+4407911123456", "+4402079460958", "+13125550171", "3125550171", "+999123456789", "+441", ""].map(repairPhone),
  ).toEqual(["+447911123456", "+442079460958", "+13125550171", "+13125550171", null, null, ""]);
});

test("a phone to check leads to the page where it is changed, where there is one", () => {
  expect(phoneEditPath("caregiver", "7")).toBe("/patient/edit/info?id=7");
  expect(phoneEditPath("surgeonPrivate", "7")).toBe("/surgeons/edit?id=7");
  expect(phoneEditPath("user", "7")).toBe("/users/edit?id=7");
  expect(phoneEditPath("registered", "7")).toBeNull();
  expect([isPhoneOwner("user"), isPhoneOwner("company")]).toEqual([true, false]);
});
