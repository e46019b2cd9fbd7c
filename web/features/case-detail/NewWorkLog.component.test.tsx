import { calendarDate, todayIn } from "@restride/domain/values/calendar-date.ts";
import type { WorkLog } from "@restride/domain/cases/work-log.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { requiredLabels } from "../../testing/required-labels.ts";
import { render } from "../../testing/render.tsx";
import { NewWorkLog } from "./NewWorkLog.tsx";

const logged: WorkLog[] = [];
const Form = ({ start }: { start: WorkLog | null }) => {
  const [work, setWork] = useState(start);
  const take = (entry: WorkLog | null): void => {
    if (entry) logged.push(entry);
    setWork(entry);
  };
  return <NewWorkLog logged={work} onLogged={take} />;
};
const open = (start: WorkLog | null = null) => {
  logged.length = 0;
  return render(<Form start={start} />);
};
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

test("C066: work that is logged with a new case begins today, and stands there with time, date and details", async () => {
  await open();
  await expect.element(page.getByText(/^Nothing logged yet\./)).toBeVisible();
  expect(button("Remove work log").elements()).toEqual([]);
  await button("Log work").click();
  await field("Time").fill("1h 5m");
  expect(requiredLabels()).toEqual(["Date started", "Time"]);
  await field("Date started").fill("03/02/2026");
  await field("Details").fill("Called the vendor.");
  await button("Add").click();
  await expect.element(page.getByText(/^0d 1h 5m, 03\/02\/2026: Called the vendor\./)).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(logged).toEqual([{ date: "2026-03-02", minutes: 65, description: "Called the vendor." }]);
});

test("work without a date of its own is of today", async () => {
  await open();
  await button("Log work").click();
  await field("Time").fill("1");
  const today = todayIn(Date.now(), timeZone);
  await button("Add").click();
  await expect.poll(() => logged.map(({ date }) => date)).toEqual([today]);
});

test("work that was logged is changed, or removed", async () => {
  await open({ date: calendarDate("2026-03-02"), minutes: 65, description: "" });
  await expect.element(page.getByText(/^0d 1h 5m, 03\/02\/2026 /)).toBeVisible();
  await button("Change work log").click();
  await expect.element(field("Time")).toHaveValue("0d 1h 5m");
  await expect.element(field("Date started")).toHaveValue("03/02/2026");
  await field("Time").fill("2h");
  await button("Add").click();
  await expect.element(page.getByText(/^0d 2h 0m, 03\/02\/2026/)).toBeVisible();
  await button("Remove work log").click();
  await expect.element(page.getByText(/^Nothing logged yet\./)).toBeVisible();
});

test("a dialog that is cancelled logs nothing", async () => {
  await open();
  await button("Log work").click();
  await field("Time").fill("1h");
  await button("Cancel").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(logged).toEqual([]);
});
