import { drawScore, type ScorePoint } from "@restride/domain/score-charts/drawn-score.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { LargeChart } from "./LargeChart.tsx";

const first = "2026-03-02" as CalendarDate;
const pointsOf = (count: number): ScorePoint[] =>
  Array.from({ length: count }, (_, at) => ({ date: addDays(first, at), value: 60 + at, source: "Motion sensor" }));
const open = (count: number, onMark: (at: number | null) => void = () => {}, marked: number | null = null) => {
  const points = pointsOf(count);
  return render(
    <LargeChart
      score={drawScore("flexion", "knee", points, null)}
      days={points.map((point) => ({ date: point.date, point }))}
      marked={marked}
      onMark={onMark}
    />,
  );
};
const inView = (days: string) => expect.element(page.getByText(days, { exact: true })).toBeVisible();

test("the newest thirty days are in view; arrows move by six, Home and End to the ends", async () => {
  await open(50);
  await expect.element(page.getByRole("figure")).toMatchTextContent(/50 values, the newest 109° on 04\/20\/2026/);
  await inView("21–50");
  await userEvent.keyboard("{ArrowLeft}");
  await inView("15–44");
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  await inView("21–50");
  await userEvent.keyboard("{Home}");
  await inView("1–30");
  await userEvent.keyboard("{End}");
  await inView("21–50");
});

test("the wheel widens and narrows what is in view", async () => {
  await open(50);
  const turn = (deltaY: number) =>
    page
      .getByRole("figure")
      .element()
      .dispatchEvent(new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true }));
  turn(1);
  await inView("19–50");
  turn(-1);
  await inView("20–49");
});

test("the day that is pointed at is told by its place among all days, also those before the window", async () => {
  const marks: (number | null)[] = [];
  await open(50, (at) => marks.push(at));
  await inView("21–50");
  const drawing = page.getByRole("figure");
  await expect.poll(() => drawing.element().querySelector("svg")).not.toBeNull();
  const { width, height } = drawing.element().getBoundingClientRect();
  await drawing.hover({ position: { x: width - 24, y: height / 2 } });
  await expect.poll(() => marks.at(-1)).toBe(49);
});

test("the day that is marked is a larger point of the drawing, as long as it is in view", async () => {
  const sizes = () => {
    const points = page.getByRole("figure").element().querySelectorAll("svg path[transform]");
    return new Set([...points].map((point) => Math.round(point.getBoundingClientRect().width)));
  };
  const { unmount } = await open(50, undefined, 30);
  await expect.poll(() => sizes().size).toBe(2);
  await unmount();
  await open(50, undefined, 10);
  await expect.poll(() => sizes().size).toBe(1);
});

test("two days need no handles", async () => {
  await open(2);
  await expect.element(page.getByRole("figure")).toBeInTheDocument();
  expect(page.getByRole("slider").elements()).toEqual([]);
});

test("two fingers show fewer days, or more", async () => {
  await open(50);
  await inView("21–50");
  const target = page.getByRole("figure").element();
  const touch = (name: string, off: number): void => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const touches = [-off, off].map(
      (distance, identifier) =>
        new Touch({ identifier, target, clientX: left + width / 2 + distance, clientY: top + height / 2 }),
    );
    target.dispatchEvent(new TouchEvent(name, { bubbles: true, cancelable: true, touches }));
  };
  const first = () =>
    Number((page.getByRole("slider", { name: /^Days in view from/ }).element() as HTMLInputElement).value);
  touch("touchstart", 20);
  touch("touchmove", 60);
  await expect.poll(first).toBeGreaterThan(21);
  touch("touchend", 60);
  const before = first();
  touch("touchstart", 120);
  touch("touchmove", 20);
  await expect.poll(first).toBeLessThan(before);
});
