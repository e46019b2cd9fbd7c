import { calendarDate, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { DateField } from "./DateField.tsx";

function Field({ onDate }: { onDate: (date: CalendarDate | null) => void }) {
  const [date, setDate] = useState<CalendarDate | null>(null);
  return (
    <DateField
      label="Start date"
      name="date"
      date={date}
      start={calendarDate("2026-03-02")}
      error={undefined}
      onDate={(next) => {
        setDate(next);
        onDate(next);
      }}
    />
  );
}

const open = async () => {
  const dates: (string | null)[] = [];
  await render(<Field onDate={(date) => dates.push(date)} />);
  return dates;
};
const box = () => page.getByRole("textbox", { name: "Start date" });

test("a typed date is read, without its year near to where the calendar opens", async () => {
  const dates = await open();
  await box().fill("3/9");
  await userEvent.tab();
  await expect.poll(() => dates.at(-1)).toBe("2026-03-09");
});

test("a picked date takes the place of what was typed", async () => {
  const dates = await open();
  await box().fill("03/99");
  await page.getByRole("button", { name: /Start date/ }).click();
  await page.getByRole("gridcell").getByText("16", { exact: true }).click();
  await expect.poll(() => dates.at(-1)).toBe("2026-03-16");
  await expect.element(box()).toHaveValue("03/16/2026");
});

test.each(["3/9/2026", "3-9-26"])("a date typed as %s is written in full", async (typed) => {
  await open();
  await box().fill(typed);
  await userEvent.tab();
  await expect.element(box()).toHaveValue("03/09/2026");
});
