import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { button, row } from "../../../testing/finders.ts";
import { textsOf } from "../../../testing/texts-of.ts";
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

const ofLea = {
  ...message,
  _id: uuid(5),
  urgent: false,
  unread: false,
  surgeonId: uuid(4),
  surgeonName: "Lea Surgeon",
};

const open = (role: Role, at = "/inbox", messages = [message]) => {
  mockServer.answer(MessagesDocument, {
    getPatientMessages: {
      status: "success",
      message: "",
      data: {
        total: messages.length,
        surgeons: [
          { _id: uuid(3), name: "Sam Surgeon", unreadcount: 2, image: "" },
          { _id: uuid(4), name: "Lea Surgeon", unreadcount: 0, image: "" },
        ],
        messages,
      },
    },
  });
  return render(<Inbox />, { profile: signedIn(role), at, path: "/inbox" });
};
const lastFilters = () => mockServer.sent(MessagesDocument).at(-1)?.filters;

test("the filter of urgent messages is removed by itself", async () => {
  await open(Role.medicalAssociate, "/inbox?urgent=yes&name=bell");
  await expect.poll(lastFilters).toMatchObject({ urgent: true, name: "bell" });
  await expect.element(page.getByRole("list", { name: "Filters" })).toMatchTextContent(/Patient bell.*Only urgent/);
  await page.getByRole("button", { name: "Remove filter Only" }).click();
  await expect.poll(lastFilters).not.toHaveProperty("urgent", true);
  expect(lastFilters()).toMatchObject({ name: "bell" });
});

test("A293 C069 C074: 20 a page, newest first; By Surgeons writes what is unread beside each surgeon", async () => {
  await open(Role.admin, "/inbox", [message, ofLea]);
  await expect
    .poll(() => mockServer.sent(MessagesDocument))
    .toEqual([
      { filters: {}, sorter: { field: "receivedOn", order: "descend" }, metadata: { current: 1, pageSize: 20 } },
    ]);
  await side().getByRole("checkbox", { name: "By Surgeons", exact: true }).click();
  await expect.poll(lastFilters).toEqual({ bySurgeons: true });
  await expect.element(page.getByRole("table").getByText("Sam Surgeon 2 unread", { exact: true })).toBeVisible();
  await expect.element(page.getByRole("table").getByText("Lea Surgeon none unread", { exact: true })).toBeVisible();
});

test("C069: Refresh reads the messages again", async () => {
  await open(Role.admin);
  await expect.element(row("My knee clicks.")).toBeVisible();
  await button("Refresh").click();
  await expect.poll(() => mockServer.sent(MessagesDocument)).toHaveLength(2);
});

test("C070 C025: a row opens its case, but for a super admin, who may open none", async () => {
  const row = page.getByRole("row").filter({ hasText: "My knee clicks." });
  const others = [Role.admin, Role.surgeon, Role.medicalAssociate, Role.companyAdmin, Role.healthCoach];
  for (const role of others) {
    const { address, unmount } = await open(role);
    await row.getByText(/My knee clicks/).click();
    await expect.poll(address).toBe(`/cases/${uuid(1)}`);
    await unmount();
  }
  const { address: ofSuperAdmin } = await open(Role.superAdmin);
  await row.getByText(/My knee clicks/).click();
  expect(page.getByRole("link", { name: "About Ann Bell" }).elements()).toEqual([]);
  expect(ofSuperAdmin()).toBe("/inbox");
});

test("C071: the info icon of a row leads to its patient", async () => {
  const { address } = await open(Role.admin);
  await page.getByRole("link", { name: "About Ann Bell" }).click();
  expect(address()).toBe(`/patient/${uuid(2)}`);
});

test("C133: an urgent message has a red tag, another one has none", async () => {
  await open(Role.admin, "/inbox", [message, { ...ofLea, unread: true }]);
  const tags = page.getByRole("table").getByText("Urgent", { exact: true });
  await expect.element(tags).toHaveStyle({ backgroundColor: "rgb(209, 67, 67)" });
});

