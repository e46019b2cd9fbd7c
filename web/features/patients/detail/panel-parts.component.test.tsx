import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate as date } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { OpenOfPatientDocument, PutPatientOnHoldDocument } from "../form/patient-form.graphql.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import { ann, device, score } from "./patient-facts.fixture.ts";
import { type PanelPart, PatientPanel } from "./PatientPanel.tsx";

const open = async (
  change: Partial<PatientFactsFragment> = {},
  { role = Role.physio as Role, only, news = "" }: { role?: Role; only?: PanelPart; news?: string } = {},
) => {
  const actions: string[] = [];
  await render(
    <PatientPanel
      patient={{ ...ann, ...change }}
      only={only}
      notice={news}
      diagnoses={<p>Diagnoses here</p>}
      notifications={<p>Notifications here</p>}
      undelivered={<p>Undelivered here</p>}
      links={<p>Links here</p>}
      onChart={({ display_name }) => actions.push(`chart ${display_name}`)}
      onUnit={({ display_name }) => actions.push(`unit ${display_name}`)}
      onMove={() => actions.push("move")}
    />,
    { profile: signedIn(role) },
  );
  return actions;
};
const panel = () => page.getByRole("complementary", { name: "Patient" });
const raised = () => page.getByRole("heading", { name: /^Raised issues/ });
const section = (name: string | RegExp) => page.getByRole("heading", { name, level: 2 }).element().closest("section")!;
const robin = {
  name: "Robin Bell",
  fname: "Robin",
  lname: "Bell",
  relationship: "Child",
  phone: "+13125550188",
  email: "robin@bell.example",
};
const lake = {
  addressline1: "12 Lake Street",
  addressline2: "Unit 4",
  city: "Chicago",
  state: "IL",
  zip: "60601",
  country: "US",
};

test("C306: the caregiver's phone is masked, and the address stands in the lines of a letter", async () => {
  await open({ caregiver: robin, shipaddress: lake });
  expect(
    textsOf(
      panel()
        .getByRole("paragraph")
        .filter({ hasText: /Robin|Child|Street|Unit|Chicago/ }),
    ),
  ).toEqual(["Robin Bell", "Child · •••• 0188", "12 Lake Street", "Unit 4", "Chicago, IL 60601"]);
});

test("another country closes an address, and a state that is not there leaves no gap", async () => {
  await open({ shipaddress: { ...lake, addressline2: "", city: "Graz", state: "", zip: "8010", country: "AT" } });
  expect([...section("Ship address").querySelectorAll("p")].map(({ textContent }) => textContent)).toEqual([
    "12 Lake Street",
    "Graz, 8010",
    "Austria",
  ]);
});

test("each part has its own dialog, with what is stored", async () => {
  mockServer.answer(OpenOfPatientDocument, {
    getOpenOfPatient: { status: "success", message: "", reminders: 0, orders: [] },
  });
  await open({ caregiver: robin, shipaddress: lake });
  await button("Edit caregiver").click();
  const caregiver = page.getByRole("dialog", { name: "Caregiver" });
  await expect.element(caregiver.getByRole("textbox", { name: "First name" })).toHaveValue("Robin");
  await caregiver.getByRole("button", { name: "Cancel" }).click();
  await expect.element(caregiver).not.toBeInTheDocument();
  await button("Edit ship address").click();
  const address = page.getByRole("dialog", { name: "Ship address" });
  await expect.element(address.getByRole("textbox", { name: "City" })).toHaveValue("Chicago");
});

test("what a row of the panel leads to: another date, where a device has been, the form", async () => {
  const actions = await open({}, { role: Role.admin });
  await button("Change surgery date").click();
  await button("Where Scale has been").click();
  await button("Measurement Chart of Scale").click();
  expect(actions).toEqual(["move", "unit Scale", "chart Scale"]);
  await expect
    .element(page.getByRole("link", { name: "Edit patient" }))
    .toHaveAttribute("href", `/patient/edit/info?id=${uuid(1)}`);
});

