import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { PatientCards } from "./PatientCards.tsx";
import { annBell } from "./patient-basics.fixture.ts";

test("a card leads to its patient, and each number to its own days", async () => {
  const patient = {
    ...annBell,
    _id: uuid(2),
    progress: 40,
    deviceprogress: 80,
    surgery: { type: "knee", date: calendarDate("2026-02-16"), days: 14 },
  };
  await render(<PatientCards patients={[patient]} />);
  const card = page.getByRole("listitem");
  await expect.element(card).toMatchTextContent(/02\/16\/2026 · Dr\. Sam Surgeon.*Meas\..*80.*Exer\..*40/);
  await expect.element(card.getByRole("link", { name: "Ann Bell" })).toHaveAttribute("href", `/patient/${uuid(2)}`);
  const targets = card
    .getByRole("link")
    .elements()
    .slice(-2)
    .map((link) => (link as HTMLAnchorElement).hash);
  expect(targets).toEqual([
    expect.stringContaining("progress.measurement"),
    expect.stringContaining("progress.exercise"),
  ]);
});
