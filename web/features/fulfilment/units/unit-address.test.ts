import { expect, test } from "vitest";
import { uuid } from "../../../testing/uuid.ts";
import { nextUnitSortParam, parseUnitFilter, parseUnitSort } from "./unit-address.ts";

const filterIn = (text: string) => parseUnitFilter(new URLSearchParams(text));

test("the list starts with the units that are out, of all clinics", () => {
  expect(filterIn("")).toEqual({ place: "out" });
  expect(filterIn(`place=overdue&customer=${uuid(41)}`)).toEqual({ place: "overdue", customer: uuid(41) });
});

test.for(["place=moon", "place=&customer="])("what makes no sense is ignored: %s", (text) => {
  expect(filterIn(text)).toEqual({ place: "out" });
});

test("the units that have their state for longest come first, and an order travels in the address", () => {
  expect(parseUnitSort("")).toEqual({ field: "since", order: "ascend" });
  expect(parseUnitSort("dueback descend")).toEqual({ field: "dueback", order: "descend" });
  expect(parseUnitSort("name ascend")).toEqual({ field: "since", order: "ascend" });
});

test("a header sorts ascending first and turns around when pressed again", () => {
  expect(nextUnitSortParam({ field: "since", order: "descend" }, "dueback")).toBe("dueback ascend");
  expect(nextUnitSortParam({ field: "dueback", order: "ascend" }, "dueback")).toBe("dueback descend");
  expect(nextUnitSortParam({ field: "dueback", order: "descend" }, "dueback")).toBe("dueback ascend");
});