test("an unread message has patient and text in bold, one that was read has neither", async () => {
  await open(Role.admin, "/inbox", [message, { ...ofLea, patientName: "Ben Stone", message: "It is well." }]);
  const isBold = (text: RegExp): boolean => {
    const { fontWeight } = getComputedStyle(page.getByRole("table").getByText(text).first().element());
    return Number(fontWeight) >= 600;
  };
  await expect.element(page.getByRole("table").getByText(/It is well\.$/)).toBeVisible();
  expect([/Ann Bell$/, /My knee clicks\.$/].map(isBold)).toEqual([true, true]);
  expect([/Ben Stone$/, /It is well\.$/].map(isBold)).toEqual([false, false]);
});

const side = () => page.getByRole("region", { name: "Surgeons" });

test("C067: a medical associate chooses among surgeons, each with what is unread", async () => {
  await open(Role.medicalAssociate);
  await expect
    .poll(() => textsOf(side().getByRole("button")))
    .toEqual([
      expect.stringMatching(/All surgeons2 unread$/),
      expect.stringMatching(/Sam Surgeon2 unread$/),
      expect.stringMatching(/Lea Surgeon$/),
    ]);
  await side()
    .getByRole("button", { name: /Sam Surgeon/ })
    .click();
  await expect.poll(lastFilters).toMatchObject({ surgeonId: uuid(3) });
});

test.each([
  ["/inbox", "2 messages, 2 unread"],
  [`/inbox?surgeon=${uuid(3)}`, "2 messages, 2 unread"],
  [`/inbox?surgeon=${uuid(4)}`, "2 messages, 0 unread"],
  ["/inbox?name=bell", "2 messages"],
  ["/inbox?digits=0177", "2 messages"],
  [`/inbox?urgent=yes&surgeon=${uuid(3)}`, "2 messages"],
])("what is unread is counted for the chosen surgeon, and not beside another filter: %s", async (at, text) => {
  await open(Role.medicalAssociate, at, [message, ofLea]);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

test.each([Role.admin, Role.companyAdmin, Role.healthCoach, Role.superAdmin])(
  "C067: role %i has the surgeons beside the messages too",
  async (role) => {
    await open(role);
    await expect.element(side().getByRole("button", { name: /Sam Surgeon/ })).toMatchTextContent(/2 unread$/);
  },
);

test("C067: a surgeon has the own messages alone, without the surgeons beside them", async () => {
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

test("the messages of all pages are printed, without the surgeons beside them", async () => {
  const { print } = window;
  const printed: string[] = [];
  onTestFinished(() => void (window.print = print));
  window.print = () => void printed.push(...textsOf(page.getByRole("row")));
  mockServer.answer(MessagesDocument, ({ metadata }) => ({
    getPatientMessages: {
      status: "success",
      message: "",
      data: {
        total: 21,
        surgeons: [],
        messages: metadata?.pageSize === 20 ? [message] : [message, { ...ofLea, patientName: "Ben Stone" }],
      },
    },
  }));
  await render(<Inbox />, { profile: signedIn(Role.admin), at: "/inbox?urgent=yes", path: "/inbox" });
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(row("Ben Stone").elements()).toEqual([]);
  await button("Print").click();
  await expect.poll(() => printed).toHaveLength(3);
  expect(printed[1]).toMatch(/Ann Bell/);
  expect(printed[2]).toMatch(/Ben Stone/);
  expect(mockServer.sent(MessagesDocument).at(-1)).toMatchObject({
    filters: { urgent: true },
    metadata: { current: 1, pageSize: 100 },
  });
  expect(side().element().matches(".no-print")).toBe(true);
});

test("at 1024 pixels a long message ends in an ellipsis before the actions, not under them", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(1024, 768);
  const text = "Everything works as before. Why do the exercises go on?";
  await open(Role.medicalAssociate, "/inbox", [
    { ...message, patientName: "Thandiwe Petrosyan", reportedBy: "Gunnar Underhill", message: text },
  ]);
  await expect.element(page.getByRole("table").getByText(/Why do the exercises/)).toBeVisible();
  // The margins of the page, which a component does not have, take 24 pixels at each side.
  document.body.style.paddingInline = "24px";
  onTestFinished(() => document.body.removeAttribute("style"));
  const { scrollWidth, clientWidth } = page.getByRole("table").element().parentElement!;
  expect(scrollWidth).toBe(clientWidth);
});
