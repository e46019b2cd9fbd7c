import { signatureSize } from "@restride/domain/registration/registration.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../testing/finders.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { writtenName } from "../../ui/field/signature-image.ts";
import { ConsentStep } from "./ConsentStep.tsx";
import { consentForm } from "./registration.fixture.tsx";
import { emptyRegistration, formKey, type RegistrationState } from "./registration-state.ts";

const forms = ["Release of information", "Device agreement", "Privacy"].map((title, at) =>
  consentForm(at + 1, title, { view: "<p>Read</p>".repeat(60) }),
);
const start: RegistrationState = {
  ...emptyRegistration,
  step: 1,
  details: { ...emptyRegistration.details, firstname: "Ann", lastname: "Bell" },
};

interface StepProps {
  signed: readonly number[];
  onChange: (part: Partial<RegistrationState>) => void;
}

function Step({ signed: places, onChange }: StepProps) {
  const signatures = Object.fromEntries(places.map((at) => [formKey(forms[at]!), "data:image/png;base64,x"]));
  const [state, setState] = useState({ ...start, signatures });
  const change = (part: Partial<RegistrationState>): void => {
    setState((before) => ({ ...before, ...part }));
    onChange(part);
  };
  return <ConsentStep state={state} change={change} forms={forms} today={calendarDate("2026-03-02")} />;
}

const open = async (...places: readonly number[]) => {
  const changes: Partial<RegistrationState>[] = [];
  await render(<Step signed={places} onChange={(part) => changes.push(part)} />, { profile: null });
  return (): RegistrationState => Object.assign({}, start, ...changes) as RegistrationState;
};
const heading = () => page.getByRole("heading", { level: 2 });
const missing = () => page.getByText("Please provide all required signatures.");
const signed = () => textsOf(page.getByRole("button", { name: /igned$/ }));

test("A144: 'Use Default Signature' draws the patient's full name as the signature of every form, unticking clears them", async () => {
  const state = await open();
  const own = writtenName("Ann Bell", signatureSize);
  const others = ["", "Ann", "Bell", "Ann Bel"].map((name) => writtenName(name, signatureSize));
  expect(new Set([own, ...others]).size).toBe(5); // Each name is drawn, and each whole.
  await page.getByLabelText("Use Default Signature", { exact: true }).click();
  await expect.poll(() => state().signatures).toEqual(Object.fromEntries(forms.map((form) => [formKey(form), own])));
  expect(signed().every((text) => !text.includes("Not signed"))).toBe(true);
  await page.getByLabelText("Use Default Signature", { exact: true }).click();
  await expect.poll(() => Object.values(state().signatures).filter(Boolean)).toEqual([]);
  expect(signed().every((text) => text.includes("Not signed"))).toBe(true);
});

test("on a phone each long form begins shortened, also after another one was read to its end", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open();
  const whole = button("Read the whole form");
  await whole.click();
  await expect.element(whole).not.toBeInTheDocument();
  await page.getByRole("button", { name: /^Device agreement/ }).click();
  await expect.element(heading()).toHaveTextContent("Device agreement");
  await expect.element(whole).toBeVisible();
});

test("A142 A183: without a signature nobody goes on", async () => {
  const state = await open();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.element(page.getByText("Please provide all required signatures.")).toBeVisible();
  expect(state().step).toBe(1);
});

test("A142 A183: Next leads from a signed form to the next without a signature, and on to the review once all have one", async () => {
  const state = await open(0, 1);
  await page.getByRole("button", { name: /^Release of information/ }).click();
  await expect.element(heading()).toHaveTextContent("Release of information");
  await button("Next").click();
  await expect.element(heading()).toHaveTextContent("Privacy");
  expect(missing().elements()).toEqual([]);
  await button("Next").click();
  await expect.element(missing()).toBeVisible();
  await page.getByRole("button", { name: /^Device agreement/ }).click();
  await expect.element(missing()).not.toBeInTheDocument();
  await button("Next").click();
  await page.getByLabelText("Use Default Signature", { exact: true }).click();
  expect(heading().element().textContent).toBe("Privacy");
  await expect.element(missing()).not.toBeInTheDocument();
  expect(state()).toMatchObject({ step: 1, signedAt: null });
  await button("Next").click();
  expect(state()).toMatchObject({ step: 2, signedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});

test("A040: the first form without a signature is open, with what it is about, its place among all and whose signature it asks for", async () => {
  await open(0);
  await expect.element(heading()).toHaveTextContent("Device agreement");
  await expect.element(page.getByText("About Device agreement")).toBeVisible();
  await expect.element(page.getByText("2 of 3")).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: /^Device agreement/ })).toHaveAttribute("aria-current", "true");
  expect(
    page
      .getByRole("button", { name: /^Privacy/ })
      .element()
      .hasAttribute("aria-current"),
  ).toBe(false);
  expect(signed()).toEqual(["Release of informationSigned", "Device agreementNot signed", "PrivacyNot signed"]);
  await expect.element(page.getByText("Signature of Ann Bell")).toBeVisible();
  const day = new Date().toLocaleDateString("en-US", { dateStyle: "long" });
  await expect.element(page.getByText(day)).toBeVisible();
});

test("A142: a signature that is cleared is asked for again, and no longer the written name; Back keeps the others", async () => {
  const state = await open();
  await page.getByLabelText("Use Default Signature", { exact: true }).click();
  await button("Clear").click();
  await expect.element(page.getByLabelText("Use Default Signature", { exact: true })).not.toBeChecked();
  expect(signed()).toEqual(["Release of informationNot signed", "Device agreementSigned", "PrivacySigned"]);
  await button("Back").click();
  expect(state()).toMatchObject({ step: 0, isDefaultSignature: false });
  expect(Object.values(state().signatures).filter(Boolean)).toHaveLength(2);
});

test("another form is read from its top", async () => {
  await open();
  scrollTo(0, 100);
  await expect.poll(() => scrollY).toBeGreaterThan(50);
  const other = page.getByRole("button", { name: /^Privacy/ }).element();
  other.dispatchEvent(new MouseEvent("click", { bubbles: true })); // This event does not scroll first.
  await expect.element(heading()).toHaveTextContent("Privacy");
  await expect.poll(() => scrollY).toBe(0);
});
