import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { mockServer } from "../../../testing/mock-server.ts";
import { emptyPatient } from "../form/patient-values.ts";
import { SurgeonNamesDocument } from "../patients.graphql.ts";
import { FormError, PatientAdd } from "./PatientAdd.tsx";
import { usePatientAdd } from "./use-patient-add.ts";

const today = calendarDate("2026-03-05");
const ignore = (): void => {};

const Page = () => {
  const add = usePatientAdd({ start: emptyPatient, today, given: null, onChange: ignore, onNext: ignore });
  return (
    <>
      <PatientAdd add={add} registration={null} onUndoTakeOver={ignore} />
      {add.isHighlighted && <FormError />}
      <button type="button" onClick={add.next}>
        Next
      </button>
    </>
  );
};

/** React has drawn what was changed; expect.poll would move the clock on. */
const drawn = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
};

test("B440 B205: banner and highlight of an error stay for 5 seconds, and no longer", async () => {
  mockServer.answer(SurgeonNamesDocument, { getSurgeonList: { status: "success", message: "", surgeons: [] } });
  await render(<Page />);
  const next = page.getByRole("button", { name: "Next" }).element() as HTMLButtonElement;
  const form = page.getByRole("heading", { name: "ADD PATIENT" }).element().closest("form")!;
  const firstName = page.getByRole("textbox", { name: "First name", exact: true }).element();
  const shown = () => [
    document.body.textContent.includes("There is an error in the form. Please check above."),
    getComputedStyle(firstName).backgroundColor,
  ];
  const [, plain] = shown();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  next.click();
  await drawn();
  await vi.advanceTimersByTimeAsync(4_900);
  await drawn();
  expect(shown()).toEqual([true, expect.not.stringContaining(String(plain))]);
  expect(form.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(5);
  await vi.advanceTimersByTimeAsync(200);
  await drawn();
  expect(shown()).toEqual([false, plain]);
  expect(form.querySelectorAll("[aria-invalid=true]").length).toBeGreaterThan(5);
});
