import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { CaseStats } from "./CaseStats.tsx";
import { useCaseView } from "./use-case-view.ts";

/** Counts above a list of cases while they load. */
const Waiting = () => <CaseStats counts={undefined} control={useCaseView()} />;

test("C036 C117: each count has the dot of its status, and a dash until it is there", async () => {
  await render(<Waiting />, { at: "/cases?customer=all" });
  const counts = page.getByRole("region", { name: "Cases by status" }).getByRole("button");
  await expect.element(counts).toHaveLength(7);
  const looks = counts
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
