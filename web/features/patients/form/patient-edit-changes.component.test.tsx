import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toasts } from "../../../platform/notices/toasts.ts";
import { button, field } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { PreviewMoveDocument } from "../surgery/surgery.graphql.ts";
import { ann, answerPatient, answerSaved, day, open } from "./patient-edit.fixture.tsx";
import { EditPatientDocument, PatientPhoneDocument } from "./patient-form.graphql.ts";

const sent = () => mockServer.sent(EditPatientDocument);
const changed = () => page.getByRole("alert").filter({ hasText: "Somebody else changed this patient" });
const answerPhone = (): void =>
  mockServer.answer(PatientPhoneDocument, {
    getPatientPhone: { status: "success", message: "", phone: "+13125550177" },
  });

test("A297 B437: every field that is typed arrives, and so do both boxes; a patient is female or male", async () => {
  answerSaved();
  answerPhone();
  const address = await open();
  await field("First name").fill("Anna");
  await field("Last name").fill("Boyd");
  await field("Date of birth").fill("06/02/1961");
  await field("Cell phone").click();
  await expect.element(field("Cell phone")).toHaveValue("312 555 0177");
  await field("Cell phone").fill("312 555 0199");
  await field("Email").fill("anna@boyd.example");
  const gender = page.getByRole("radiogroup", { name: "Gender" });
  await expect.element(gender).toHaveTextContent("femalemale");
  await gender.getByText("male", { exact: true }).click();
  await page.getByText("Include devices").click();
  await page.getByText("Email updates").click();
  await field("Starts").fill("07:30");
  await field("Ends").fill("21:15");
  await button("Save").click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(sent()).toEqual([
    {
      id: uuid(1),
      input: {
        version: 3,
        firstname: "Anna",
        lastname: "Boyd",
        dob: "06/02/1961",
        phone: "+13125550199",
        email: "anna@boyd.example",
        gender: "male",
        height: 66,
        include_devices: false,
        email_opt_in: false,
        surgeon: uuid(21),
        surgery: { type: "knee", date: "2026-02-20" },
        dailyshift: { start: { hour: 7, minute: 30 }, end: { hour: 21, minute: 15 } },
      },
    },
  ]);
});

test("what a second colleague saves while the first difference is shown is named too, and the next try is on top of it", async () => {
  answerSaved("fail", "Somebody else changed this patient.");
  await open();
  await field("First name").fill("Mine");
  answerPatient({ version: 4, lastname: "Theirs" });
  await button("Save").click();
  await expect.element(changed()).toMatchTextContent(/Last nameTheirs/);
  answerPatient({ version: 5, lastname: "Newer", email: "newer@bell.example" });
  await button("Save").click();
  await expect.element(changed()).toMatchTextContent(/Last nameNewer/);
  await expect.element(changed()).toMatchTextContent(/Emailnewer@bell\.example/);
  expect(page.getByText("Theirs").elements()).toEqual([]);
  await button("Take this Last name").click();
  await expect.element(field("Last name")).toHaveValue("Newer");
  await expect.element(field("First name")).toHaveValue("Mine");
  answerSaved();
  await button("Save").click();
  await expect.poll(sent).toHaveLength(3);
  expect(sent().map(({ input: { version, lastname } }) => [version, lastname])).toEqual([
    [3, "Bell"],
    [4, "Bell"],
    [5, "Newer"],
  ]);
});

test("on a phone Cancel and Save stay at the bottom of the window, and end before the form does", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  await open();
  const bar = button("Save").element().parentElement!;
  const box = () => bar.getBoundingClientRect();
  expect([getComputedStyle(bar).position, box().bottom, box().left, box().right]).toEqual(["fixed", 844, 0, 390]);
  const [cancel, save] = [button("Cancel"), button("Save")].map((one) => one.element().getBoundingClientRect());
  expect(cancel!.right).toBeLessThanOrEqual(save!.left);
  expect(cancel!.width).toBeCloseTo(save!.width, 0);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => window.scrollY).toBeGreaterThan(0);
  expect(box().bottom).toBe(844);
  const last = page.getByRole("region", { name: "Ship address" }).element().getBoundingClientRect();
  expect(last.bottom).toBeLessThanOrEqual(box().top);
});

test("in a wide window the buttons stand in the head", async () => {
  await open();
  expect(getComputedStyle(button("Save").element().parentElement!).position).toBe("static");
});

test("Tab leads from the buttons in the head through the fields in the order in which they are read", async () => {
  answerPhone();
  await open();
  const fields = ["First name", "Last name", "Date of birth", "Cell phone", "Email", "Surgery date", "Starts", "Ends"];
  const stops = [button("Cancel"), button("Save"), ...fields.map(field)].map((stop) => stop.element());
  stops[0]!.focus();
  const reached: Element[] = [];
  while (reached.at(-1) !== stops.at(-1) && reached.length < 40) {
    reached.push(document.activeElement!);
    await userEvent.keyboard("{Tab}");
  }
  expect(reached.filter((stop) => stops.some((each) => each === stop))).toEqual(stops);
});

