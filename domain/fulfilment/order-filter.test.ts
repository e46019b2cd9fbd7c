import { expect, test } from "vitest";
import { defaultOrderSort, orderFilterSchema, orderSortSchema, orderTypes } from "./order-filter.ts";

const problem = (filter: object): string | undefined => orderFilterSchema.safeParse(filter).error?.issues[0]?.message;

test("orders that wait are shown first; each filter takes what it offers", () => {
  expect(orderFilterSchema.parse({})).toEqual({ status: "Pending" });
  expect(orderFilterSchema.parse({ status: null }).status).toBe("Pending");
  expect(orderTypes).toEqual(["New", "Reorder"]);
  const chosen = {
    status: "Shipped",
    type: "Reorder",
    customer: "00000000-0000-4000-8000-000000000001",
    lastname: "Reyes",
    consent: "Yes",
    registered: "No",
    patienttype: "inactive",
  };
  expect(orderFilterSchema.parse(chosen)).toEqual(chosen);
  expect(orderFilterSchema.parse({ lastname: " Reyes " }).lastname).toBe("Reyes");
  expect(
    orderFilterSchema.parse({ type: "New", consent: "No", registered: "Yes", patienttype: "active" }),
  ).toMatchObject({
    consent: "No",
    patienttype: "active",
  });
});

test("what no filter offers is refused in words", () => {
  expect(problem({ status: "Lost" })).toBe("Please choose Pending or Shipped.");
  expect(problem({ type: "Old" })).toBe("Please choose New or Reorder.");
  expect(problem({ consent: "Maybe" })).toBe("Please choose Yes or No.");
  expect(problem({ registered: true })).toBe("Please choose Yes or No.");
  expect(problem({ patienttype: "gone" })).toBe("Please choose active or inactive.");
  expect(problem({ lastname: "n".repeat(40) })).toBeUndefined();
  expect(problem({ lastname: "n".repeat(41) })).toBe("The last name has at most 40 letters.");
});

test("orders are sorted by their day, the newest first", () => {
  for (const order of ["ascend", "descend"])
    expect(orderSortSchema.parse({ field: "orderDate", order })).toEqual({ field: "orderDate", order });
  const wrong = orderSortSchema.safeParse({ field: "name", order: "up" }).error?.issues.map(({ message }) => message);
  expect(wrong).toEqual(["The list cannot be sorted by this column.", "Please sort ascending or descending."]);
  expect(defaultOrderSort).toEqual({ field: "orderDate", order: "descend" });
});
