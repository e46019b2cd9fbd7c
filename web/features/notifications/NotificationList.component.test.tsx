import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { invalidateTags } from "../../platform/calls/query-client.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import { NotificationList } from "./NotificationList.tsx";
import { NotificationsDocument } from "./notifications.graphql.ts";

const notification = (number: number, delieveredat: string | null = null, readat: string | null = null) => ({
  _id: uuid(number),
  header: `Title ${number}`,
  message: `Text ${number}`,
  date: "2026-03-02T15:00:00.000Z",
  delieveredat,
  readat,
});
const [delivered, read] = ["2026-03-02T15:01:00.000Z", "2026-03-02T15:02:00.000Z"];

const answer = (notifications: ReturnType<typeof notification>[], total = notifications.length): void =>
  mockServer.answer(NotificationsDocument, {
    getNotifications: { status: "success", message: "", total, notifications },
  });
const open = async (notifications: ReturnType<typeof notification>[], total = notifications.length) => {
  answer(notifications, total);
  await render(<NotificationList patientId={uuid(1)} />);
};
const line = (at: number) => page.getByRole("listitem").nth(at);

test("B038: each notification says how far it has come", async () => {
  await open([notification(3), notification(2, delivered), notification(1, delivered, read)]);
  await expect.element(page.getByRole("heading", { name: "Notifications 3" })).toBeVisible();
  await expect.element(line(0)).toMatchTextContent(/Title 3.*sent/);
  await expect.element(line(1)).toMatchTextContent(/Title 2.*delivered/);
  await expect.element(line(2)).toMatchTextContent(/Title 1.*read/);
  expect(mockServer.sent(NotificationsDocument)).toEqual([{ id: uuid(1) }]);
});

test("B038: the order is turned around, and a notification opens with its text", async () => {
  await open([notification(2), notification(1)]);
  await page.getByRole("button", { name: "Sort by time, oldest first" }).click();
  await expect.element(line(0)).toMatchTextContent(/Title 1/);
  await page.getByText("Title 1").click();
  await expect.element(page.getByText("Text 1")).toBeVisible();
  await page.getByRole("button", { name: "Sort by time, newest first" }).click();
  await expect.element(line(0)).toMatchTextContent(/Title 2/);
});

test("B038: before it is opened a notification shows its title, state and time, and no text", async () => {
  await open([notification(1, delivered)]);
  await expect.element(page.getByText("Text 1")).not.toBeVisible();
  expect(
    textsOf(
      line(0)
        .getByText(/03\/02\/26/)
        .first(),
    ),
  ).toEqual(["03/02/26 09:00 AM"]);
});

test("B439: times are those of the clinic's clock, wherever the clinic is", async () => {
  const { customer, ...person } = signedIn();
  answer([notification(1, delivered)]);
  await render(<NotificationList patientId={uuid(1)} />, {
    profile: { ...person, customer: { ...customer!, timezone: "America/Denver" } },
  });
  await page.getByText("Title 1").click();
  await expect.element(page.getByText("03/02/26 08:00 AM", { exact: true })).toBeVisible();
  await expect.element(page.getByText("sent 03/02/26 08:00 AM, delivered 03/02/26 08:01 AM")).toBeVisible();
});

test("B038: a notification that is read or sent meanwhile is shown so", async () => {
  await open([notification(1)]);
  await expect.element(line(0)).toMatchTextContent(/sent/);
  answer([notification(2), notification(1, delivered, read)]);
  void invalidateTags(["notifications"]);
  await expect.element(line(0)).toMatchTextContent(/Title 2/);
  await expect.element(line(1)).toMatchTextContent(/Title 1.*read/);
});

test("of many the newest five are shown, then all; one that is opened has all of its times, by the clinic's clock", async () => {
  await open([6, 5, 4, 3, 2, 1].map((number) => notification(number, delivered, read)));
  await expect.element(page.getByRole("listitem")).toHaveLength(5);
  await page.getByRole("button", { name: "Show 1 more" }).click();
  await expect.element(page.getByRole("listitem")).toHaveLength(6);
  await page.getByText("Title 1").click();
  const times = "sent 03/02/26 09:00 AM, delivered 03/02/26 09:01 AM, read 03/02/26 09:02 AM";
  await expect.element(line(5).getByText(times)).toBeVisible();
});

test("an empty list says that none was sent", async () => {
  await open([]);
  await expect.element(page.getByText("None sent.")).toBeVisible();
});

test("more than are listed are counted", async () => {
  await open([notification(1)], 230);
  await expect.element(page.getByRole("heading", { name: "Notifications 230" })).toBeVisible();
  await expect.element(page.getByText("The newest 1 are listed.")).toBeVisible();
});

test("a failed list says so", async () => {
  mockServer.answer(NotificationsDocument, {
    getNotifications: { status: "fail", message: "Try again in a minute.", total: null, notifications: null },
  });
  await render(<NotificationList patientId={uuid(1)} />);
  const alert = page.getByRole("alert");
  await expect.element(alert).toMatchTextContent(/Try again in a minute\./);
  await expect.element(alert).toMatchTextContent(/Notifications could not be loaded\./);
  expect(page.getByText("None sent.").elements()).toEqual([]);
  answer([notification(1)]);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.element(line(0)).toMatchTextContent(/Title 1/);
  await expect.element(alert).not.toBeInTheDocument();
});

test("notifications that are on the way have their room, in grey, and are not counted before", async () => {
  const loadWithRetries = mockServer.delay(NotificationsDocument);
  await render(<NotificationList patientId={uuid(1)} />);
  await expect.element(page.getByRole("heading", { name: "Notifications", exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector("[aria-busy]")?.getBoundingClientRect().height).toBeGreaterThan(80);
  loadWithRetries({ getNotifications: { status: "success", message: "", total: 1, notifications: [notification(1)] } });
  await expect.element(page.getByRole("heading", { name: "Notifications 1" })).toBeVisible();
  expect(document.querySelector("[aria-busy]")).toBeNull();
});
