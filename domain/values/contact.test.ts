import { expect, test } from "vitest";
import { addressOf, contactOf } from "./contact.ts";

test("what is not recorded of a contact or an address is empty", () => {
  expect(contactOf({})).toEqual({ name: "", email: "", phone: "" });
  const ann = { name: "Ann", email: "ann@home.example", phone: "+13125550142" };
  expect(contactOf(ann)).toEqual(ann);
  expect(addressOf({})).toEqual({ line1: "", line2: "", city: "", state: "", zip: "" });
  const home = { line1: "1 Lake Street", line2: "2", city: "Chicago", state: "IL", zip: "60601" };
  expect(addressOf(home)).toEqual(home);
});
