import { Role } from "@restride/domain/access/roles.ts";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../../platform/calls/query-client.ts";
import { button, row } from "../../../testing/finders.ts";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { textsOf } from "../../../testing/texts-of.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ArchiveCasesDocument } from "../list/case-list.graphql.ts";
import { Inbox } from "./Inbox.tsx";
import { type MessageFragment, MessagesDocument } from "./inbox.graphql.ts";

const ofAnn: MessageFragment = {
  _id: uuid(1),
  summary: "Clicking knee",
  patientId: uuid(2),
  patientName: "Ann Bell",
  reportedBy: "Thea Therapist",
  receivedOn: "2026-03-02T15:00:00.000Z",
  message: "It clicks.",
  unread: true,
  urgent: false,
  archived: false,
  surgeonId: uuid(3),
  surgeonName: "Sam Surgeon",
};
const ofBen = {
  ...ofAnn,
  _id: uuid(5),
  patientId: uuid(6),
  patientName: "Ben Stone",
  message: "It is hot.",
  unread: false,
};
const archivedOne = { ...ofBen, _id: uuid(7), patientName: "Cleo Dunn", archived: true };

const answerMessages = (messages: MessageFragment[] = [ofAnn, ofBen], total = messages.length): void =>
  mockServer.answer(MessagesDocument, {
    getPatientMessages: {
      status: "success",
      message: "",
      data: {
        total,
        surgeons: [
          { _id: uuid(3), name: "Dr. Sam Surgeon", unreadcount: 2, image: "" },
          { _id: uuid(4), name: "Dr. Lea Surgeon", unreadcount: 1, image: "" },
        ],
        messages,
      },
    },
  });
const open = ({ role = Role.admin as Role, at = "/inbox" } = {}) =>
  render(<Inbox />, { profile: signedIn(role), at, path: "/inbox" });
const requests = () => mockServer.sent(MessagesDocument);
const lastRequest = () => requests().at(-1);
const tick = (name: string) => page.getByRole("checkbox", { name: `Select ${name}` });
const archives = () => mockServer.sent(ArchiveCasesDocument);
const answerArchive = (status = "success", message = ""): void =>
  mockServer.answer(ArchiveCasesDocument, { archiveActionCases: { status, message } });

test("C068: the columns of the messages in their order, with the moment in the clinic", async () => {
  answerMessages();
  await open();
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(textsOf(page.getByRole("columnheader")).filter(Boolean)).toEqual([
    "Patient",
    "Reported By",
    "Received on",
    "Message",
    "Action",
  ]);
  expect(textsOf(row("Ann Bell").getByRole("cell")).slice(1, 5)).toEqual([
    "unreadAnn Bell",
    "Thea Therapist",
    "03/02/2026, 9:00 AM",
    "It clicks.",
  ]);
  expect(textsOf(row("Ben Stone").getByRole("cell"))[1]).toBe("Ben Stone");
});

test("all messages and those that nobody read are counted above the list", async () => {
  answerMessages([ofAnn, ofBen], 1_184);
  await open();
  await expect.element(page.getByText("1,184 messages, 3 unread")).toBeVisible();
});

test("C069: one message is archived by its button, is gone at once, and Undo brings it back", async () => {
  answerArchive();
  answerMessages();
  await open();
  await expect.element(row("Ann Bell")).toBeVisible();
  answerMessages([ofBen]);
  await button("Archive the messages of Ann Bell").click();
  await expect.element(page.getByText("1 message archived.")).toBeVisible();
  await expect.element(row("Ann Bell")).not.toBeInTheDocument();
  answerMessages();
  await button("Undo").click();
  await expect.element(row("Ann Bell")).toBeVisible();
  expect(archives()).toEqual([
    { ids: [uuid(1)], archived: true },
    { ids: [uuid(1)], archived: false },
  ]);
});

test("C069: ticked messages are archived together: those that are not archived yet", async () => {
  answerArchive();
  answerMessages([ofAnn, ofBen, archivedOne]);
  await open({ at: "/inbox?archived=yes" });
  await tick("Ann Bell").click();
  await tick("Ben Stone").click();
  await tick("Cleo Dunn").click();
  await expect.element(page.getByText("3 selected")).toBeVisible();
  await page.getByRole("button", { name: "Archive", exact: true }).click();
  await expect.element(page.getByText("2 messages archived.")).toBeVisible();
  await expect.element(page.getByText("3 selected")).not.toBeInTheDocument();
  expect(archives()).toEqual([{ ids: [uuid(1), uuid(5)], archived: true }]);
});

