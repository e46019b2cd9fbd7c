import { expect, test } from "vitest";
import {
  caseFilterParams,
  caseFilterSchema,
  caseNumberProblem,
  caseSortSchema,
  customerChoiceOf,
  customerIdsOf,
  defaultCaseSort,
  firstStatuses,
  parseCaseFilter,
} from "./case-filter.ts";

const problem = (filter: object): string | undefined => caseFilterSchema.safeParse(filter).error?.issues[0]?.message;

test("a case is found by its number, with or without what stands before it", () => {
  const read = (...caseNumbers: string[]) => caseFilterSchema.parse({ caseNumbers }).caseNumbers;
  expect(read("C-20418", "c-7", " 20418 ", "1".repeat(15))).toEqual(["20418", "7", "20418", "1".repeat(15)]);
  for (const wrong of ["C-", "20418x", "xC-20418", "C20418", "1".repeat(16), ""]) {
    expect(problem({ caseNumbers: [wrong] }), wrong).toBe("Please enter a case number such as C-20418.");
    expect(caseNumberProblem(wrong), wrong).toBe("Please enter a case number such as C-20418.");
  }
  expect(caseNumberProblem("C-20418")).toBeNull();
});

test("a filter has known states and customers, and not any number of them", () => {
  const customer = "00000000-0000-4000-8000-000000000001";
  expect(problem({})).toBeUndefined();
  expect(problem({ status: ["Assigned"], customerIds: [customer], unread: true, archived: false })).toBeUndefined();
  expect(problem({ status: ["Lost"] })).toBe("Please choose a status.");
  for (const wrong of ["clinic", 7, null]) expect(problem({ customerIds: [wrong] })).toBe("Please choose a customer.");
  expect(problem({ caseNumbers: Array(100).fill("1") })).toBeUndefined();
  expect(problem({ caseNumbers: Array(101).fill("1") })).toBe("Please enter at most 100 case numbers.");
  expect(problem({ customerIds: Array(1000).fill(customer) })).toBeUndefined();
  expect(problem({ customerIds: Array(1001).fill(customer) })).toBeDefined();
});

test("C296: the list is sorted by three columns, and starts with what changed last and is not done", () => {
  for (const field of ["lastUpdated", "caseNumber", "priority"])
    for (const order of ["ascend", "descend"]) expect(caseSortSchema.parse({ field, order })).toEqual({ field, order });
  const wrong = caseSortSchema.safeParse({ field: "subject", order: "up" }).error?.issues.map(({ message }) => message);
  expect(wrong).toEqual(["The list cannot be sorted by this column.", "Please sort ascending or descending."]);
  expect(defaultCaseSort).toEqual({ field: "lastUpdated", order: "descend" });
  expect(firstStatuses).toEqual(["Assigned", "Unassigned"]);
});

test("cases are of all customers, of a chosen one, or of none before a choice", () => {
  const clinic = "00000000-0000-4000-8000-000000000001";
  expect(customerIdsOf("all")).toBeUndefined();
  expect(customerIdsOf(clinic)).toEqual([clinic]);
  for (const choice of ["", "clinic"]) expect(customerIdsOf(choice), choice).toEqual([]);
  for (const choice of ["all", clinic, ""])
    expect(customerChoiceOf({ customerIds: customerIdsOf(choice) })).toBe(choice);
});

test("an address names a filter of cases, of which the initial one is left out", () => {
  const filterIn = (text: string) => parseCaseFilter(new URLSearchParams(text));
  const empty = { customer: "", status: "", unread: "", archived: "", number: "" };
  expect(filterIn("")).toEqual({ customerIds: [], status: ["Assigned", "Unassigned"] });
  expect(caseFilterParams(filterIn(""))).toEqual(empty);
  expect(filterIn("customer=all&status=NotAnIssue,Resolved,Lost&unread=yes&archived=yes&number=c-7")).toEqual({
    status: ["Resolved", "NotAnIssue"],
    unread: true,
    archived: true,
    caseNumbers: ["c-7"],
  });
  expect(filterIn("customer=all&status=all&unread=no&archived=1&number=seven")).toEqual({});
  expect(caseFilterParams({})).toEqual({ ...empty, customer: "all", status: "all" });
  expect(caseFilterParams({ status: ["Resolved"], caseNumbers: ["c-7"], unread: true, archived: true })).toEqual({
    customer: "all",
    status: "Resolved",
    unread: "yes",
    archived: "yes",
    number: "c-7",
  });
});
