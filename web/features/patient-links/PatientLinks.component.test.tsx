import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { EndPatientLinkDocument, type ListedLinkFragment, PatientLinksDocument } from "./patient-links.graphql.ts";
import { LinksOfPage, PatientLinks } from "./PatientLinks.tsx";

const link = (number: number, change: Partial<ListedLinkFragment> = {}): ListedLinkFragment => ({
  _id: uuid(number),
  kind: "progress",
  recipient: `p${number}@example.com`,
  origin: "Sent by Thea",
  endsAt: "2026-04-01T03:00:00.000Z", // 10:00 PM of the day before in Chicago
  isThis: false,
  ...change,
});
const answerLinks = (links: ListedLinkFragment[]): void =>
  mockServer.answer(PatientLinksDocument, {
    getPatientLinks: { status: "success", message: "", timezone: "America/Chicago", links },
  });
const open = (links = 2) => render(<PatientLinks patient={{ _id: uuid(1), links }} />);

test("links say what they open, for whom, from whom and until when, and are counted", async () => {
  answerLinks([link(81), link(82, { kind: "caregiver", isThis: true })]);
  await open();
  await expect.element(page.getByRole("heading", { name: "Links to this patient 2" })).toBeVisible();
  expect(textsOf(page.getByRole("listitem"))).toEqual([
    "Progress page p81@example.com · Sent by TheaUntil 03/31/2026, 10:00 PMEnd",
    "Progress page for a caregiver This pagep82@example.com · Sent by TheaUntil 03/31/2026, 10:00 PMEnd",
  ]);
  expect(mockServer.sent(PatientLinksDocument)).toEqual([{ patientid: uuid(1) }]);
});

test("a patient without links is not asked about", async () => {
  await open(0);
  expect(page.getByRole("heading").elements()).toEqual([]);
  expect(mockServer.sent(PatientLinksDocument)).toEqual([]);
});

test("links that cannot be read say so and have another try; those that have all ended show nothing", async () => {
  mockServer.answer(PatientLinksDocument, {
    getPatientLinks: { status: "fail", message: "Try again in a minute.", timezone: null, links: null },
  });
  await open();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/Try again in a minute\.Links could not be loaded\./);
  answerLinks([link(81)]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("listitem")).toBeVisible();
  answerLinks([]);
  void invalidateTags(["links"]);
  await expect.element(page.getByRole("heading")).not.toBeInTheDocument();
});

test("the one of several links that is ended leaves the list; Cancel leaves all", async () => {
  answerLinks([link(81), link(82)]);
  mockServer.answer(EndPatientLinkDocument, () => {
    answerLinks([link(81)]);
    return { endPatientLink: { status: "success", message: "Link ended." } };
  });
  await open();
  const end = page.getByRole("button", { name: "End the link for p82@example.com, Progress page" });
  await end.click();
  const question = page.getByRole("dialog", { name: "End this link" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await end.click();
  await question.getByRole("button", { name: "End link" }).click();
  await expect.element(end).not.toBeInTheDocument();
  expect(mockServer.sent(EndPatientLinkDocument)).toEqual([{ patientid: uuid(1), linkid: uuid(82) }]);
});

test("the foot of a page without links is empty", async () => {
  answerLinks([]);
  await render(<LinksOfPage patientId={uuid(1)} token={undefined} />);
  await expect.poll(() => mockServer.sent(PatientLinksDocument).length).toBe(1);
  expect(page.getByRole("heading").elements()).toEqual([]);
});
