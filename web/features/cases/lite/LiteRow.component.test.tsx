import { Role } from "@restride/domain/access/roles.ts";
import { calendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render, signedIn } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import { type LiteMessageFragment, LiteMessagesDocument } from "./lite-messages.graphql.ts";
import { LiteMessages } from "./LiteMessages.tsx";
import { LiteRow } from "./LiteRow.tsx";

const message: LiteMessageFragment = {
  _id: uuid(1),
  summary: "Swelling",
  patientId: uuid(31),
  patientName: "Ann Bell",
  surgeryType: "knee",
  surgeryDate: calendarDate("2026-03-02"),
  reportedBy: "Ann Bell",
  mine: false,
  receivedOn: "2026-03-05T22:59:00.000Z",
  message: "Is it less?",
  unread: false,
  unreadOfPatient: 0,
  urgent: false,
  archived: false,
};
const show = (change: Partial<LiteMessageFragment> = {}, unread = 0) =>
  render(
    <ul>
      <LiteRow
        message={{ ...message, ...change }}
        today={calendarDate("2026-03-05")}
        to="/there"
        title="Swelling"
        text="Ann Bell"
        unread={unread}
      />
    </ul>,
    { profile: signedIn() },
  );
const row = () => page.getByRole("listitem");

test.each([
  ["2026-03-05T22:59:00.000Z", "4:59 PM"],
  ["2026-03-05T05:59:00.000Z", "Wed"],
  ["2026-02-20T22:59:00.000Z", "02/20/2026"],
])("a message of %s says %s by the clinic's clock on 03/05/2026", async (receivedOn, text) => {
  await show({ receivedOn });
  await expect.element(row().getByText(text, { exact: true })).toBeVisible();
});

test("C133: one's own message, an urgent, an archived and an unread one are marked as that", async () => {
  await show({ mine: true, urgent: true, archived: true }, 3);
  await expect.element(row()).toMatchTextContent(/Urgent.*Archived.*You: Is it less\?.*3 unread$/);
  const tag = row().getByText("Urgent", { exact: true });
  await expect.element(tag).toHaveStyle({ backgroundColor: "rgb(209, 67, 67)" });
});

test.each([
  [{ urgent: true }, 0, /^ABSwelling4:59 PMAnn BellUrgentIs it less\?$/],
  [{ archived: true }, 0, /^ABSwelling4:59 PMAnn BellArchivedIs it less\?$/],
  [{ mine: true }, 0, /^ABSwelling4:59 PMAnn BellYou: Is it less\?$/],
  [{}, 3, /^ABSwelling4:59 PMAnn BellIs it less\?3 unread$/],
])("C133: a message is marked as what it is, and as nothing else: %j, %i unread", async (change, unread, text) => {
  await show(change, unread);
  await expect.element(row()).toMatchTextContent(text);
});

test("a message of another person that is read is marked with nothing", async () => {
  await show();
  await expect.element(row()).toMatchTextContent(/Is it less\?$/);
  expect(page.getByText(/Urgent|Archived|You:|unread/).elements()).toEqual([]);
  await expect.element(page.getByRole("link")).toHaveAttribute("href", "/there");
});

const openList = (role: Role) => {
  mockServer.answer(LiteMessagesDocument, {
    getPatientMessages: {
      status: "success",
      message: "",
      data: { total: 1, today: calendarDate("2026-03-05"), patient: null, messages: [message] },
    },
  });
  return render(<LiteMessages />, { at: "/messages?app=admin-lite", path: "/messages", profile: signedIn(role) });
};

test.each([
  { role: Role.companyAdmin, href: `/cases/${uuid(1)}?app=admin-lite` },
  { role: Role.healthCoach, href: `/cases/${uuid(1)}?app=admin-lite` },
  { role: Role.admin, href: `/patient-message?patientid=${uuid(31)}&app=admin-lite` },
  { role: Role.surgeon, href: `/patient-message?patientid=${uuid(31)}&app=admin-lite` },
])("C033 C093: a row leads role $role to $href", async ({ role, href }) => {
  await openList(role);
  await expect.element(page.getByRole("link", { name: /Ann Bell/ })).toHaveAttribute("href", href);
});

test("what narrows the messages is searched in a dialog, written above the list, and asked for", async () => {
  const { address } = await openList(Role.admin);
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("textbox", { name: "Patient" }).fill("bell");
  await page.getByRole("textbox", { name: "Last four digits of phone" }).fill("0177");
  await page.getByText("Urgent only").click();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(page.getByText(/^bell · •••• 0177 · urgent/)).toBeVisible();
  await expect
    .poll(() => mockServer.sent(LiteMessagesDocument).at(-1)?.filters)
    .toEqual({ name: "bell", lastdigitsofphone: "0177", urgent: true, byPatients: true });
  expect(address()).toBe("/messages?app=admin-lite&name=bell&urgent=yes&digits=0177");
});

test("C096: staff of the clinic are not told that these are their own patients' only", async () => {
  await openList(Role.admin);
  await expect.element(page.getByText("Is it less?")).toBeVisible();
  expect(page.getByText("Only your patients.").elements()).toEqual([]);
});