test("a parcel is followed at its carrier, in another tab that knows nothing of this one", async () => {
  const scale = { ...device(11, "Scale", "Shipped"), tracking_link: "https://parcels.example/7" };
  await open({ devices: [scale, device(12, "Cuff", "Pending")] });
  const links = page.getByRole("link", { name: "track parcel" });
  await expect.element(links).toHaveAttribute("href", "https://parcels.example/7");
  await expect.element(links).toHaveAttribute("target", "_blank");
  await expect.element(links).toHaveAttribute("rel", "noreferrer");
  expect(links.elements()).toHaveLength(1);
});

test("B151: the running hold is named among earlier ones, and a company user ends it after a question", async () => {
  mockServer.answer(PutPatientOnHoldDocument, { putPatientOnHold: { status: "success", message: "Released." } });
  const holds = [
    { status: "release", holddate: date("2026-01-05"), releasedate: date("2026-01-09") },
    { status: "hold", holddate: date("2026-03-03"), releasedate: null },
  ];
  await open({ technicalholdhistory: holds }, { role: Role.companyAdmin });
  await expect.element(panel()).toMatchTextContent(/On hold since 03\/03\/2026/);
  await button("Release").click();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(mockServer.sent(PutPatientOnHoldDocument)).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Release" }).click();
  await expect.poll(() => mockServer.sent(PutPatientOnHoldDocument)).toEqual([{ patientid: uuid(1), isNew: false }]);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("of more issues than are listed it says so, and without any there is a dash", async () => {
  await open({ casestotal: 12 });
  await expect.element(page.getByText("Of so many, 1 are listed, open ones first.")).toBeVisible();
  await expect.element(raised()).toMatchTextContent(/ 12$/);
});

test("of as many issues as are listed nothing more is said", async () => {
  await open();
  await expect.element(raised()).toMatchTextContent(/ 1$/);
  expect(page.getByText(/^Of so many/).elements()).toEqual([]);
});

test("what is not there is a dash", async () => {
  await open({ cases: [], casestotal: 0, devices: [], careplan: null });
  for (const name of [/^Raised issues/, "Assigned devices 0", "Caregiver", "Ship address"])
    expect(section(name).querySelector("p")!.textContent).toBe("—");
  await expect.element(panel()).toMatchTextContent(/Care plan—/);
});

test("B037: last scores of a hip, and an extension that is short of straight or beyond it", async () => {
  const lastscores = { ...ann.lastscores, kneescore: score(30), hipscore: score(44), extensiondeficit: score(3) };
  await open({ surgery: { ...ann.surgery, type: "hip" }, lastscores });
  const facts = [...section("Last scores").querySelectorAll("dl > div")].map(({ textContent }) => textContent);
  expect(facts).toEqual([
    "Oxford Hip44/4803/01/2026",
    "Pain LevelMild03/01/2026",
    "Flexion94°03/01/2026Motion sensor",
    expect.stringMatching(/^Extension3°.*03\/01\/2026$/),
  ]);
});

test.each([
  { only: "facts", there: ["Undelivered here", "News here"], absent: ["Links here", "Diagnoses here", "Last scores"] },
  { only: "parts", there: ["Links here", "Notifications here"], absent: ["Undelivered here", "News here", "Provider"] },
] as const)("a phone's $only are shown by themselves", async ({ only, there, absent }) => {
  await open({}, { only, news: "News here" });
  for (const text of there) await expect.element(page.getByText(text)).toBeVisible();
  for (const text of absent) expect(page.getByText(text).elements()).toEqual([]);
});

test("what a colleague changed is announced", async () => {
  await open({}, { news: "Mina Rao changed the caregiver" });
  const news = page.getByText("Mina Rao changed the caregiver");
  expect(news.element().closest("[aria-live]")!.getAttribute("aria-live")).toBe("polite");
});
