import { Role } from "@restride/domain/access/roles.ts";
import { type RouteName, routes } from "@restride/domain/access/routes.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { CallbackRequestsDocument } from "../../features/callbacks/callback-requests.graphql.ts";
import { LiteClinicsDocument } from "../../features/customers/clinics.graphql.ts";
import { LiteMessagesDocument } from "../../features/cases/lite/lite-messages.graphql.ts";
import { ComplianceDocument } from "../../features/compliance/compliance.graphql.ts";
import { EngagementDocument, FormGraphDataDocument } from "../../features/home/home.graphql.ts";
import { PatientLinksDocument } from "../../features/patient-links/patient-links.graphql.ts";
import { PatientStatsDocument } from "../../features/patients/patients.graphql.ts";
import { SupportDocument } from "../../features/support/support.graphql.ts";
import { session } from "../../platform/session/session.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { ofCompany, render, signedIn } from "../../testing/render.tsx";
import { catchSavedFiles } from "../../testing/saved-files.ts";
import { uuid } from "../../testing/uuid.ts";
import { answerEntering } from "../session/entered-clinic.fixture.ts";
import { keysHelp } from "../keys/ShortcutKeys.tsx";
import { NotFound, pages } from "../pages.ts";
import { requestedTour } from "../tours/page-tour.ts";
import { HomePage } from "./HomePage.tsx";
import { LiteMessagesPage } from "../cases/LiteMessagesPage.tsx";
import { ReportByLinkPage } from "./ReportByLinkPage.tsx";
import { SupportPage } from "./SupportPage.tsx";

const success = { status: "success", message: "" };
const failed = { status: "fail", message: "Not now." };

test("A115 A116: a clinic's home has compliance, engagement and outcomes in this order, and each count leads to its list", async () => {
  mockServer.answer(PatientStatsDocument, { getPatientStats: { ...success, active: 12, knee: 9, hip: 3 } });
  mockServer.answer(ComplianceDocument, {
    getPatientCompliance: {
      ...failed,
      exerciseSummary: null,
      measurementSummary: null,
      feedBackSummary: null,
      overAllSummary: null,
    },
  });
  mockServer.answer(EngagementDocument, {
    getLast7Activities: { ...failed, skipped: null, partial: null, complete: null },
    getLast7Measurements: { ...failed, measkipped: null, meapartial: null, meacomplete: null },
  });
  mockServer.answer(FormGraphDataDocument, {
    getFormGraphData: { ...failed, months: null, oks: null, pain: null, rom: null },
  });
  await render(<HomePage />, { at: "/compliance", profile: signedIn(Role.admin) });
  const engagement = page.getByRole("region", { name: "Patient engagement", exact: true });
  const outcomes = page.getByRole("region", { name: "Survey outcomes", exact: true });
  await expect.element(engagement).toMatchTextContent(/Active12Knee9Hip3/);
  for (const [count, path] of [
    ["12", "/patient?type=active"],
    ["9", "/patient?surgerytype=knee"],
    ["3", "/patient?surgerytype=hip"],
  ] as const) {
    const link = engagement.getByRole("link", { name: count, exact: true });
    await expect.element(link).toHaveAttribute("href", expect.stringMatching(/^\/patient/));
    expect([count, link.element().getAttribute("href")]).toEqual([count, path]);
  }
  expect(
    engagement.element().compareDocumentPosition(outcomes.element()) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
});

const openSupport = async (profile = signedIn(Role.admin)) => {
  mockServer.answer(SupportDocument, {
    getSupport: { ...success, email: "help@restride.example", version: "1.4.0", now: null },
  });
  mockServer.answer(CallbackRequestsDocument, {
    getCallbackRequests: { ...success, total: 0, open: 0, requests: [] },
  });
  await render(<SupportPage />, { at: "/support", profile });
  await expect.element(page.getByText("1.4.0")).toBeVisible();
};

test("Keys on the support page opens the list of shortcuts", async () => {
  onTestFinished(() => keysHelp.close());
  await openSupport();
  await button("Keys").click();
  expect(keysHelp.current()).toBe(true);
});

test("who asked to be called back is listed in a clinic, and not outside of one", async () => {
  onTestFinished(() => requestedTour.request(null));
  await openSupport();
  await expect.poll(() => mockServer.sent(CallbackRequestsDocument)).toHaveLength(1);
});

test("outside of a clinic nobody is asked who wants to be called back", async () => {
  await openSupport(ofCompany());
  expect(mockServer.sent(CallbackRequestsDocument)).toEqual([]);
});

const openLite = (profile = signedIn(Role.admin)) => {
  mockServer.answer(LiteMessagesDocument, { getPatientMessages: { ...failed, data: null } });
  mockServer.answer(LiteClinicsDocument, {
    getCustomersIdAndNameList: { ...success, customers: [{ id: uuid(41), name: "Lake Clinic" }] },
  });
  return render(<LiteMessagesPage />, { at: "/messages?app=admin-lite", profile });
};

test("a company user switches to the messages of another clinic on the phone", async () => {
  answerEntering();
  await openLite(signedIn(Role.companyAdmin));
  await button("Switch customer").click();
  await button("Lake Clinic").click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(session.current()?.customer?.name).toBe("Lake Clinic");
});

test("a user of a clinic has no other clinic on the phone", async () => {
  await openLite();
  await expect.element(page.getByText("Not now.")).toBeVisible();
  expect(button("Switch customer").elements()).toEqual([]);
});

test("a mailed report is saved with the token of its link, whose end is offered then", async () => {
  const files = catchSavedFiles();
  const requests: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) => {
    if (input !== "/downloadreport") return fetch(input, init);
    requests.push([new Headers(init?.headers).get("authorization"), JSON.parse(String(init?.body))]);
    return Promise.resolve(new Response("report"));
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  mockServer.answer(PatientLinksDocument, { getPatientLinks: { ...success, timezone: "America/Chicago", links: [] } });
  await render(<ReportByLinkPage />, {
    profile: null,
    at: `/report/T0KEN/${uuid(1)}`,
    path: "/report/:token/:patientid",
  });
  await button("Open the report").click();
  await expect.poll(() => files).toEqual([{ name: "report.pdf", text: "report" }]);
  expect(requests).toEqual([["Bearer T0KEN", { data: { id: uuid(1) } }]]);
  await expect.poll(() => mockServer.sent(PatientLinksDocument)).toEqual([{ patientid: uuid(1) }]);
});

test.each([
  { answer: new Response("", { status: 401 }), text: "This link has ended. Ask whoever sent it for a new one." },
  { answer: Response.json({ message: "Not enough data." }, { status: 422 }), text: "Not enough data." },
])("a mailed report that cannot be opened says why: $text", async ({ answer, text }) => {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) =>
    input === "/downloadreport" ? Promise.resolve(answer) : fetch(input, init),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await render(<ReportByLinkPage />, {
    profile: null,
    at: `/report/T0KEN/${uuid(1)}`,
    path: "/report/:token/:patientid",
  });
  await button("Open the report").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
});

test("A121: each address of the application has a page", () => {
  const addresses = Object.keys(routes) as RouteName[];
  expect(addresses.filter((name) => pages[name] === NotFound)).toEqual([]);
});
