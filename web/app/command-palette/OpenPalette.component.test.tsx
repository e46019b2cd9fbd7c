import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { type PalettePatientFragment, PalettePatientsDocument } from "./palette.graphql.ts";
import { OpenPalette } from "./OpenPalette.tsx";
import { recentPatients } from "./recent-patients.ts";

const patient = (number: number, firstname: string): PalettePatientFragment => ({
  _id: uuid(number),
  active: true,
  firstname,
  lastname: "Marsh",
  phone: `•••• 010${number}`,
  provider: "Dr. Anna Surgeon",
  surgeon: uuid(50),
  customer: uuid(9001),
  surgery: { type: "knee", date: "2026-03-02" as CalendarDate, days: 12 },
});
const [ida, ivo] = [patient(1, "Ida"), patient(2, "Ivo")];
const answer = (patients: PalettePatientFragment[]) => ({
  getPatientList: { status: "success", message: "", patients },
});

const open = () =>
  render(<OpenPalette typedText={{ current: "" }} />, { profile: signedIn(Role.admin), at: "/support" });
const field = page.getByRole("combobox", { name: "Jump to patient or page" });
const options = page.getByRole("option");
const highlighted = page.getByRole("option", { selected: true });

test("a patient is found by name, with the words that were typed marked, and Enter opens the page", async () => {
  mockServer.answer(PalettePatientsDocument, answer([ida]));
  const { address } = await open();
  await field.fill("marsh id");
  await expect
    .element(highlighted)
    .toMatchTextContent(/Ida Marsh•••• 0101 · Knee · Post 12 days · Dr\. Anna Surgeon.*Open patient/);
  expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Id", "Marsh"]);
  expect(mockServer.sent(PalettePatientsDocument)).toEqual([{ filters: { type: "all", name: "marsh id" }, most: 5 }]);
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe(`/patient/${ida._id}`);
});

test("four digits are looked for at the end of phone numbers", async () => {
  mockServer.answer(PalettePatientsDocument, answer([ida]));
  await open();
  await field.fill("0101");
  await expect
    .poll(() => mockServer.sent(PalettePatientsDocument))
    .toEqual([{ filters: { type: "all", lastdigitsofphone: "0101" }, most: 5 }]);
});

test("nothing is said of patients who were not looked for yet, or could not be", async () => {
  const answerLater = mockServer.delay(PalettePatientsDocument);
  await open();
  await field.fill("ida");
  await expect.element(page.getByText("Looking …")).toBeVisible();
  answerLater(answer([]));
  await expect.element(page.getByText("Nothing found.")).toBeVisible();
  mockServer.answer(PalettePatientsDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await field.fill("ivo");
  await expect
    .element(page.getByText("Patients could not be looked for: error communicating with the server"))
    .toBeVisible();
});

test("whoever was found for an earlier text is not opened for a longer one", async () => {
  mockServer.answer(PalettePatientsDocument, answer([ida]));
  await open();
  await field.fill("ida");
  await expect.element(highlighted).toMatchTextContent(/Ida Marsh/);
  const answerLater = mockServer.delay(PalettePatientsDocument);
  await field.fill("ivo");
  await expect.element(page.getByText("Looking …")).toBeVisible();
  expect(options.elements()).toEqual([]);
  answerLater(answer([ivo]));
  await expect.element(highlighted).toMatchTextContent(/Ivo Marsh/);
});

test("pages of the menu are found, and no other", async () => {
  mockServer.answer(PalettePatientsDocument, answer([]));
  const { address } = await open();
  await field.fill("Fullf");
  await expect.element(page.getByText("Nothing found.")).toBeVisible();
  await field.fill("s");
  await expect.element(highlighted).toMatchTextContent(/Surgeons/);
  await userEvent.keyboard("{Enter}");
  await expect.poll(address).toBe("/surgeons");
});

test("it is a combobox: arrows move what is highlighted, the focus stays, and Escape is on its cross", async () => {
  await open();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute("aria-expanded", "true");
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(options.nth(1)).toHaveAttribute("aria-selected", "true");
  expect(field.element().getAttribute("aria-activedescendant")).toBe(options.nth(1).element().id);
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole("button", { name: "Close, Esc" })).toMatchTextContent(/^Esc/);
});

test("Tab leads to what may be done with the patient and back, and only there a letter does it", async () => {
  mockServer.answer(PalettePatientsDocument, answer([ida]));
  const { address } = await open();
  await field.fill("ida");
  const actions = page.getByRole("group", { name: "ACTIONS FOR Ida Marsh" }).getByRole("option");
  await expect
    .poll(() => textsOf(actions))
    .toEqual([
      "Start conversationC",
      "Add reminderR",
      "NotifyN",
      "Edit exercise scheduleE",
      "Activity logL",
      "Download reportP",
    ]);
  await userEvent.keyboard("{Tab}");
  await expect.element(highlighted).toMatchTextContent(/Start conversation/);
  await userEvent.keyboard("{Tab}");
  await expect.element(highlighted).toMatchTextContent(/Ida Marsh/);
  await userEvent.keyboard("e");
  await expect.element(field).toHaveValue("idae");
  await userEvent.keyboard("{Backspace}");
  await expect.element(highlighted).toMatchTextContent(/Ida Marsh/);
  await userEvent.keyboard("{ArrowRight}e");
  await expect.poll(address).toBe(`/patient/schedule/${ida._id}`);
});

test("who was opened last stands there when nothing is typed, and comes late without moving what is highlighted", async () => {
  const { unmount } = await open();
  await unmount();
  recentPatients.add(ivo._id, Date.now());
  const answerLater = mockServer.delay(PalettePatientsDocument);
  await open();
  await expect.element(highlighted).toMatchTextContent(/Home/);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(highlighted).toMatchTextContent(/Surgeons/);
  answerLater(answer([ivo]));
  await expect
    .element(page.getByRole("group", { name: "RECENT PATIENTS" }))
    .toMatchTextContent(/Ivo Marsh.*seen \d+:\d\d [AP]M · •••• 0102/);
  await expect.element(highlighted).toMatchTextContent(/Surgeons/);
});

test("it is said when those who were opened last could not be asked for", async () => {
  const { unmount } = await open();
  await unmount();
  recentPatients.add(ivo._id, Date.now());
  mockServer.answer(PalettePatientsDocument, () => {
    throw new TypeError("Failed to fetch");
  });
  await open();
  await expect.element(page.getByText(/^Recent patients could not be looked for: /)).toBeVisible();
});
