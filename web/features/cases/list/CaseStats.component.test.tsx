import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { CaseStats } from "./CaseStats.tsx";
import { useCaseView } from "./use-case-view.ts";

const loadedCounts = {
  status: "success",
  message: "",
  total: 1_516,
  assigned: 2,
  unassigned: 3,
  unresolved: 5,
  resolved: 307,
  notanissue: 1_199,
  unread: 7,
};
/** Counts above a list of cases: loaded, or still loading. */
const Stats = ({ counts }: { counts?: typeof loadedCounts }) => <CaseStats counts={counts} control={useCaseView()} />;
const buttons = () => page.getByRole("region", { name: "Cases by status" }).getByRole("button");

test("C036 C037 C118: the seven counts in their order, each beside its name", async () => {
  await render(<Stats counts={loadedCounts} />, { at: "/cases?customer=all" });
  await expect
    .poll(() => textsOf(buttons()))
    .toEqual(["1,516Total", "2Assigned", "3Unassigned", "5Unresolved", "307Resolved", "1,199Not an issue", "7Unread"]);
});

test("C036 C117: each count has the dot of its status, and a dash until it is there", async () => {
  await render(<Stats />, { at: "/cases?customer=all" });
  await expect.element(buttons()).toHaveLength(7);
  const looks = buttons()
    .elements()
    .map((count) => [count.textContent, count.querySelector("[data-look]")?.getAttribute("data-look")]);
  expect(looks).toEqual([
    ["—Total", undefined],
    ["—Assigned", "brand"],
    ["—Unassigned", "hollow"],
    ["—Unresolved", "half"],
    ["—Resolved", "ink"],
    ["—Not an issue", "grey"],
    ["—Unread", "unread"],
  ]);
});
