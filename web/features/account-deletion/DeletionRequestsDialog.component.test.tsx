import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { pressTwice } from "../../testing/press-twice.ts";
import { button, row } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { openParts, tagsReadAgain } from "../../testing/open-parts.tsx";
import { ofCompany, render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import type { CaseStart } from "./DecideRequest.tsx";
import {
  CompaniesForRequestDocument,
  type DeletionRequestRowFragment,
  DeletionRequestsDocument,
  DismissDeletionRequestDocument,
  SendDeletionRequestDocument,
  StartDeletionCaseDocument,
} from "./deletion-requests.graphql.ts";
import { DeletionRequestsDialog } from "./DeletionRequestsDialog.tsx";

const ann: DeletionRequestRowFragment = {
  _id: uuid(1),
  firstname: "Ann",
  lastname: "Bell",
  dob: "1960-05-01" as CalendarDate,
  phone: "+13125550177",
  email: "ann@bell.example",
  requestedOn: "2026-03-02T05:30:00.000Z",
  companies: ["Rehab Company", "Lake Rehab"],
};
const bo: DeletionRequestRowFragment = { ...ann, _id: uuid(2), firstname: "Bo", email: "", companies: [] };

const answerRequests = (requests = [ann, bo], total = requests.length): void =>
  mockServer.answer(DeletionRequestsDocument, {
    getDeletionRequests: { status: "success", message: "", total, requests },
  });
const open = async (isSuperAdmin = false) => {
  const cases: string[] = [];
  const caseStart: CaseStart = {
    locate: ({ lastname }, onPatient) => (
      <>
        <p>Search for {lastname}</p>
        <button type="button" onClick={() => onPatient({ _id: uuid(31), customer: uuid(41) })}>
          Choose Cy Park
        </button>
      </>
    ),
    openCase: (caseId, customerId) => cases.push(`${caseId} ${customerId}`),
  };
  await render(<DeletionRequestsDialog {...(!isSuperAdmin && { caseStart })} onClose={() => {}} />, {
    profile: ofCompany(),
  });
  return cases;
};
const cells = (name: string) => textsOf(row(name).getByRole("cell")).slice(0, -1);

test("A293: a request says who asks, and when, on Chicago's clock where no clinic is entered", async () => {
  answerRequests();
  await open();
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(cells("Ann Bell")).toEqual([
    "Ann Bell",
    "05/01/1960",
    "+1 312 555 0177ann@bell.example",
    "03/01/2026, 11:30 PM",
  ]);
  expect(cells("Bo Bell")[2]).toBe("+1 312 555 0177");
  expect(page.getByRole("columnheader", { name: "Companies" }).elements()).toEqual([]);
  expect(mockServer.sent(DeletionRequestsDocument)).toEqual([{ metadata: { current: 1, pageSize: 20 } }]);
});

test("a super admin reads which companies have it", async () => {
  answerRequests();
  await open(true);
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(cells("Ann Bell").at(-1)).toBe("Rehab Company, Lake Rehab");
  expect(cells("Bo Bell").at(-1)).toBe("None yet");
});

test("in a narrow window no column covers another, and an email is not broken", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(1024, 768);
  answerRequests([{ ...ann, lastname: "Featherstonehaugh-Montgomery", email: "jose.munoz@example.com" }]);
  await open(true);
  const email = page.getByText("jose.munoz@example.com");
  await expect.element(email).toBeVisible();
  const { scrollWidth, clientWidth } = page.getByRole("table").element().parentElement!;
  expect(scrollWidth).toBe(clientWidth);
  const lineHeight = Number.parseFloat(getComputedStyle(email.element()).lineHeight);
  expect(email.element().getBoundingClientRect().height).toBeLessThan(2 * lineHeight);
});

test("on a phone a long email is read to its end, and buttons keep their distance from the lines", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerRequests([{ ...ann, email: `${"bartholomea-wilhelmina.".repeat(3)}montgomery@example.com` }]);
  await open(true);
  const email = page.getByText(/^bartholomea/);
  await expect.element(email).toBeVisible();
  expect(email.element().scrollWidth).toBe(email.element().clientWidth);
  const lines = page
    .getByText(/^Companies: /)
    .element()
    .getBoundingClientRect();
  const start = button("Start case: request of Ann Bell").element().getBoundingClientRect();
  expect(start.top - lines.bottom).toBeGreaterThanOrEqual(8);
});

test("a case is started about the patient who is chosen, and opened", async () => {
  answerRequests();
  mockServer.answer(StartDeletionCaseDocument, {
    startDeletionCase: { status: "success", message: "Case started", caseid: uuid(51) },
  });
  const cases = await open();
  await button("Start case: request of Ann Bell").click();
  await expect.element(page.getByText("Search for Bell")).toBeVisible();
  await button("Choose Cy Park").click();
  await expect.poll(() => cases).toEqual([`${uuid(51)} ${uuid(41)}`]);
  expect(mockServer.sent(StartDeletionCaseDocument)).toEqual([
    { requestid: uuid(1), customerid: uuid(41), patientid: uuid(31) },
  ]);
  await expect.element(page.getByText("Case started")).toBeVisible();
});

test("after a case was started the requests and the cases are read again", async () => {
  answerRequests();
  mockServer.answer(StartDeletionCaseDocument, {
    startDeletionCase: { status: "success", message: "Case started", caseid: uuid(51) },
  });
  await open();
  await button("Start case: request of Ann Bell").click();
  await openParts("deletionRequests", "cases");
  await button("Choose Cy Park").click();
  await expect.poll(tagsReadAgain).toEqual(["cases", "deletionRequests"]);
});

