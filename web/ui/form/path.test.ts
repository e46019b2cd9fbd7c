import { expect, test } from "vitest";
import { nameWithoutRow, valueAt, withValueAt } from "./path.ts";

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

test("when a row is taken out, names inside of it end, and those behind it move up", () => {
  const names = ["rows.0.day", "rows.1.day", "rows.2.day", "rows.12", "rows", "others.1.day", "rowsets.2.day"];
  expect(names.map((name) => nameWithoutRow(name, "rows", 1))).toEqual([
    "rows.0.day",
    null,
    "rows.1.day",
    "rows.11",
    "rows",
    "others.1.day",
    "rowsets.2.day",
  ]);
});
