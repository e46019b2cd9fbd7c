import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { MoveDrawing } from "./MoveDrawing.tsx";
import type { ShownPlan } from "./use-tried-move.ts";

const plan: ShownPlan = {
  from: calendarDate("2026-03-20"),
  to: calendarDate("2026-03-29"),
  today: calendarDate("2026-03-02"),
  donedays: 1,
  items: [
    {
      _id: uuid(12),
      area: "measurement",
      name: "Scale",
      regimen: null,
      status: null,
      effect: "longer",
      before: { from: calendarDate("2026-02-20"), to: calendarDate("2026-04-20") },
      after: { from: calendarDate("2026-02-20"), to: calendarDate("2026-04-29") },
    },
  ],
  reminders: [],
};

test("the legend names the bars as they are drawn: before, after, and what has passed", async () => {
  await render(<MoveDrawing plan={plan} />);
  const looksOf = (parent: string) =>
    [...document.querySelectorAll(`div[aria-hidden] ${parent} > span > i`)].map((bar) => {
      const { borderTopStyle, backgroundColor } = getComputedStyle(bar);
      return `${borderTopStyle} ${backgroundColor}`;
    });
  const [before, after, passed] = looksOf("div");
  expect(new Set([before, after, passed]).size).toBe(3);
  expect(before).toMatch(/^dashed/);
  expect(looksOf("p").slice(0, 3)).toEqual([before, after, passed]);
  const legend = [...document.querySelectorAll("div[aria-hidden] p > span")].map(({ textContent }) =>
    textContent.trim(),
  );
  expect(legend.slice(0, 3)).toEqual(["before", "after", "has passed, stays"]);
});
