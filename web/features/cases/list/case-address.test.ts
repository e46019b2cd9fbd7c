import { caseSortFields } from "@restride/domain/cases/case-filter.ts";
import { caseStatuses } from "@restride/domain/case-states/case-status.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { caseListViewParams, type CaseListView, caseFilterInput, parseCaseListView } from "./case-address.ts";

const viewIn = (text: string) => parseCaseListView(new URLSearchParams(text));

test("C296: a list starts with assigned and unassigned cases, 20 a page, the newest change first", () => {
  expect(viewIn("customer=all")).toEqual({
    customer: "all",
    statuses: ["Assigned", "Unassigned"],
    unread: false,
    archived: false,
    number: "",
    sort: { field: "lastUpdated", order: "descend" },
    page: { current: 1, pageSize: 20 },
  });
  expect(caseListViewParams(viewIn("customer=all")).toString()).toBe("customer=all");
});

test("what is narrowed travels in the address and back", () => {
  const text =
    "customer=c1&status=Resolved%2CNotAnIssue&unread=yes&archived=yes&number=C-20418&sort=priority.ascend&page=3&size=50";
  expect(caseListViewParams(viewIn(text)).toString()).toBe(text);
  expect(caseListViewParams(viewIn("status=all")).toString()).toBe("status=all");
});

test("C125: the server is asked for what narrows only", () => {
  expect(caseFilterInput(viewIn("customer=all&status=all"))).toEqual({});
  expect(caseFilterInput(viewIn("customer=c1&status=Resolved&number=20418&unread=yes&archived=yes"))).toEqual({
    customerIds: ["c1"],
    status: ["Resolved"],
    caseNumbers: ["20418"],
    unread: true,
    archived: true,
  });
});

test("an address that somebody mangled asks nothing that the list does not know", () => {
  const { statuses, number, sort, page } = viewIn("status=Open&number=twelve&sort=summary.up&page=-1&size=7");
  expect([statuses, number, sort.field, page]).toEqual([[], "", "lastUpdated", { current: 1, pageSize: 20 }]);
});

test("any view travels in the address and back", () => {
  const anyView: fc.Arbitrary<CaseListView> = fc.record({
    customer: fc.oneof(fc.constantFrom("", "all"), fc.uuid()),
    statuses: fc.subarray([...caseStatuses]),
    unread: fc.boolean(),
    archived: fc.boolean(),
    number: fc.oneof(
      fc.constant(""),
      fc.nat().map(String),
      fc.nat().map((number) => `C-${number}`),
    ),
    sort: fc.record({ field: fc.constantFrom(...caseSortFields), order: fc.constantFrom("ascend", "descend") }),
    page: fc.record({ current: fc.integer({ min: 1, max: 999_999 }), pageSize: fc.constantFrom(...pageSizes) }),
  });
  fc.assert(
    fc.property(anyView, (view) => {
      expect(parseCaseListView(caseListViewParams(view))).toEqual(view);
    }),
  );
});
