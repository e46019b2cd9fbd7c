import { addDays, formatUs } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { OfferedRegimensDocument } from "../content.graphql.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { RegimensPage } from "./WizardPages.tsx";
import { today, surgery, bends, all, regimen, answerRegimens, open, card } from "./wizard-pages.fixture.tsx";
import { emptyProgramme } from "./wizard-content.ts";

test("B059 B060: ASSIGN REGIMENS has a filter bar for surgery type, age group and gender, a carousel of regimen cards, and at its right the assigned regimens with the surgery date", async () => {
  answerRegimens(regimen(41, "First Weeks"), regimen(43, "Later Weeks", 15));
  await open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises: [bends] } });
  await expect.element(page.getByRole("heading", { name: "ASSIGN REGIMENS", exact: true })).toBeVisible();
  const carousel = page.getByRole("region", { name: "Regimens" });
  await expect.element(carousel.getByRole("article")).toHaveLength(2);
  await expect.element(carousel.getByRole("button", { name: "Next cards" })).toBeVisible();
  const bar = page.getByRole("group", { name: "Filters" });
  expect(
    bar
      .getByRole("combobox")
      .elements()
      .map((each) => each.getAttribute("aria-label")),
  ).toEqual(["Surgery type", "Age group", "Gender"]);
  for (const [name, value] of [
    ["Surgery type", "hip"],
    ["Age group", "41-50"],
    ["Gender", "male"],
  ] as const)
    await bar.getByRole("combobox", { name }).selectOptions(value);
  await expect
    .poll(() => mockServer.sent(OfferedRegimensDocument).at(-1)?.filter)
    .toMatchObject({ surgery_type: "hip", age_group: "41-50", gender: "male" });
  const assigned = page.getByRole("region", { name: "Assigned regimens" });
  await expect.element(assigned).toMatchTextContent(/First Weeks/);
  await expect.element(assigned.getByText(`Surgery ${formatUs(surgery)}`)).toBeVisible();
  const rightOf = carousel.element().getBoundingClientRect().right;
  expect(assigned.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(rightOf);
  await button("Assign Later Weeks").click();
  await expect.element(assigned).toMatchTextContent(/Later Weeks/);
});

test("A195 B061 B403: the age groups of the filter begin at 30-40, and cards of regimens are about 280 px wide", async () => {
  answerRegimens(regimen(41, "First Weeks"), regimen(43, "Later Weeks", 15));
  await open(RegimensPage, "regimens", { carePlan: all });
  const options = page.getByRole("combobox", { name: "Age group" }).getByRole("option");
  expect(textsOf(options)).toEqual(["All", "30-40", "41-50", "51-60", "61-70", "71-80", "81+"]);
  const width = () => card("First Weeks").element().getBoundingClientRect().width;
  await expect.poll(width).toBeGreaterThanOrEqual(270);
  expect(width()).toBeLessThanOrEqual(320);
});

test("a regimen is shown by Enter, taken and given back by Space; without one Next says what is missing", async () => {
  answerRegimens(regimen(41, "First Weeks"));
  await open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises: [bends] } });
  const assigned = page.getByRole("region", { name: "Assigned regimens" });
  await assigned.getByRole("button", { name: "Remove First Weeks" }).click();
  await expect.element(button("Assign First Weeks")).toHaveFocus();
  await button("Next").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Assign a regimen to continue.");
  button("Assign First Weeks").element().focus();
  await userEvent.keyboard(" ");
  await expect.element(assigned.getByRole("button", { name: "Remove First Weeks" })).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: /First Weeks/ })).toBeVisible();
});

test("what would have begun in the past starts today, and the day that it would have been is said", async () => {
  answerRegimens(regimen(41, "First Weeks", -28));
  const early = { ...bends, startdate: -17, enddate: -15 };
  await open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises: [early] } });
  const [, month, day] = addDays(today, -11).split("-");
  await expect.element(page.getByText(new RegExp(`starts today, not ${month}/${day}`))).toBeVisible();
});

test("what was made for today starts today, and nothing is said of another day", async () => {
  answerRegimens(regimen(41, "First Weeks", -17));
  const early = { ...bends, startdate: -17, enddate: -4 };
  await open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises: [early] } });
  await expect.element(page.getByText(/ · starts today$/)).toBeVisible();
});

test("regimens are read again when content changes", async () => {
  answerRegimens(regimen(41, "First Weeks"));
  await open(RegimensPage, "regimens", { carePlan: all });
  await expect.element(card("First Weeks")).toBeVisible();
  answerRegimens(regimen(43, "Later Weeks"));
  void invalidateTags(["content"]);
  await expect.element(card("Later Weeks")).toBeVisible();
});

test("on a phone each Next without a regimen scrolls to what is missing, however far down the page is", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 500);
  answerRegimens(regimen(41, "First Weeks"));
  await open(RegimensPage, "regimens", { carePlan: all });
  await expect.element(button("Assign First Weeks")).toBeVisible();
  const missing = page.getByRole("alert");
  const scrollDown = async (): Promise<void> => {
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(150);
  };
  for (const _next of [1, 2]) {
    await scrollDown();
    await button("Next").click();
    await expect.element(missing).toBeInTheDocument();
    await expect.poll(() => missing.element().getBoundingClientRect().top).toBeGreaterThan(100); // below the steps
    expect(missing.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight - 57);
  }
});

test("Show all regimens clears the filter that begins with what fits the patient", async () => {
  answerRegimens(regimen(41, "First Weeks"));
  await open(RegimensPage, "regimens", { carePlan: all });
  const filters = () => mockServer.sent(OfferedRegimensDocument).at(-1)?.filter;
  await expect.poll(filters).toMatchObject({ surgery_type: "knee", age_group: "61-70", gender: "female" });
  await button("Show all regimens").click();
  await expect.poll(filters).toMatchObject({ surgery_type: null, age_group: null, gender: null });
  await expect.element(page.getByText("1 regimen", { exact: true })).toBeVisible();
});

test("a regimen whose days have passed cannot be assigned, one that ends today can; what would be due twice is said", async () => {
  const yesterday = -18; // Today is seventeen days before surgery.
  answerRegimens(
    { ...regimen(44, "Over", -40), enddate: yesterday },
    { ...regimen(45, "Ends today", -40), enddate: yesterday + 1 },
    regimen(43, "Later Weeks", 5),
  );
  await open(RegimensPage, "regimens", { carePlan: all, programme: { ...emptyProgramme, exercises: [bends] } });
  await expect.element(button("Assign Over")).toBeDisabled();
  await expect.element(card("Over").getByText("Its days have passed.")).toBeVisible();
  await expect.element(button("Assign Ends today")).toBeEnabled();
  expect(card("Ends today").getByText("Its days have passed.").elements()).toEqual([]);
  await expect
    .element(card("Later Weeks").getByText("1 of the 1 are assigned already and would be due twice on some days."))
    .toBeVisible();
});

test("regimens that cannot be read say why and are asked again", async () => {
  mockServer.answer(OfferedRegimensDocument, { getRegimens: { status: "fail", message: "Not now.", regimens: null } });
  await open(RegimensPage, "regimens", { carePlan: all });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Not now\..*Regimens could not be loaded\./);
  answerRegimens(regimen(41, "First Weeks"));
  await button("Try again").click();
  await expect.element(card("First Weeks")).toBeVisible();
});
