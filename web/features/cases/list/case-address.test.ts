import { caseSortFields } from "@restride/domain/cases/case-filter.ts";
import { caseStatuses } from "@restride/domain/case-states/case-status.ts";
import { readId } from "@restride/domain/values/id.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { caseListInput, type CaseListView, caseListViewParams, parseCaseListView } from "./case-address.ts";

const clinic = "00000000-0000-4000-8000-0000000000c1";
const viewIn = (text: string) => parseCaseListView(new URLSearchParams(text));

test("C296: a list starts with assigned and unassigned cases, 20 a page, the newest change first", () => {
  expect(viewIn("customer=all")).toEqual({
    filter: { status: ["Assigned", "Unassigned"] },
    sort: { field: "lastUpdated", order: "descend" },
    page: { current: 1, pageSize: 20 },
  });
  expect(caseListViewParams(viewIn("customer=all")).toString()).toBe("customer=all");
});

test("what is narrowed travels in the address and back", () => {
  const text = `customer=${clinic}&status=Resolved%2CNotAnIssue&unread=yes&archived=yes&number=C-20418&sort=priority.ascend&page=3&size=50`;
  expect(caseListViewParams(viewIn(text)).toString()).toBe(text);
  expect(caseListViewParams(viewIn("status=all")).toString()).toBe("status=all");
});

test("C125: the server is asked for what narrows only", () => {
  expect(caseListInput(viewIn("customer=all&status=all")).filters).toEqual({});
  const view = viewIn(`customer=${clinic}&status=Resolved&number=20418&unread=yes&archived=yes&sort=caseNumber.ascend`);
  expect(caseListInput(view)).toEqual({
    metadata: { current: 1, pageSize: 20 },
    filters: { customerIds: [clinic], status: ["Resolved"], caseNumbers: ["20418"], unread: true, archived: true },
    sorter: { field: "caseNumber", order: "ascend" },
  });
});

test("an address that somebody mangled asks nothing that the list does not know", () => {
  expect(viewIn("customer=clinic&status=Open&number=twelve&sort=summary.up&page=-1&size=7")).toEqual({
    filter: { customerIds: [] },
    sort: { field: "lastUpdated", order: "descend" },
    page: { current: 1, pageSize: 20 },
  });
});

test("any view travels in the address and back", () => {
  const limit = fc.constantFrom(true as const, undefined);
  const anyView: fc.Arbitrary<CaseListView> = fc.record({
    filter: fc.record({
      customerIds: fc.oneof(fc.constant(undefined), fc.array(fc.uuid().map(readId), { maxLength: 1 })),
      status: fc.oneof(fc.constant(undefined), fc.subarray([...caseStatuses], { minLength: 1 })),
      unread: limit,
      archived: limit,
      caseNumbers: fc.oneof(
        fc.constant(undefined),
        fc.nat().map((number) => [String(number)]),
        fc.nat().map((number) => [`C-${number}`]),
      ),
    }),
    sort: fc.record({ field: fc.constantFrom(...caseSortFields), order: fc.constantFrom("ascend", "descend") }),
    page: fc.record({ current: fc.integer({ min: 1, max: 999_999 }), pageSize: fc.constantFrom(...pageSizes) }),
  });
  fc.assert(
    fc.property(anyView, (view) => {
      expect(parseCaseListView(caseListViewParams(view))).toEqual(view);
    }),
  );
});