test("C069: archived messages are restored, by their button or ticked", async () => {
  answerArchive();
  answerMessages([archivedOne, ofAnn]);
  await open({ at: "/inbox?archived=yes" });
  await expect.element(row("Cleo Dunn").getByText("Archived", { exact: true })).toBeVisible();
  await button("Restore the messages of Cleo Dunn").click();
  await expect.element(page.getByText("1 message back in the list.")).toBeVisible();
  await tick("Cleo Dunn").click();
  await button("Restore").click();
  await expect.poll(archives).toEqual([
    { ids: [uuid(7)], archived: false },
    { ids: [uuid(7)], archived: false },
  ]);
});

test("C069: the head ticks all messages of the page, and another page or filter has no ticks", async () => {
  answerMessages([ofAnn, ofBen], 45);
  await open();
  await page.getByRole("columnheader").getByRole("checkbox").click();
  await expect.element(page.getByText("2 selected")).toBeVisible();
  await button("Next page").click();
  await expect.poll(lastRequest).toMatchObject({ metadata: { current: 2, pageSize: 20 } });
  await expect.element(page.getByText("2 selected")).not.toBeInTheDocument();
});

test("C073: the address narrows by patient, four digits, surgeon and urgency; other digits are passed over", async () => {
  answerMessages();
  const { unmount, address } = await open({ at: `/inbox?name=bell&digits=0177&urgent=yes&surgeon=${uuid(3)}&page=2` });
  await expect
    .poll(lastRequest)
    .toMatchObject({ filters: { name: "bell", lastdigitsofphone: "0177", urgent: true, surgeonId: uuid(3) } });
  const filters = page.getByRole("list", { name: "Filters" });
  await expect.element(filters).toMatchTextContent(/Patient bell.*Phone •••• 0177.*Only urgent/);
  await button("Remove filter Phone").click();
  await expect.poll(address).toBe(`/inbox?name=bell&urgent=yes&surgeon=${uuid(3)}`);
  await button("Clear all").click();
  await expect.poll(address).toBe(`/inbox?surgeon=${uuid(3)}`);
  await unmount();
  await open({ at: "/inbox?digits=17&page=0&size=7" });
  await expect.poll(lastRequest).toMatchObject({ filters: {}, metadata: { current: 1, pageSize: 20 } });
});

test("C074: archived messages are shown as well when that is ticked", async () => {
  answerMessages();
  const { address } = await open();
  await page.getByText("Show archived").click();
  await expect.poll(() => lastRequest()?.filters).toEqual({ archived: true });
  expect(address()).toBe("/inbox?archived=yes");
});

test("C074: the newest messages are first until the head is pressed", async () => {
  answerMessages();
  await open();
  await button("Received on").click();
  await expect.poll(lastRequest).toMatchObject({ sorter: { field: "receivedOn", order: "ascend" } });
  await button("Received on").click();
  await expect.poll(lastRequest).toMatchObject({ sorter: { field: "receivedOn", order: "descend" } });
});

test.each([
  { at: "/inbox?name=zzz", title: "No messages match" },
  { at: `/inbox?surgeon=${uuid(3)}`, title: "No messages match" },
  { at: "/inbox", title: "No messages yet" },
])("$at without messages says '$title'", async ({ at, title }) => {
  answerMessages([]);
  await open({ at });
  await expect.element(page.getByText(title, { exact: true })).toBeVisible();
});

test("live: a message that is heard of is read", async () => {
  answerMessages([ofAnn]);
  await open();
  await expect.element(row("Ann Bell")).toBeVisible();
  answerMessages([ofAnn, ofBen]);
  await invalidateTags(["cases"]);
  await expect.element(row("Ben Stone")).toBeVisible();
});

test("C067: the chosen surgeon is marked, and All surgeons takes the choice back", async () => {
  answerMessages();
  const { address } = await open({ role: Role.medicalAssociate, at: `/inbox?surgeon=${uuid(4)}` });
  const side = page.getByRole("region", { name: "Surgeons" });
  const marked = () =>
    side
      .getByRole("button")
      .elements()
      .map((each) => each.getAttribute("aria-pressed"));
  await expect.poll(marked).toEqual(["false", "false", "true"]);
  await side.getByRole("button", { name: /All surgeons/ }).click();
  await expect.poll(address).toBe("/inbox");
  await expect.poll(marked).toEqual(["true", "false", "false"]);
});

test("on a phone a message is a card with what was written, by whom and when, and is archived there", async () => {
  onTestFinished(() => page.viewport(1440, 900));
  await page.viewport(390, 844);
  answerArchive();
  answerMessages([{ ...ofAnn, urgent: true }]);
  await open({ at: "/inbox?grouped=yes" });
  const card = page.getByRole("listitem").filter({ hasText: "It clicks." });
  await expect
    .element(card)
    .toMatchTextContent(/Ann Bell.*It clicks\..*Thea Therapist · 03\/02\/2026, 9:00 AM.*Sam Surgeon.*Unread.*Urgent/);
  await button("Archive the messages of Ann Bell").click();
  await expect.poll(archives).toEqual([{ ids: [uuid(1)], archived: true }]);
});
