import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { pageLoadTime } from "../../platform/page/use-is-page-load-over.ts";
import { listPlaces } from "../../platform/storage/list-places.ts";
import { button, row } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { ann, answerPatients, bo, lastRequest, open } from "./patient-list.fixture.tsx";
import { PatientStatsDocument } from "./patients.graphql.ts";

test("one patient is counted as one", async () => {
  answerPatients([ann]);
  await open();
  await expect.element(page.getByText("1 patient", { exact: true })).toBeVisible();
});

test("counts that failed are read again by Try again", async () => {
  answerPatients();
  mockServer.answer(PatientStatsDocument, {
    getPatientStats: { status: "fail", message: "Try again in a minute.", active: null, knee: null, hip: null },
  });
  await open();
  await expect.element(page.getByRole("alert")).toBeVisible();
  answerPatients();
  await button("Try again").click();
  await expect.element(page.getByRole("link", { name: "1,234" })).toBeVisible();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("notices appear once the page has had 10 seconds to load", async () => {
  answerPatients();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await open();
  await vi.advanceTimersByTimeAsync(pageLoadTime - 1);
  expect(page.getByText("Notices of the clinic").elements()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(page.getByText("Notices of the clinic")).toBeVisible();
});

test.each([
  { role: Role.admin, mayAdd: true },
  { role: Role.companyAdmin, mayAdd: true },
  { role: Role.healthCoach, mayAdd: false },
])(
  "a clinic without patients offers ADD and the first patient to roles that add them: role $role, $mayAdd",
  async ({ role, mayAdd }) => {
    answerPatients([]);
    await open({ profile: signedIn(role) });
    await expect.element(page.getByText("No patients yet")).toBeVisible();
    expect(button("ADD").elements()).toHaveLength(mayAdd ? 1 : 0);
    expect(page.getByRole("link", { name: "Add the first patient" }).elements()).toHaveLength(mayAdd ? 1 : 0);
  },
);

test.each([
  ["type=inactive", "No patients match", "One filter is on."],
  ["type=all", "No patients yet", "A patient has a surgery date, a care plan and what is due each day."],
  ["surgerytype=hip", "No patients match", "One filter is on."],
])("an empty list of %s reads: %s", async (query, title, text) => {
  answerPatients([]);
  await open({ at: `/patient?${query}` });
  await expect.element(page.getByText(title)).toBeVisible();
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test("a remembered filter does not replace the one in the address, and stays off once it is cleared", async () => {
  answerPatients();
  const { address } = await open({
    at: "/patient?surgerytype=hip",
    profile: signedIn(Role.physio, { filter: "type=inactive" }),
  });
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(address()).toBe("/patient?surgerytype=hip");
  await button("Clear all").click();
  await expect.poll(lastRequest).toMatchObject({ filters: { type: "active" } });
  expect(address()).toBe("/patient");
});

test("the list keeps its rows in order, and how many there are, for going from patient to patient", async () => {
  answerPatients([bo, ann], 45);
  await open({ at: "/patient?page=2" });
  await expect.element(row("Ann Bell")).toBeVisible();
  await expect
    .poll(() => listPlaces.read("/patient"))
    .toMatchObject({
      search: "?page=2",
      ids: [uuid(2), uuid(1)],
      total: 45,
    });
});

test("on a phone the patients are cards, which say where each leads", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerPatients();
  await open();
  await expect.element(page.getByRole("link", { name: "Bo Diaz" })).toHaveAttribute("href", `/patient/${uuid(2)}`);
  await expect.element(page.getByText("Hip · 03/03/2026 · Dr. Sam Surgeon")).toBeVisible();
  expect(page.getByRole("table").elements()).toEqual([]);
});

test("B013: the action of a row is about its own patient", async () => {
  answerPatients();
  await open();
  await row("Bo Diaz").getByRole("button", { name: "Reset patient password" }).click();
  const dialog = page.getByRole("dialog", { name: "Reset patient password" });
  await expect.element(dialog).toMatchTextContent(/Bo Diaz/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
