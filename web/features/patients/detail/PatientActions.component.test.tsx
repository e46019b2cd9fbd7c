import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { button, menuItem } from "../../../testing/finders.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { catchSavedFiles } from "../../../testing/saved-files.ts";
import { uuid } from "../../../testing/uuid.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import { ActionBar } from "./PatientActions.tsx";

const patient = (active: boolean) =>
  ({ _id: uuid(2), firstname: "Ann", lastname: "Bell", active, surgeon: uuid(3) }) as PatientFactsFragment;

const open = async (role: Role, active = true, mayRemind = true, surgeons: string[] = []) => {
  const actions: string[] = [];
  const note = (name: string) => () => void actions.push(name);
  await render(
    <ActionBar
      patient={patient(active)}
      mayRemind={mayRemind}
      onConversation={note("conversation")}
      onNotify={note("notify")}
      onReminder={note("reminder")}
      onMailReport={note("mail")}
      onLog={note("log")}
      schedules={null}
    />,
    { profile: signedIn(role, { surgeons }) },
  );
  return actions;
};

test.each([
  ["Download PDF", { id: uuid(2) }],
  ["Download PDF with notes", { id: uuid(2), notes: true }],
  ["Download PDF with answers", { id: uuid(2), answers: true }],
])("B371 C254: %s asks for exactly that", async (name, data) => {
  const bodies: unknown[] = [];
  const { fetch: realFetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (input !== "/downloadreport") return realFetch(input, init);
    bodies.push([init?.method, JSON.parse(String(init?.body))]);
    return new Response(null, { status: 500 });
  };
  await open(Role.physio);
  await button("PRINT REPORT").click();
  await menuItem(name).click();
  await expect.poll(() => bodies).toEqual([["POST", { data }]]);
  globalThis.fetch = realFetch;
});

test("B371 C254: the report is saved by the patient's id", async () => {
  const files = catchSavedFiles();
  const { fetch: realFetch } = globalThis;
  globalThis.fetch = async (input, init) =>
    input === "/downloadreport" ? new Response(new Blob(["%PDF-1.7"])) : realFetch(input, init);
  onTestFinished(() => void (globalThis.fetch = realFetch));
  await open(Role.physio);
  await button("PRINT REPORT").click();
  await menuItem("Download PDF").click();
  await expect.poll(() => files).toEqual([{ name: `${uuid(2)}.pdf`, text: "%PDF-1.7" }]);
});

test("C288: a report that cannot be made says why, and nothing is saved", async () => {
  const files = catchSavedFiles();
  const { fetch: realFetch } = globalThis;
  const message = "Not enough data available to generate report.";
  globalThis.fetch = async (input, init) =>
    input === "/downloadreport" ? Response.json({ message }, { status: 404 }) : realFetch(input, init);
  onTestFinished(() => void (globalThis.fetch = realFetch));
  await open(Role.physio);
  await button("PRINT REPORT").click();
  await menuItem("Download PDF").click();
  await expect.element(page.getByText("Not enough data available to generate report.", { exact: true })).toBeVisible();
  expect(files).toEqual([]);
});

test("what is done about a patient is told from each other", async () => {
  const actions = await open(Role.physio);
  await button("NOTIFY").click();
  await button("ADD REMINDER").click();
  await button("ACTIVITY LOG").click();
  await button("PRINT REPORT").click();
  await menuItem("Mail report").click();
  expect(actions).toEqual(["notify", "reminder", "log", "mail"]);
});

test("nothing is sent to an inactive patient, whose report can still be downloaded", async () => {
  const actions = await open(Role.physio, false);
  await expect.element(button("NOTIFY")).toBeDisabled();
  await expect.element(button("ADD REMINDER")).toBeDisabled();
  await button("PRINT REPORT").click();
  await expect.element(page.getByRole("menuitem", { name: /^Mail report/ })).toHaveAttribute("aria-disabled", "true");
  await expect
    .element(page.getByRole("menuitem", { name: /^Mail report/ }))
    .toMatchTextContent(/This patient is inactive/);
  await expect.element(menuItem("Download PDF")).not.toHaveAttribute("aria-disabled", "true");
  expect(actions).toEqual([]);
});

