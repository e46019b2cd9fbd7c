import { Role } from "@restride/domain/access/roles.ts";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ReportJobsDocument } from "../../features/reports/jobs/report-jobs.graphql.ts";
import { liveStatus } from "../../platform/calls/live-status.ts";
import type { Profile } from "../../platform/session/profile.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { AnyNewMessageDocument, CaseStatsDocument } from "../cases/case-news.graphql.ts";
import { openPalette } from "../command-palette/palette-state.ts";
import { Shell } from "./Shell.tsx";

beforeEach(() => {
  const paper = Object.assign(document.createElement("div"), { id: "paper" });
  document.body.append(paper);
  onTestFinished(() => paper.remove());
  mockServer.answer(ReportJobsDocument, { getReportJobs: { status: "success", message: "", jobs: [] } });
  mockServer.answer(CaseStatsDocument, { getActionCaseStats: { status: "success", message: "", unassigned: 4 } });
  mockServer.answer(AnyNewMessageDocument, { isNewActionCase: { status: "success", message: "", isNew: false } });
});
const open = (profile: Profile, at = "/patient/7") =>
  render(
    <Shell>
      <h1>The page</h1>
    </Shell>,
    { profile, at },
  );
const links = (menu: string) => page.getByRole("navigation", { name: menu }).getByRole("link");
const hrefs = (menu: string) =>
  links(menu)
    .elements()
    .map((link) => link.getAttribute("href"));
const content = () => document.getElementById("content")!;

test("A095 A096 A097 A106 A107 A315: a clinic has one head: its name and code, the pages of the role, and the page that is open marked", async () => {
  await open(signedIn(Role.admin));
  await expect.element(page.getByText("Clinic Code: HARBOR")).toBeVisible();
  await expect.element(page.getByRole("banner").getByText("Harbor Clinic")).toBeVisible();
  expect(textsOf(links("Main"))).toEqual(["Home", "Surgeons", "Patients", "Users", "Messages", "Reminders", "Support"]);
  const paths = ["/compliance", "/surgeons", "/patient", "/users", "/notification", "/events", "/support"];
  expect(hrefs("Main")).toEqual(paths);
  const current = links("Main")
    .elements()
    .filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map(({ textContent }) => textContent)).toEqual(["Patients"]);
  expect(page.getByRole("navigation", { name: "Clinic" }).elements()).toEqual([]);
  expect(page.getByRole("link", { name: "Switch customer" }).elements()).toEqual([]);
  expect(content().dataset.headers).toBe("1");
  expect(content().textContent).toBe("The page");
});

test.for([
  [signedIn(Role.surgeon), "Home Profile Patients Messages Support", "/profile/?myprofile=true /patient /inbox"],
  [signedIn(Role.surgeon, { patients_count: 0 }), "Home Profile Messages Support", "/profile/?myprofile=true /inbox"],
  [ofCompany(), "Fullfillment Customers Company users Cases Content Support", "/fulfillment /customers /cusers /cases"],
  [ofCompany(Role.healthCoach), "Customers Company users Cases", "/customers /cusers /cases"],
  [{ ...signedIn(Role.superAdmin), customer: null }, "Company users Companies Content", "/cusers /companies"],
] as const)(
  "A097 A098 A099 A100 A103 A104 A106 A109: the head has the pages of its role: %#",
  async ([profile, names, paths]) => {
    await open(profile, "/resetpassword");
    await expect.element(links("Main").first()).toBeVisible();
    const badge = / ?\d* ?(unassigned)?$/;
    expect(
      textsOf(links("Main"))
        .map((text) => text.replace(badge, ""))
        .join(" "),
    ).toBe(names);
    expect(hrefs("Main").join(" ")).toContain(paths);
  },
);

