import { Role } from "@restride/domain/access/roles.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { Inbox } from "./Inbox.tsx";
import { MessagesDocument } from "./inbox.graphql.ts";

const message = {
  _id: uuid(1),
  summary: "Ann Bell",
  patientId: uuid(2),
  patientName: "Ann Bell",
  reportedBy: "Ann Bell",
  receivedOn: "2026-03-02T15:00:00.000Z",
  message: "My knee clicks.",
  unread: true,
  urgent: true,
  archived: false,
  surgeonId: uuid(3),
  surgeonName: "Sam Surgeon",
};

const open = (role: Role, at = "/inbox") => {
  mockServer.answer(MessagesDocument, {
    getPatientMessages: {
      status: "success",
      message: "",
      data: {
        total: 1,
        surgeons: [{ _id: uuid(3), name: "Sam Surgeon", unreadcount: 1, image: "" }],
        messages: [message],
      },
    },
  });
  return render(<Inbox />, { profile: signedIn(role), at, path: "/inbox" });
};
const lastFilters = () => mockServer.sent(MessagesDocument).at(-1)?.filters;

test("the filter of urgent messages is removed by itself", async () => {
  await open(Role.medicalAssociate, "/inbox?urgent=yes&name=bell");
  await expect.poll(lastFilters).toMatchObject({ urgent: true, name: "bell" });
  await page.getByRole("button", { name: "Remove filter Only" }).click();
  await expect.poll(lastFilters).not.toHaveProperty("urgent", true);
  expect(lastFilters()).toMatchObject({ name: "bell" });
});

const side = () => page.getByRole("region", { name: "Surgeons" });

test("C067: the surgeons stand with their unread counts for who is no surgeon, and one of them narrows the list", async () => {
  await open(Role.medicalAssociate);
  await expect.element(side()).toMatchTextContent(/Sam Surgeon\s*1 unread/);
  await side()
    .getByRole("button", { name: /Sam Surgeon/ })
    .click();
  await expect.poll(lastFilters).toMatchObject({ surgeonId: uuid(3) });
});

test("C067: a surgeon has the own messages alone, and no list of surgeons", async () => {
  await open(Role.surgeon);
  await expect.element(page.getByText(/My knee clicks\./)).toBeVisible();
  await expect.element(side()).not.toBeInTheDocument();
});

test("C070 C071: a row leads to its conversation, its info icon to the patient", async () => {
  const { address } = await open(Role.admin);
  await expect
    .element(page.getByRole("link", { name: "About Ann Bell" }))
    .toHaveAttribute("href", `/patient/${uuid(2)}`);
  await page.getByText(/My knee clicks\./).click();
  expect(address()).toBe(`/cases/${uuid(1)}`);
});

test("C025 C028: a super admin reads the messages; a row opens nothing, and nothing is archived", async () => {
  const { address } = await open(Role.superAdmin);
  await page.getByText(/My knee clicks\./).click();
  expect(address()).toBe("/inbox");
  expect(page.getByRole("checkbox", { name: /^Select/ }).elements()).toEqual([]);
  expect(page.getByRole("button", { name: /^Archive/ }).elements()).toEqual([]);
});