test("a request that another person decided meanwhile says so, and leaves the list", async () => {
  answerRequests();
  mockServer.answer(StartDeletionCaseDocument, () => {
    answerRequests([bo]);
    return {
      startDeletionCase: { status: "fail", message: "This request is no longer in the list.", caseid: null },
    };
  });
  const cases = await open();
  await button("Start case: request of Ann Bell").click();
  await button("Choose Cy Park").click();
  await expect.element(page.getByText("This request is no longer in the list.")).toBeVisible();
  await expect.element(row("Ann Bell")).not.toBeInTheDocument();
  expect(cases).toEqual([]);
});

test.each([
  [false, "This removes the request of Ann Bell from your company's list. Only a super admin can bring it back."],
  [true, "This removes the request of Ann Bell from the list of every company. You can't undo this."],
])("Not our patient asks first; for all companies: %s", async (isSuperAdmin, text) => {
  answerRequests();
  mockServer.answer(DismissDeletionRequestDocument, () => {
    answerRequests([]);
    return { dismissDeletionRequest: { status: "success", message: "Request removed" } };
  });
  await open(isSuperAdmin);
  await button("Not our patient: request of Ann Bell").click();
  const question = page.getByRole("dialog", { name: "Not our patient?" });
  await expect.element(question.getByText(text, { exact: true })).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(mockServer.sent(DismissDeletionRequestDocument)).toEqual([]);
  await button("Not our patient: request of Ann Bell").click();
  await question.getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("Request removed")).toBeVisible();
  expect(mockServer.sent(DismissDeletionRequestDocument)).toEqual([{ requestid: uuid(1) }]);
  await expect.element(page.getByText("No deletion requests")).toBeVisible();
});

test("pressed twice on a slow line, a request is removed once", async () => {
  answerRequests();
  const answer = mockServer.delay(DismissDeletionRequestDocument);
  await open();
  await button("Not our patient: request of Ann Bell").click();
  await pressTwice(button("Remove"));
  answer({ dismissDeletionRequest: { status: "success", message: "Request removed" } });
  await expect.element(page.getByText("Request removed")).toBeVisible();
  expect(mockServer.sent(DismissDeletionRequestDocument)).toHaveLength(1);
});

test("who removes a request that is gone already is told so", async () => {
  answerRequests();
  mockServer.answer(DismissDeletionRequestDocument, () => {
    answerRequests([bo]);
    return { dismissDeletionRequest: { status: "fail", message: "This request is no longer in the list." } };
  });
  await open();
  await button("Not our patient: request of Ann Bell").click();
  await page.getByRole("dialog", { name: "Not our patient?" }).getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("This request is no longer in the list.")).toBeVisible();
  await expect.element(row("Ann Bell")).not.toBeInTheDocument();
});

test("a super admin, who chooses no patients, sends a request to a company", async () => {
  answerRequests();
  mockServer.answer(CompaniesForRequestDocument, {
    getCompanies: { status: "success", message: "", companies: [{ _id: uuid(5), name: "Lake Rehab" }] },
  });
  await open(true);
  await button("Start case: request of Ann Bell").click();
  await page.getByRole("combobox", { name: /Company/ }).selectOptions("Lake Rehab");
  mockServer.answer(SendDeletionRequestDocument, {
    sendDeletionRequest: { status: "success", message: "Request sent" },
  });
  answerRequests([bo]);
  await button("Send to company").click();
  await expect.element(row("Ann Bell")).not.toBeInTheDocument();
  await expect.element(row("Bo Bell")).toBeVisible();
});

test("requests that come or go are listed again, and their pages are turned", async () => {
  answerRequests([ann], 45);
  await open();
  await button("Next page").click();
  await expect
    .poll(() => mockServer.sent(DeletionRequestsDocument).at(-1))
    .toEqual({ metadata: { current: 2, pageSize: 20 } });
  answerRequests([bo], 45);
  void invalidateTags(["deletionRequests"]);
  await expect.element(row("Bo Bell")).toBeVisible();
});

test.each([
  { isSuperAdmin: false, end: "" },
  { isSuperAdmin: true, end: "Companies: Rehab Company, Lake Rehab" },
])("on a phone a request is a card; for a super admin with its companies: $isSuperAdmin", async (row) => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerRequests([ann]);
  await open(row.isSuperAdmin);
  const rowText = `Ann BellBorn 05/01/1960+1 312 555 0177ann@bell.exampleReceived 03/01/2026, 11:30 PM${row.end}Start case`;
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Ann Bell" }))
    .toMatchTextContent(new RegExp(`^${rowText.replaceAll("+", "\\+").replaceAll(".", "\\.")}`));
});

test("a case that could not be started leads nowhere, and the request stays", async () => {
  answerRequests();
  mockServer.answer(StartDeletionCaseDocument, {
    startDeletionCase: { status: "fail", message: "Please try again.", caseid: null },
  });
  const cases = await open();
  await button("Start case: request of Ann Bell").click();
  await button("Choose Cy Park").click();
  await expect.element(page.getByText("Please try again.")).toBeVisible();
  await expect.element(row("Ann Bell")).toBeVisible();
  await expect.element(button("Choose Cy Park")).not.toBeInTheDocument();
  expect(cases).toEqual([]);
});