test("A095 A101 A315: a company user in a clinic has a second head with the clinic and the way to another", async () => {
  const company = ofCompany();
  await open({ ...company, customer: signedIn().customer }, "/surgeons");
  const banner = page.getByRole("banner");
  await expect.element(banner.getByText("Rehab Company")).toBeVisible();
  await expect.element(banner.getByText("Company Admin")).toBeVisible();
  await expect.element(page.getByText("Harbor Clinic", { exact: true })).toHaveLength(2); // In the head and on paper.
  await expect.element(page.getByText("Clinic Code: HARBOR")).toBeVisible();
  expect(textsOf(links("Clinic"))).toEqual(["Home", "Surgeons", "Users", "Patients", "Messages", "Reminders"]);
  expect(links("Clinic").nth(1).element().getAttribute("aria-current")).toBe("page");
  await expect.element(page.getByRole("link", { name: "Switch customer" })).toHaveAttribute("href", "/customers");
  await expect.element(links("Main").getByText("4 unassigned")).toBeVisible();
  expect(content().dataset.headers).toBe("2");
});

test.for([
  [ofCompany(Role.healthCoach), "Rehab Company", "Health Coach"],
  [{ ...signedIn(Role.superAdmin), customer: null }, "Restride", "All companies"],
] as const)("outside of a clinic the head names %#", async ([profile, name, detail]) => {
  await open(profile, "/support");
  const banner = page.getByRole("banner");
  await expect.element(banner.getByText(name, { exact: true })).toBeVisible();
  await expect.element(banner.getByText(detail, { exact: true })).toBeVisible();
  expect(page.getByText(/^Clinic Code/).elements()).toEqual([]);
});

test("A305: a printed page says whose it is and from which day, and the foot names the year", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2031-06-01T12:00:00.000Z") });
  onTestFinished(() => void vi.useRealTimers());
  await open(signedIn());
  await expect.element(page.getByText("The page")).toBeVisible();
  expect([...document.querySelectorAll("#paper span")].map(({ textContent }) => textContent)).toEqual([
    "Harbor Clinic",
    "06/01/2031",
  ]);
  await expect.element(page.getByText("© 2031 Restride")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Skip to content" })).toHaveAttribute("href", "#content");
});

test("the paper of a company user in a clinic is the clinic's", async () => {
  await open({ ...ofCompany(), customer: signedIn().customer });
  await expect.element(page.getByText("The page")).toBeVisible();
  expect(document.querySelector("#paper span")?.textContent).toBe("Harbor Clinic");
});

test("the palette opens over the page, and Escape closes it", async () => {
  await open(signedIn(Role.admin));
  openPalette();
  await expect.element(page.getByRole("dialog", { name: "Jump to" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a lost connection is said once, with when it is tried again, and no more once it is back", async () => {
  onTestFinished(() => liveStatus.setConnected());
  await open(signedIn());
  liveStatus.setDisconnected(Date.now() + 5_000);
  await expect.element(page.getByText(/^Live updates pausedConnecting again in [45] s\.$/)).toBeVisible();
  mockServer.setReachable(false);
  const lost = page.getByText(/^Connection lost\. What you see may be older\.Connecting again in [45] s\.$/);
  await expect.element(lost).toBeVisible();
  expect(page.getByText(/Live updates paused/).elements()).toEqual([]);
  liveStatus.setConnected();
  mockServer.setReachable(true);
  await expect.element(lost).not.toBeInTheDocument();
});

test("in a narrower window the first four pages stay, and More has the others", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(1200, 900);
  await open(signedIn(Role.admin), "/events");
  expect(textsOf(links("Main"))).toEqual(["Home", "Surgeons", "Patients", "Users"]);
  await page.getByRole("button", { name: "More" }).click();
  const items = page.getByRole("menuitem");
  await expect.element(items).toHaveLength(3);
  expect(textsOf(items)).toEqual(["Messages", "Reminders", "Support"]);
  await expect.element(items.nth(1)).toHaveAttribute("aria-current", "page");
  expect(items.last().element().getAttribute("aria-current")).toBeNull();
  await expect.element(items.last()).toHaveAttribute("href", "/support");
});
