import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate as date } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ann } from "./patient-facts.fixture.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import { PatientPanel } from "./PatientPanel.tsx";

const open = async (role: Role, change: Partial<PatientFactsFragment> = {}) => {
  const charts: string[] = [];
  await render(
    <PatientPanel
      patient={{ ...ann, ...change }}
      notice=""
      diagnoses={<h2>Diagnoses</h2>}
      notifications={<h2>Notifications</h2>}
      undelivered={null}
      links={null}
      onChart={({ display_name }) => charts.push(display_name)}
      onUnit={() => {}}
      onMove={() => {}}
    />,
    { profile: signedIn(role) },
  );
  return charts;
};
const panel = () => page.getByRole("complementary", { name: "Patient" });
const facts = (): Record<string, string> =>
  Object.fromEntries(
    panel()
      .getByRole("term")
      .elements()
      .map((term) => [term.textContent, term.nextElementSibling!.textContent]),
  );
const headings = (): string[] => textsOf(panel().getByRole("heading", { level: 2 }));
const chart = (name: string) => page.getByRole("button", { name: new RegExp(`^Measurement Chart of ${name}`) });
const companyRoles = [Role.companyAdmin, Role.healthCoach];

test("A307 B037 B283 B284 B436 C306: the side panel shows who, status, masked phone, surgery with its days, hold, coach, scores, issues and devices", async () => {
  await open(Role.physio);
  await expect.element(panel()).toMatchTextContent(/Ms\. Ann BellActive· •••• 0177/);
  expect(facts()).toMatchObject({
    Provider: "Dr. Sam Surgeon",
    "Surgery type": "Knee",
    "Surgery date": "02/23/2026Post 10 days",
    "Age group": "61-70",
    "Health coach": "Cora Coach",
    "Technical hold": "On hold since 03/03/2026",
    "Oxford Knee": "31/4803/01/2026",
    "Pain Level": "Mild03/01/2026",
    Flexion: "94°03/01/2026Motion sensor",
    Extension: "—N/A",
  });
  const [scores, diagnoses, notifications, raised, devices] = headings();
  expect([scores, diagnoses, notifications, devices]).toEqual([
    "Last scores",
    "Diagnoses",
    "Notifications",
    "Assigned devices 2",
  ]);
  expect(raised!.split(" ")).toEqual(["Raised", "issues", "1"]);
  await expect.element(panel().getByRole("listitem").filter({ hasText: "Scale" })).toMatchTextContent(/Delivered/);
  await expect
    .element(panel().getByRole("listitem").filter({ hasText: "Motion sensor" }))
    .toMatchTextContent(/Pending/);
});

test("B037: an inactive patient, a date before surgery and what is not there are told as that", async () => {
  await open(Role.physio, {
    active: false,
    activesince: date("2026-02-27"),
    salutation: "Mr.",
    surgery: { type: "hip", date: date("2026-03-08"), days: -3 },
    healthcoach: null,
    technicalholdhistory: [{ status: "release", holddate: date("2026-02-01"), releasedate: date("2026-02-03") }],
  });
  await expect.element(panel()).toMatchTextContent(/Mr\. Ann BellInactive since 02\/27\/2026/);
  expect(facts()).toMatchObject({
    "Surgery type": "Hip",
    "Surgery date": "03/08/2026Pre 3 days",
    "Health coach": "—",
    "Technical hold": "Off",
    "Oxford Hip": "—N/A",
  });
});

test("B039 C026: a raised issue leads to its case where the role may open it, and to no list and no new case", async () => {
  await open(Role.admin);
  await expect.element(page.getByRole("link", { name: "C-00007" })).toHaveAttribute("href", `/cases/${uuid(31)}`);
  const targets = panel()
    .getByRole("link")
    .elements()
    .map((link) => link.getAttribute("href"));
  expect(targets.filter((target) => target === "/cases" || target === "/cases-add")).toEqual([]);
});

test("B039 C026: a role that may open no case reads the issue's number", async () => {
  await open(Role.physio);
  await expect.element(panel()).toMatchTextContent(/C-00007/);
  await expect.element(page.getByRole("link", { name: "C-00007" })).not.toBeInTheDocument();
});

test.each([Role.admin, Role.surgeon, Role.medicalAssociate])(
  "B283 B284: a clinic's own people see last scores and raised issues: role %i",
  async (role) => {
    await open(role);
    await expect.element(panel()).toBeVisible();
    expect(headings()[0]).toBe("Last scores");
    expect(headings()).toContainEqual(expect.stringMatching(/^Raised issues/));
  },
);

test.each(companyRoles)(
  "B283 B284 C026: company users see neither last scores nor raised issues: role %i",
  async (role) => {
    await open(role);
    await expect.element(panel()).toBeVisible();
    expect(headings().slice(0, 3)).toEqual(["Diagnoses", "Notifications", "Assigned devices 2"]);
  },
);

test.each(companyRoles)(
  "A218 B106 B279 B280: company users see the chart button disabled, with the reason: role %i",
  async (role) => {
    const charts = await open(role);
    await expect.element(chart("Scale")).toHaveAttribute("aria-disabled", "true");
    await expect
      .element(chart("Scale"))
      .toHaveAttribute("aria-label", "Measurement Chart of Scale: Company users may not open measurement charts.");
    await chart("Scale").click({ force: true });
    expect(charts).toEqual([]);
  },
);

test.each([Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate])(
  "A218 B105 B106 B279 B280: the button of a device opens its chart for clinic staff: role %i",
  async (role) => {
    const charts = await open(role);
    await chart("Motion sensor").click();
    expect(charts).toEqual(["Motion sensor"]);
  },
);

test.each([...companyRoles, Role.admin, Role.physio, Role.surgeon, Role.medicalAssociate])(
  "B152 B281 B282: only company users release a hold here, all others see that it is on: role %i",
  async (role) => {
    await open(role);
    await expect.element(panel()).toMatchTextContent(/On hold since 03\/03\/2026/);
    const releases = page.getByRole("button", { name: "Release" }).elements();
    expect(releases).toHaveLength(companyRoles.some((one) => one === role) ? 1 : 0);
  },
);