test("B057: the breadcrumb and Cancel lead back to the patient", async () => {
  const address = await open();
  await expect
    .element(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Ann Bell" }))
    .toHaveAttribute("href", `/patient/${uuid(1)}`);
  await button("Cancel").click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(sent()).toEqual([]);
});

test("B058: leaving with something typed asks first; Cancel stays with it, Leave leads away without saving", async () => {
  const address = await open();
  await field("First name").fill("Anna");
  await button("Cancel").click();
  const question = page.getByRole("dialog", { name: "Are you sure you want to leave this page?", exact: true });
  await expect.element(question.getByText("Your changes will be lost if you go back.", { exact: true })).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field("First name")).toHaveValue("Anna");
  await button("Cancel").click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(sent()).toEqual([]);
});

test("a surgeon who left the clinic stays a choice, and one who may not be chosen is refused at the field", async () => {
  answerSaved("fail", "Please select a surgeon.");
  await open(signedIn(), { surgeon: uuid(29), provider: "Dr. Lena Left" });
  const surgeon = page.getByRole("combobox", { name: "Surgeon" });
  await expect.element(surgeon).toHaveValue(uuid(29));
  await expect.poll(() => textsOf(surgeon.getByRole("option"))).toEqual(["Select", "Dr. Sam Surgeon", "Dr. Lena Left"]);
  await surgeon.selectOptions("Dr. Sam Surgeon");
  await button("Save").click();
  await expect.element(surgeon).toHaveAccessibleDescription("Please select a surgeon.");
  expect(toasts.current()).toEqual([]);
});

test.each([
  ["is refused", () => answerPatient(), "fail", "This patient was not found."],
  ["leaves the patient as it was", () => answerPatient({ version: 3 }), "fail", "Try again in a minute."],
])("a save that %s says why and keeps what is typed", async (_, answer, status, text) => {
  answerSaved(status, text);
  await open();
  answer();
  await field("First name").fill("Mine");
  await button("Save").click();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(field("First name")).toHaveValue("Mine");
  expect(changed().elements()).toEqual([]);
});

test("a phone that cannot be read stays masked, with the reason; one that comes too late is not shown", async () => {
  mockServer.answer(PatientPhoneDocument, {
    getPatientPhone: { status: "fail", message: "This patient was not found.", phone: null },
  });
  await open();
  await field("Cell phone").click();
  await expect.element(page.getByText("This patient was not found.")).toBeVisible();
  await expect.element(field("Cell phone")).toHaveValue("•••• 0177");
  await field("Email").click();
  const loadWithRetries = mockServer.delay(PatientPhoneDocument);
  await field("Cell phone").click();
  await expect.poll(() => mockServer.sent(PatientPhoneDocument)).toHaveLength(2);
  await field("Email").click();
  loadWithRetries({ getPatientPhone: { status: "success", message: "", phone: "+13125550177" } });
  await expect.element(field("Email")).toHaveFocus();
  await expect.element(field("Cell phone")).toHaveValue("•••• 0177");
});

const plan = {
  from: ann.surgery.date,
  to: day("2026-03-20"),
  today: ann.today,
  donedays: 1,
  items: [],
  reminders: [],
};

test("B157: a new surgery date without its exercises and measurements is saved so", async () => {
  answerSaved();
  mockServer.answer(PreviewMoveDocument, {
    previewSurgeryMove: { status: "success", message: "", planHash: "hash", plan },
  });
  await open();
  await field("Surgery date").fill("03/20/2026");
  await button("Save").click();
  const question = page.getByRole("dialog", { name: /Change surgery date/ });
  await question.getByText("No", { exact: true }).click();
  await question.getByRole("group", { name: "Tell" }).getByText("Patient").click();
  await question.getByRole("button", { name: "Move surgery to 03/20/2026" }).click();
  await expect.poll(() => sent().length).toBe(1);
  expect(sent()).toMatchObject([{ input: { surgery: { type: "knee", date: "2026-03-20" }, regimEdit: false } }]);
});

test("B157: a new surgery date is saved with what was seen of it; Cancel puts the old date's question away", async () => {
  answerSaved();
  mockServer.answer(PreviewMoveDocument, {
    previewSurgeryMove: { status: "success", message: "", planHash: "hash", plan },
  });
  const address = await open();
  await field("Surgery date").fill("03/20/2026");
  await button("Save").click();
  const question = page.getByRole("dialog", { name: /Change surgery date/ });
  await expect.element(question).toMatchTextContent(/Ms\. Ann Bell/);
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
  await button("Save").click();
  await question.getByRole("group", { name: "Tell" }).getByText("Patient").click();
  await question.getByRole("button", { name: "Move surgery to 03/20/2026" }).click();
  await expect.poll(address).toBe(`/patient/${uuid(1)}`);
  expect(sent()).toMatchObject([
    {
      input: {
        version: 3,
        surgery: { type: "knee", date: "2026-03-20" },
        regimEdit: true,
        planHash: "hash",
        movereminders: [],
        drops: false,
      },
    },
  ]);
});
