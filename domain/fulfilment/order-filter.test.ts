import { expect, test } from "vitest";
import {
  defaultOrderSort,
  orderFilterForm,
  orderFilterFormOf,
  orderFilterParams,
  orderFilterSchema,
  orderSortSchema,
  orderTypes,
  parseOrderFilter,
} from "./order-filter.ts";

const problem = (filter: object): string | undefined => orderFilterSchema.safeParse(filter).error?.issues[0]?.message;

test("C223 C297: orders that wait are shown first; each filter takes what it offers", () => {
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

test("C223: what no filter offers is refused in words", () => {
  expect(problem({ status: "Lost" })).toBe("Please choose Pending or Shipped.");
  expect(problem({ type: "Old" })).toBe("Please choose New or Reorder.");
  expect(problem({ consent: "Maybe" })).toBe("Please choose Yes or No.");
  expect(problem({ registered: true })).toBe("Please choose Yes or No.");
  expect(problem({ patienttype: "gone" })).toBe("Please choose active or inactive.");
  expect(problem({ lastname: "n".repeat(40) })).toBeUndefined();
  expect(problem({ lastname: "n".repeat(41) })).toBe("The last name has at most 40 letters.");
});

test("C297: orders are sorted by their day, the newest first", () => {
  for (const order of ["ascend", "descend"])
    expect(orderSortSchema.parse({ field: "orderDate", order })).toEqual({ field: "orderDate", order });
  const wrong = orderSortSchema.safeParse({ field: "name", order: "up" }).error?.issues.map(({ message }) => message);
  expect(wrong).toEqual(["The list cannot be sorted by this column.", "Please sort ascending or descending."]);
  expect(defaultOrderSort).toEqual({ field: "orderDate", order: "descend" });
});

test("an address names a filter of orders, and what no filter offers is passed over", () => {
  const filterIn = (text: string) => parseOrderFilter(new URLSearchParams(text));
  const parameters = {
    status: "Shipped",
    customer: "00000000-0000-4000-8000-000000000001",
    lastname: "Reyes",
    consent: "Yes",
    registered: "No",
    type: "Reorder",
    patienttype: "inactive",
  };
  expect(filterIn(String(new URLSearchParams(parameters)))).toEqual(parameters);
  expect(orderFilterParams(filterIn(String(new URLSearchParams(parameters))))).toEqual(parameters);
  const wrong = `status=Lost&consent=yes&registered=1&type=Old&patienttype=gone&lastname=${"n".repeat(41)}`;
  for (const text of ["", wrong, "lastname=&consent="]) expect(filterIn(text), text).toEqual({ status: "Pending" });
  const empty = { customer: "", lastname: "", consent: "", registered: "", type: "", patienttype: "" };
  expect(orderFilterParams({ status: "Pending" })).toEqual({ status: "", ...empty });
});

test("the dialog shows a filter, and returns what is filled in", () => {
  const empty = {
    status: "Shipped",
    customer: "",
    lastname: "",
    consent: "",
    registered: "",
    type: "",
    patienttype: "",
  };
  expect(orderFilterFormOf({ status: "Shipped" })).toEqual(empty);
  expect(orderFilterFormOf({ status: "Shipped", lastname: "Reyes", consent: "No" })).toEqual({
    ...empty,
    lastname: "Reyes",
    consent: "No",
  });
  expect(orderFilterForm.parse({ ...empty, lastname: " " })).toEqual({ status: "Shipped" });
  expect(orderFilterForm.parse({ ...empty, lastname: " Reyes ", type: "New" })).toEqual({
    status: "Shipped",
    lastname: "Reyes",
    type: "New",
  });
});
