import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render, signedIn } from "../../../testing/render.tsx";
import { catchSavedFiles } from "../../../testing/saved-files.ts";
import { uuid } from "../../../testing/uuid.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import { ActionBar } from "./PatientActions.tsx";

const patient = (active: boolean) =>
  ({ _id: uuid(2), firstname: "Ann", lastname: "Bell", active, surgeon: uuid(3) }) as PatientFactsFragment;

const open = async (role: Role, active = true, mayRemind = true) => {
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
    { profile: signedIn(role) },
  );
  return actions;
};
const button = (name: string) => page.getByRole("button", { name });
const item = (name: string) => page.getByRole("menuitem", { name, exact: true });

test.each([
  ["Download PDF", { id: uuid(2) }],
  ["Download PDF with notes", { id: uuid(2), notes: true }],
  ["Download PDF with answers", { id: uuid(2), answers: true }],
])("C254: %s asks for exactly that", async (name, data) => {
  const bodies: unknown[] = [];
  const { fetch: realFetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    if (input !== "/downloadreport") return realFetch(input, init);
    bodies.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 500 });
  };
  await open(Role.physio);
  await button("PRINT REPORT").click();
  await item(name).click();
  await expect.poll(() => bodies).toEqual([{ data }]);
  globalThis.fetch = realFetch;
});

test("C254: the report is saved by the patient's id", async () => {
  const files = catchSavedFiles();
  const { fetch: realFetch } = globalThis;
  globalThis.fetch = async (input, init) =>
    input === "/downloadreport" ? new Response(new Blob(["%PDF-1.7"])) : realFetch(input, init);
  onTestFinished(() => void (globalThis.fetch = realFetch));
  await open(Role.physio);
  await button("PRINT REPORT").click();
  await item("Download PDF").click();
  await expect.poll(() => files).toEqual([{ name: `${uuid(2)}.pdf`, text: "%PDF-1.7" }]);
});

test("what is done about a patient is told from each other", async () => {
  const actions = await open(Role.physio);
  await button("NOTIFY").click();
  await button("ADD REMINDER").click();
  await button("ACTIVITY LOG").click();
  await button("PRINT REPORT").click();
  await item("Mail report").click();
  expect(actions).toEqual(["notify", "reminder", "log", "mail"]);
});

test("nothing is sent to an inactive patient, whose report can still be downloaded", async () => {
  const actions = await open(Role.physio, false);
  await expect.element(button("NOTIFY")).toBeDisabled();
  await expect.element(button("ADD REMINDER")).toBeDisabled();
  await button("PRINT REPORT").click();
  await expect.element(page.getByRole("menuitem", { name: /^Mail report/ })).toHaveAttribute("aria-disabled", "true");
  await expect.element(item("Download PDF")).not.toHaveAttribute("aria-disabled", "true");
  expect(actions).toEqual([]);
});

test("company users print no report", async () => {
  await open(Role.healthCoach);
  await expect.element(button("PRINT REPORT")).toBeDisabled();
});

test("a role that may not add reminders is told so", async () => {
  await open(Role.physio, true, false);
  await expect.element(button("ADD REMINDER")).toHaveAttribute("title", "Your role may not add reminders.");
});
