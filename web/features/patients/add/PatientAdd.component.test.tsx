import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { emptyPatient } from "../form/patient-values.ts";
import {
  RegisteredPatientDocument,
  type RegisteredPatientFragment,
  ValidatePatientDocument,
} from "./patient-add.graphql.ts";
import { ann, answerMatches, bo, day, next, open } from "./patient-add.fixture.tsx";

/** Resolves when the last change is on screen. */
const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
/** Waits by animation frames, because assertions that wait advance fake time. */
async function untilThere(text: string): Promise<void> {
  while (page.getByText(text, { exact: true }).elements().length === 0) await drawn();
}
const banner = () => page.getByText("There is an error in the form. Please check above.", { exact: true });

test("B191 B192 B193 B195 B197 B198 B199 B200 B201 B202 B203 B204 B205 B440: what is missing is told for 5 seconds in a banner, as long as highlighted, and at its field", async () => {
  await open(emptyPatient);
  await expect.element(field("First name")).toHaveFocus();
  const button = next().element() as HTMLElement;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  button.click();
  for (const text of [
    "There is an error in the form. Please check above.",
    "Please enter patient first name.",
    "Please enter patient last name.",
    "Please enter patient birth date.",
    "Please enter patient cell number.",
    "Please enter valid email",
    "Please enter your address.",
    "Please select your city name.",
    "Please select your state.",
    "Please enter your zip code",
    "Please select gender.",
    "Please select surgery type.",
    "Please select a surgeon.",
    "Please enter surgery date.",
  ])
    await untilThere(text);
  expect(document.activeElement).toBe(field("First name").element());
  const isHighlighted = () => document.querySelector("form")!.dataset.highlighted;
  await vi.advanceTimersByTimeAsync(4_900);
  await drawn();
  expect([banner().elements().length, isHighlighted()]).toEqual([1, "true"]);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  await expect.element(banner()).not.toBeInTheDocument();
  expect(isHighlighted()).toBe("false");
  await expect.element(page.getByText("Please select a surgeon.")).toBeVisible();
  const country = page.getByRole("combobox", { name: "Country", exact: true });
  await expect.element(country).toHaveValue("US");
  await country.selectOptions("NO");
  await expect.element(page.getByText("Please select your state.")).not.toBeInTheDocument();
});

test("B194: a birth date is written in full, and what is typed is asked about before it goes on", async () => {
  answerMatches();
  const nexts = await open({ ...ann, dob: "" });
  for (const typed of ["3/14/58", "03-14-1958", "03-14-58", "03141958", "031458", "03/14/1958"]) {
    await field("Date of birth").fill(typed);
    await field("Email").click();
    await expect.element(field("Date of birth")).toHaveValue("03/14/1958");
  }
  await expect.element(page.getByRole("combobox", { name: "Country", exact: true })).toHaveValue("US");
  await next().click();
  await expect.poll(() => nexts).toEqual([null]);
  expect(mockServer.sent(ValidatePatientDocument)).toMatchObject([
    { patient: { firstname: "Ann", dob: "03/14/1958", phone: "+13125550177", surgery: { date: "2026-03-01" } } },
  ]);
});

test("B441: a patient is male or female, and the surgery is of a knee or a hip", async () => {
  await open();
  await expect.element(page.getByRole("radiogroup", { name: "Gender" })).toMatchTextContent(/^femalemale$/);
  await expect.element(page.getByRole("radiogroup", { name: "Surgery type" })).toMatchTextContent(/^KneeHip$/);
});

test("a caregiver of a new patient has the relationships in their order", async () => {
  await open();
  const relationship = page.getByRole("combobox", { name: "Relationship" });
  expect(textsOf(relationship.getByRole("option"))).toEqual([
    "Spouse or Partner",
    "Child",
    "Sibling",
    "Friend",
    "Parent",
    "Professional caregiver",
    "Other",
  ]);
});

test("a surgery date that does not exist stays, and keeps Next from leading on", async () => {
  const nexts = await open();
  await field("Surgery date").fill("02/30/2027");
  await field("Email").click();
  await next().click();
  await expect.element(page.getByText("Please enter a date as MM/DD/YYYY.")).toBeVisible();
  await expect.element(field("Surgery date")).toHaveValue("02/30/2027");
  await expect.element(field("Surgery date")).toHaveFocus();
  expect([nexts, mockServer.sent(ValidatePatientDocument)]).toEqual([[], []]);
});

