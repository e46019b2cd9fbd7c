import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listPlaces } from "../../../platform/storage/list-places.ts";
import { session } from "../../../platform/session/session.ts";
import { button, field, select } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { ofCompany } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { CaseCustomersDocument } from "../list/case-list.graphql.ts";
import { aboutAnn, fillIn, openNewCase, sent } from "./new-case.fixture.tsx";
import { CaseAssigneesDocument, OpenCaseDocument } from "./new-case.graphql.ts";

const nobody = () => page.getByText("None. LOCATE PATIENT finds one.");

test("C076 C077: a patient who was located fills customer and patient, and the type is next", async () => {
  await openNewCase({ about: aboutAnn });
  await expect.element(select("Customer")).toHaveValue(uuid(41));
  await expect.element(page.getByText(/^Ann Bell/)).toBeVisible();
  await expect.element(select("Type")).toHaveFocus();
  await fillIn();
  await button("Save").click();
  await expect.poll(sent).toEqual([
    {
      customerId: uuid(41),
      patientId: uuid(2),
      type: "System Technical",
      title: "System Technical",
      status: "Unresolved",
      priority: "P1",
      assignedTo: uuid(31),
      summary: "Gateway",
      description: "It is offline.",
    },
  ]);
});

test("a patient who is removed leaves the customer, and the case is about no patient", async () => {
  await openNewCase({ about: aboutAnn });
  await button("Remove").click();
  await expect.element(nobody()).toBeVisible();
  await expect.element(select("Customer")).toHaveValue(uuid(41));
  await fillIn();
  await button("Save").click();
  await expect.poll(sent).toMatchObject([{ customerId: uuid(41), patientId: null }]);
});

test("another customer has no patient of the first one", async () => {
  await openNewCase({ about: aboutAnn });
  await select("Customer").selectOptions("Lake Clinic");
  await expect.element(nobody()).toBeVisible();
  await fillIn();
  await button("Save").click();
  await expect.poll(sent).toMatchObject([{ customerId: uuid(42), patientId: null }]);
});

test("C066: work that is logged with a case is sent with its date, hours, minutes and details", async () => {
  await openNewCase({ about: aboutAnn });
  await button("Log work").click();
  await expect.element(button("Work is logged")).toBeVisible();
  await fillIn();
  await button("Save").click();
  await expect
    .poll(sent)
    .toMatchObject([{ date: "2026-03-02", hrs: 1, mins: 35, workDescription: "Called the vendor." }]);
  expect(sent()[0]).not.toHaveProperty("work");
});

test("C146: what Save still needs is said beside it, and no longer once it is there", async () => {
  await openNewCase();
  const reason = page.getByText(/^Save needs/);
  await expect.element(reason).toHaveTextContent("Save needs customer, priority, status, subject and description");
  await select("Customer").selectOptions("Lake Clinic");
  await fillIn();
  await expect.element(button("Save")).toBeEnabled();
  expect(reason.elements()).toEqual([]);
});

test("what was typed is there again after the page was left, until it is discarded", async () => {
  const { unmount } = await openNewCase();
  await field("Subject").fill("Gateway");
  await unmount();
  await openNewCase();
  await expect.element(field("Subject")).toHaveValue("Gateway");
  await button("Discard draft").click();
  await expect.element(field("Subject")).toHaveValue("");
});

test("a case that was opened, or left by Cancel, leaves no draft behind", async () => {
  const { unmount } = await openNewCase({ about: aboutAnn });
  await fillIn();
  await button("Save").click();
  await expect.element(page.getByText("Case created")).toBeVisible();
  await unmount();
  const again = await openNewCase();
  await expect.element(field("Subject")).toHaveValue("");
  await field("Subject").fill("Gateway");
  await button("Cancel").click();
  await again.unmount();
  await openNewCase();
  await expect.element(field("Subject")).toHaveValue("");
});

test("Cancel leads to the list of cases as it was left", async () => {
  session.save(ofCompany());
  listPlaces.save("/cases", { search: "?customer=all&page=2" });
  const { address } = await openNewCase();
  await expect.element(page.getByRole("link", { name: "Cases" })).toHaveAttribute("href", "/cases?customer=all&page=2");
  await button("Cancel").click();
  await expect.poll(address).toBe("/cases?customer=all&page=2");
});

test("C126 C127 C129: a company admin has all six types and priorities, and the company's people as assignees, the own name first", async () => {
  await openNewCase();
  await expect.element(select("Assignee").getByRole("option")).toHaveLength(3);
  expect(textsOf(select("Assignee").getByRole("option")).slice(1)).toEqual(["Thea Therapist", "Cora Coach"]);
  expect(textsOf(select("Type").getByRole("option"))).toEqual([
    "New Patient",
    "New Device Order",
    "Patient Technical",
    "System Technical",
    "External Patient",
    "Delete Account Request",
  ]);
  expect(textsOf(select("Priority").getByRole("option")).slice(1)).toEqual([
    "P1",
    "P2",
    "P3",
    "P4",
    "Critical",
    "Blocker",
  ]);
  expect(mockServer.sent(CaseAssigneesDocument)).toEqual([{ companyid: uuid(9002) }]);
  expect(mockServer.sent(CaseCustomersDocument)).toEqual([{ companyId: uuid(9002) }]);
});

test("C122: a health coach asks for no other assignees", async () => {
  await openNewCase({ role: Role.healthCoach });
  await expect.element(select("Customer").getByRole("option")).toHaveLength(3);
  expect(textsOf(select("Assignee").getByRole("option")).filter((name) => name !== "Choose an assignee")).toEqual([
    "Thea Therapist",
  ]);
  expect(mockServer.sent(CaseAssigneesDocument)).toEqual([]);
});

test("a case is opened once, however often Save is pressed", async () => {
  await openNewCase({ about: aboutAnn });
  await fillIn();
  const answer = mockServer.delay(OpenCaseDocument);
  await button("Save").click();
  document.querySelector("form")!.requestSubmit();
  answer({ createNewCase: { status: "success", message: "Case created", caseid: uuid(1) } });
  await expect.element(page.getByText("Case created")).toBeVisible();
  expect(sent()).toHaveLength(1);
});
