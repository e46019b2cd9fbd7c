import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listPlaces } from "../../platform/storage/list-places.ts";
import { button, row } from "../../testing/finders.ts";
import { signedIn } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { answerPatients, open } from "./patient-list.fixture.tsx";

const tick = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` }).click();
const bar = () => page.getByRole("status").filter({ hasText: /selected/ });

test("ticked patients get reports by their ids; closed, they stay ticked, and done, none is", async () => {
  answerPatients();
  const { reports, requests } = await open();
  await tick("Ann Bell");
  await tick("Bo Diaz");
  await expect.element(bar()).toMatchTextContent(/2 selected/);
  await button("Reports").click();
  await expect
    .poll(() => reports.at(-1))
    .toMatchObject({ to: { patientids: [uuid(1), uuid(2)] }, audience: "2 patients" });
  expect(requests).toEqual([]);
  reports.at(-1)!.close();
  await button("Notify").click();
  await expect.poll(() => requests.at(-1)).toMatchObject({ to: { patientids: [uuid(1), uuid(2)] } });
  await expect.element(bar()).toMatchTextContent(/2 selected/);
  requests.at(-1)!.done();
  await expect.element(bar()).not.toBeInTheDocument();
});

test("a tick is taken away again, the head ticks the page, and all of a list need no Select all", async () => {
  answerPatients();
  await open();
  await tick("Ann Bell");
  await expect.element(button("Select all 2")).toBeVisible();
  await tick("Ann Bell");
  await expect.element(bar()).not.toBeInTheDocument();
  await page.getByRole("columnheader").getByRole("checkbox").click();
  await expect.element(bar()).toMatchTextContent(/2 selected/);
  expect(page.getByRole("button", { name: /^Select all/ }).elements()).toEqual([]);
});

test("a row that is unticked among all leaves the others of its page", async () => {
  answerPatients(undefined, 45);
  const { requests } = await open();
  await tick("Ann Bell");
  await button("Select all 45").click();
  await expect.element(bar()).toMatchTextContent(/45 selected/);
  await tick("Ann Bell");
  await expect.element(bar()).toMatchTextContent(/1 selected/);
  await button("Notify").click();
  await expect.poll(() => requests.at(-1)).toMatchObject({ to: { patientids: [uuid(2)] } });
});

test("another filter unticks all; another order and page do not", async () => {
  answerPatients(undefined, 45);
  await open({ at: "/patient?lastname_plain=Be" });
  await tick("Ann Bell");
  await button("Name").click();
  await button("Next page").click();
  await expect.element(page.getByText("21–22 of 45").or(page.getByText("21–40 of 45"))).toBeVisible();
  await expect.element(bar()).toMatchTextContent(/1 selected/);
  await button("Remove filter Last name").click();
  await expect.element(row("Ann Bell")).toBeVisible();
  await expect.element(bar()).not.toBeInTheDocument();
});

test("patients that were ticked are ticked again in the list that somebody comes back to", async () => {
  answerPatients();
  await open();
  await tick("Bo Diaz");
  await expect.poll(() => listPlaces.read("/patient")?.selected).toEqual([uuid(2)]);
  await open();
  await expect.element(bar().last()).toMatchTextContent(/1 selected/);
});

test.each([
  { role: Role.companyAdmin, actions: ["Notify"] },
  { role: Role.healthCoach, actions: ["Notify"] },
  { role: Role.admin, actions: ["Notify", "Reports"] },
  { role: Role.surgeon, actions: ["Notify", "Reports"] },
])(
  "ticked patients can be notified, and their reports made by users of the clinic: role $role",
  async ({ role, actions }) => {
    answerPatients();
    await open({ profile: signedIn(role) });
    await tick("Ann Bell");
    await expect.element(bar()).toBeVisible();
    const names = ["Notify", "Reports"].filter((name) => button(name).elements().length > 0);
    expect(names).toEqual(actions);
  },
);
