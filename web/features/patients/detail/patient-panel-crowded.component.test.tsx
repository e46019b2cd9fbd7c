import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import { PatientPanel } from "./PatientPanel.tsx";

const day = (date: string) => date as CalendarDate;
const noScores = { kneescore: null, hipscore: null, painlevel: null, flexion: null, extensiondeficit: null };
const ann: PatientFactsFragment = {
  undelivered: 0,
  links: 0,
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  salutation: "Ms",
  age: "60-69",
  dob: day("1960-05-01"),
  phone: "•••• 0177",
  active: true,
  activesince: day("2026-02-01"),
  surgeon: uuid(21),
  provider: "Dr. Sam Surgeon",
  careplan: "Knee",
  createdOn: day("2026-02-01"),
  today: day("2026-03-02"),
  casestotal: 0,
  surgery: { type: "knee", date: day("2026-02-20"), days: 10 },
  healthcoach: null,
  technicalholdhistory: [],
  scheduled: { exercises: true, measurements: true, questionnaires: true },
  diagnoses: [],
  lastscores: noScores,
  devices: [],
  cases: [],
  caregiver: null,
  shipaddress: null,
};
const sensor = {
  _id: uuid(31),
  display_name: "Knee Motion Sensor",
  status: "Delivered",
  tracking_link: null,
  shipped_on: null,
  delivered_on: day("2026-02-21"),
  ended_on: null,
  silent_since: null,
};
const nothing = () => undefined;

const open = (change: Partial<PatientFactsFragment> = {}, role: Role = Role.admin) =>
  render(
    <PatientPanel
      patient={{ ...ann, ...change }}
      notice=""
      diagnoses={null}
      notifications={null}
      undelivered={null}
      links={null}
      onChart={nothing}
      onUnit={nothing}
      onMove={nothing}
    />,
    { profile: signedIn(role) },
  );
const section = (name: RegExp) => page.getByRole("heading", { name }).element().closest("section")!;

test("of raised issues the open ones come first, three are shown, and a button shows the rest", async () => {
  const cases = ["Resolved", "Resolved", "Unresolved", "Unresolved"].map((status, at) => ({
    _id: uuid(41 + at),
    number: `C-${at}`,
    summary: "Swelling",
    status,
  }));
  await open({ cases, casestotal: 4 });
  const rows = () => [...section(/^Raised issues/).querySelectorAll("li")].map(({ textContent }) => textContent);
  await expect.poll(rows).toEqual(["C-2Unresolved", "C-3Unresolved", "C-0Resolved"]);
  await page.getByRole("button", { name: "Show 1 more" }).click();
  await expect.poll(rows).toHaveLength(4);
});

test.each([
  { count: 8, visibleCount: 8, more: 0 },
  { count: 9, visibleCount: 8, more: 1 },
])(
  "of $count assigned devices $visibleCount are shown before somebody asks for the rest",
  async ({ count, visibleCount, more }) => {
    await open({ devices: Array.from({ length: count }, (_, at) => ({ ...sensor, _id: uuid(60 + at) })) });
    await expect.poll(() => section(/^Assigned devices/).querySelectorAll("li").length).toBe(visibleCount);
    expect(page.getByRole("button", { name: "Show 1 more" }).elements()).toHaveLength(more);
  },
);

test("a device says since when it is silent, and that its window is over", async () => {
  await open({
    devices: [
      { ...sensor, silent_since: day("2026-02-21") },
      { ...sensor, _id: uuid(32), ended_on: day("2026-03-01") },
    ],
  });
  await expect.element(page.getByText("Delivered · silent since 02/21")).toBeVisible();
  await expect.element(page.getByText("Delivered · ended 03/01/2026")).toBeVisible();
});

test("the way to a parcel is not broken over two lines, however narrow its panel", async () => {
  await open({ devices: [{ ...sensor, tracking_link: "https://parcels.example/7" }] });
  const link = page.getByRole("link", { name: "track parcel" });
  await expect.element(link).toBeVisible();
  link.element().parentElement!.style.width = "60px";
  expect(link.element().getClientRects()).toHaveLength(1);
});

test("the way to a patient's form stays in the panel beside a name of long words", async () => {
  await open({ firstname: "Bartholomea-Wilhelmina", lastname: "Featherstonehaughmontgomeryvillanueva" });
  const panel = page.getByRole("complementary", { name: "Patient" });
  await expect.element(panel).toBeVisible();
  (panel.element() as HTMLElement).style.width = "300px";
  const right = (one: Element): number => one.getBoundingClientRect().right;
  expect(right(page.getByRole("link", { name: "Edit patient" }).element())).toBeLessThan(right(panel.element()));
});
