import { Role } from "@restride/domain/access/roles.ts";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ReportJobsDocument } from "../../features/reports/jobs/report-jobs.graphql.ts";
import { theme } from "../../platform/device/theme.ts";
import { singleKeys } from "../../platform/device/single-keys.ts";
import type { Profile } from "../../platform/session/profile.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { paletteState } from "../command-palette/palette-state.ts";
import { updatePushState } from "../news/push-state.ts";
import { LogOutDialog } from "./LogOutDialog.tsx";
import { NarrowHead } from "./NarrowHead.tsx";

beforeAll(() => page.viewport(390, 844));
afterAll(() => page.viewport(1440, 900));
beforeEach(() => {
  mockServer.answer(ReportJobsDocument, { getReportJobs: { status: "success", message: "", jobs: [] } });
});
afterEach(() => {
  paletteState.close();
  theme.choose("auto");
});
const drawer = page.getByRole("dialog", { name: "Menu" });
const open = async (profile: Profile = signedIn(Role.admin)) => {
  const screen = await render(
    <>
      <NarrowHead />
      <LogOutDialog />
    </>,
    { profile, at: "/patient" },
  );
  await page.getByRole("button", { name: "Menu" }).click();
  await expect.element(drawer).toBeVisible();
  return screen;
};
const menuLinks = drawer.getByRole("navigation", { name: "Main" }).getByRole("link");

test("on a phone the menu is a drawer with all pages, which closes when one is chosen", async () => {
  const { address } = await open();
  await expect
    .poll(() => textsOf(menuLinks))
    .toEqual(["Home", "Surgeons", "Patients", "Users", "Messages", "Reminders", "Support"]);
  await expect.element(drawer.getByRole("link", { name: "Patients" })).toHaveAttribute("aria-current", "page");
  expect(drawer.getByRole("link", { name: "Home" }).element().getAttribute("aria-current")).toBeNull();
  expect(drawer.getByRole("link", { name: "Switch customer" }).elements()).toEqual([]);
  await drawer.getByRole("link", { name: "Users" }).click();
  await expect.element(drawer).not.toBeInTheDocument();
  expect(address()).toBe("/users");
});

test("A095: a company user in a clinic sees its name in the head, its pages first, and the way to another clinic", async () => {
  await open({ ...ofCompany(), customer: signedIn().customer });
  await expect.poll(() => page.getByRole("banner").getByText("Clinic Code: HARBOR").elements()).toHaveLength(1);
  await expect.element(page.getByRole("banner").getByText("Harbor Clinic")).toBeVisible();
  const ofClinic = ["Home", "Surgeons", "Users", "Patients", "Messages", "Reminders"];
  const ofItsCompany = ["Customers", "Company users", "Cases", "Content", "Support"];
  await expect.poll(() => textsOf(menuLinks)).toEqual([...ofClinic, ...ofItsCompany]);
  await expect.element(drawer.getByRole("link", { name: "Switch customer" })).toHaveAttribute("href", "/customers");
});

test("the drawer says who is signed in, and changes how this browser behaves", async () => {
  await open();
  await expect.element(drawer.getByText("Thea Therapist")).toBeVisible();
  await expect.element(drawer.getByText("Admin", { exact: true })).toBeVisible();
  await expect.element(drawer.getByText("thea@harbor.example")).toBeVisible();
  await drawer.getByRole("radio", { name: "Dark" }).click();
  expect([theme.choice(), document.documentElement.dataset.theme]).toEqual(["dark", "dark"]);
  const keys = drawer.getByRole("radiogroup", { name: "Single keys" });
  await expect.element(keys.getByRole("radio", { name: "On" })).toBeChecked();
  await keys.getByRole("radio", { name: "Off" }).click();
  expect(singleKeys.on()).toBe(false);
  const pushes = drawer.getByRole("radiogroup", { name: "Notifications" });
  await expect.element(pushes.getByRole("radio", { name: "Off" })).toBeChecked();
  updatePushState({ isWanted: true, token: "this-browser" });
  await expect.element(pushes.getByRole("radio", { name: "On" })).toBeChecked();
});

test("Logout in the drawer asks first, with the drawer gone", async () => {
  await open();
  await drawer.getByRole("button", { name: "Logout" }).click();
  await expect.element(page.getByText("Are you sure you want to log out?")).toBeVisible();
  expect(drawer.elements()).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
});

test("A110: Reset Password is a page, and the search in the head opens the palette", async () => {
  const { address } = await open();
  await drawer.getByRole("link", { name: "Reset Password" }).click();
  expect(address()).toBe("/resetpassword");
  await expect.element(drawer).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Jump to patient" }).click();
  expect(paletteState.current()).toBe(true);
});
