import { signatureSize } from "@restride/domain/registration/registration.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { writtenName } from "../../ui/field/signature-image.ts";
import { ConsentStep } from "./ConsentStep.tsx";
import { emptyRegistration, formKey, type RegistrationState } from "./registration-state.ts";

const forms = ["Release of information", "Device agreement"].map((title, at) => ({
  _id: uuid(at + 1),
  version: 1,
  title,
  description: "",
  view: "<p>Read</p>",
  sequence: at + 1,
}));
const start: RegistrationState = {
  ...emptyRegistration,
  step: 1,
  details: { ...emptyRegistration.details, firstname: "Ann", lastname: "Bell" },
};

function Step({ onChange }: { onChange: (part: Partial<RegistrationState>) => void }) {
  const [state, setState] = useState(start);
  const change = (part: Partial<RegistrationState>): void => {
    setState((before) => ({ ...before, ...part }));
    onChange(part);
  };
  return <ConsentStep state={state} change={change} forms={forms} today={calendarDate("2026-03-02")} />;
}

const open = async () => {
  const changes: Partial<RegistrationState>[] = [];
  await render(<Step onChange={(part) => changes.push(part)} />, { profile: null });
  return (): RegistrationState => Object.assign({}, start, ...changes) as RegistrationState;
};
const signed = () => textsOf(page.getByRole("button", { name: /igned$/ }));

test("A144: 'Use Default Signature' draws the patient's full name as the signature of every form, unticking clears them", async () => {
  const state = await open();
  const own = writtenName("Ann Bell", signatureSize);
  await page.getByLabelText("Use Default Signature").click();
  await expect.poll(() => state().signatures).toEqual(Object.fromEntries(forms.map((form) => [formKey(form), own])));
  expect(signed().every((text) => !text.includes("Not signed"))).toBe(true);
  await page.getByLabelText("Use Default Signature").click();
  await expect.poll(() => Object.values(state().signatures).filter(Boolean)).toEqual([]);
  expect(signed().every((text) => text.includes("Not signed"))).toBe(true);
});

test("without a signature nobody goes on", async () => {
  const state = await open();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(page.getByText("Please provide all required signatures.")).toBeVisible();
  expect(state().step).toBe(1);
});