test("a phone that somebody else has is a line under its field, and Next goes on", async () => {
  answerMatches([bo]);
  const nexts = await open();
  await next().click();
  await expect.element(page.getByText("Bo Diaz has the same. Next goes on.")).toBeVisible();
  expect(nexts).toEqual([]);
  await next().click();
  await expect.poll(() => nexts).toEqual([null]);
});

test("the reason why somebody like that is added holds for these very values, and is asked again for others", async () => {
  answerMatches([{ ...bo, strength: "strong", same: ["name", "dob"] }]);
  const nexts = await open();
  const question = page.getByRole("dialog", { name: "Is this the same person?" });
  await next().click();
  await question.getByText("Second joint", { exact: true }).click();
  await question.getByRole("button", { name: "Add anyway" }).click();
  await expect.poll(() => nexts).toEqual(["Second joint"]);
  await next().click();
  await expect.poll(() => nexts).toEqual(["Second joint", "Second joint"]);
  await field("Email").fill("other@bell.example");
  await next().click();
  await expect.element(question).toBeVisible();
});

test("B195: a national zero is dropped behind the calling code, and an extension is refused at the field", async () => {
  answerMatches();
  await open();
  await field("Cell phone").fill("312 555 0171 x5");
  await field("Email").click();
  await expect.element(page.getByText("Please enter valid number!")).toBeVisible();
  await field("Cell phone").fill("07911 123456");
  await page.getByLabelText("Country of Cell phone").selectOptions("GB");
  await expect.element(page.getByText("Please enter valid number!")).not.toBeInTheDocument();
  await next().click();
  await expect
    .poll(() => mockServer.sent(ValidatePatientDocument))
    .toMatchObject([{ patient: { phone: "+447911123456" } }]);
});

test("a birth year of two digits that makes a child asks for the century, and the choice is written in full", async () => {
  await open(emptyPatient);
  await field("Date of birth").fill("02/09/26");
  await field("Email").click();
  await expect.element(page.getByText("Born 2026 or 1926? Select the year.")).toBeVisible();
  await page.getByRole("button", { name: "02/09/1926" }).click();
  await expect.element(field("Date of birth")).toHaveValue("02/09/1926");
  await expect.element(page.getByText("Born 2026 or 1926? Select the year.")).not.toBeInTheDocument();
});

const maria: RegisteredPatientFragment = {
  _id: uuid(7),
  firstname: "Maria",
  lastname: "Alvarez",
  gender: "female",
  dob: day("1960-05-01"),
  phone: "+13125550141",
  email: "maria@alvarez.example",
  height: null,
  email_opt_in: true,
  include_devices: true,
  registered: "03/01/2026",
  forms: [{ title: "Device agreement", version: 2 }],
  caregiver: {
    name: "Robin Alvarez",
    fname: "Robin",
    lname: "Alvarez",
    phone: "+13125550100",
    email: "r@b.example",
    relationship: "Child",
  },
  shipaddress: {
    addressline1: "12 Lake Street",
    addressline2: "",
    city: "Chicago",
    state: "IL",
    zip: "60601",
    country: "US",
  },
};

test("a registration fills the form, what is left leads to its field, and Undo empties what was filled", async () => {
  mockServer.answer(RegisteredPatientDocument, {
    getRegisteredPatient: { status: "success", message: "", patient: maria },
  });
  await open(emptyPatient, uuid(7));
  await expect.element(field("First name")).toHaveValue("Maria");
  await expect.element(field("Caregiver first name")).toHaveValue("Robin");
  await expect.element(field("Address line 1")).toHaveValue("12 Lake Street");
  await expect.element(page.getByText("Device agreement")).toBeVisible();
  await expect.element(page.getByRole("radio", { name: "Knee" })).toHaveFocus();
  const left = page.getByRole("region", { name: "Left to fill in" });
  await left.getByRole("button", { name: "Surgery date" }).click();
  await expect.element(field("Surgery date")).toHaveFocus();
  await field("Surgery date").fill("03/01/2026");
  await page.getByRole("button", { name: "Undo take-over" }).click();
  await expect.element(field("First name")).toHaveValue("");
  await expect.element(field("Surgery date")).toHaveValue("03/01/2026");
});
