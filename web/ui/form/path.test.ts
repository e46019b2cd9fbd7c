import { expect, test } from "vitest";
import { valueAt, withValueAt } from "./path.ts";

const order = { name: "Kit", address: { city: "Chicago", zip: "60614" }, rows: [{ day: 1 }, { day: 8 }] };

test("a dotted name leads to what it names, in records and lists", () => {
  expect(valueAt(order, "name")).toBe("Kit");
  expect(valueAt(order, "address.city")).toBe("Chicago");
  expect(valueAt(order, "rows.1.day")).toBe(8);
  expect(valueAt(order, "rows.2.day")).toBeUndefined();
});

test("another value at a dotted name changes nothing beside it, and not what was there before", () => {
  const moved = withValueAt(withValueAt(order, "address.city", "Evanston"), "rows.1.day", 9);
  expect(moved).toEqual({ ...order, address: { city: "Evanston", zip: "60614" }, rows: [{ day: 1 }, { day: 9 }] });
  expect(moved.rows[0]).toBe(order.rows[0]);
  expect(order.address.city).toBe("Chicago");
});