test.each([{ role: Role.companyAdmin }, { role: Role.healthCoach }])(
  "B278 B286: company users have PRINT REPORT disabled with its reason: role $role",
  async ({ role }) => {
    await open(role);
    await expect.element(button("PRINT REPORT")).toBeDisabled();
    await expect.element(button("PRINT REPORT")).toHaveAttribute("title", "Company users may not print reports.");
  },
);

test.each([Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate])(
  "B278 B286: a clinic's own people print reports: role %i",
  async (role) => {
    await open(role);
    await button("PRINT REPORT").click();
    await expect.element(menuItem("Download PDF")).toBeVisible();
  },
);

test.each([
  { role: Role.companyAdmin, isThere: false },
  { role: Role.healthCoach, isThere: true },
  { role: Role.admin, isThere: true },
  { role: Role.physio, isThere: true },
  { role: Role.surgeon, isThere: true },
  { role: Role.medicalAssociate, isThere: true },
])("B291: START CONVERSATION is hidden for a company admin alone: role $role", async ({ role, isThere }) => {
  await open(role);
  await expect.element(button("PRINT REPORT")).toBeVisible();
  expect(button("START CONVERSATION").elements()).toHaveLength(isThere ? 1 : 0);
});

test("a conversation, which is answered here, is the page's one primary action", async () => {
  await open(Role.admin);
  const colourOf = (name: string) => getComputedStyle(button(name).element()).backgroundColor;
  await expect.element(button("START CONVERSATION")).toBeVisible();
  expect(colourOf("START CONVERSATION")).not.toBe(colourOf("NOTIFY"));
  expect(colourOf("ADD REMINDER")).toBe(colourOf("NOTIFY"));
});

test("B374: a report that does not come says so", async () => {
  const { fetch: realFetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = realFetch));
  globalThis.fetch = async (input, init) => {
    if (input === "/downloadreport") throw new TypeError("Failed to fetch");
    return realFetch(input, init);
  };
  await open(Role.physio);
  await button("PRINT REPORT").click();
  await menuItem("Download PDF").click();
  await expect.element(page.getByText("error communicating with the server")).toBeVisible();
});

test("B392: of a report that cannot be made the server's reason is shown", async () => {
  const { fetch: realFetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = realFetch));
  const message = "Not enough data available to generate report.";
  globalThis.fetch = async (input, init) =>
    input === "/downloadreport" ? Response.json({ message }, { status: 404 }) : realFetch(input, init);
  await open(Role.physio);
  await button("PRINT REPORT").click();
  await menuItem("Download PDF").click();
  await expect.element(page.getByText(message, { exact: true })).toBeVisible();
});

test("B290: a role that may not add reminders is told so", async () => {
  await open(Role.physio, true, false);
  await expect.element(button("ADD REMINDER")).toHaveAttribute("title", "Your role may not add reminders.");
});

test.each([
  ["no surgeon", []],
  ["the patient's surgeon", [uuid(4), uuid(3)]],
])("B294: a user of %s starts a conversation", async (_, surgeons) => {
  const actions = await open(Role.medicalAssociate, true, true, surgeons);
  await button("START CONVERSATION").click();
  expect(actions).toEqual(["conversation"]);
});

test("B294: a user of another surgeon starts none, and reads why", async () => {
  const actions = await open(Role.medicalAssociate, true, true, [uuid(4)]);
  await expect.element(button("START CONVERSATION")).toBeDisabled();
  await expect
    .element(button("START CONVERSATION"))
    .toHaveAttribute("title", "This patient belongs to another surgeon.");
  expect(actions).toEqual([]);
});
