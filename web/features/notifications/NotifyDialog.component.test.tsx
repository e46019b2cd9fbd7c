import * as notificationTexts from "@restride/domain/notifications/notification-texts.ts";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, field } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { NotificationList } from "./NotificationList.tsx";
import { AddNotificationsDocument, NotificationsDocument } from "./notifications.graphql.ts";
import { NotifyDialog, type NotifyDialogProps } from "./NotifyDialog.tsx";

const openTo = async (to: NotifyDialogProps["to"], beside: ReactNode = null) => {
  let sendings = 0;
  const { unmount } = await render(
    <>
      {beside}
      <NotifyDialog
        to={to}
        audience="2 patients"
        notice="2 patients notified"
        onSent={() => (sendings += 1)}
        onClose={() => undefined}
      />
    </>,
  );
  return { sendings: () => sendings, unmount };
};
const open = (patientids = [uuid(1), uuid(2)]) => openTo({ patientids });

test("B018 B144 B345: title and text reach the patients", async () => {
  mockServer.answer(AddNotificationsDocument, { addNotifications: { status: "success", message: "", sent: 2 } });
  const { sendings } = await open();
  await expect.element(page.getByRole("heading", { name: "Notify 2 patients" })).toBeVisible();
  await field("Title").fill("Closed on Monday");
  await field("Text").fill("We open again on Tuesday.");
  await button("Send").click();
  await expect.poll(sendings).toBe(1);
  expect(mockServer.sent(AddNotificationsDocument)).toEqual([
    { patientids: [uuid(1), uuid(2)], header: "Closed on Monday", message: "We open again on Tuesday." },
  ]);
  await expect.element(page.getByText("2 patients notified")).toBeVisible();
});

test("B251: an empty title and text are named, and nothing is sent", async () => {
  await open();
  for (const name of ["Title", "Text"]) await expect.element(field(name)).toHaveAttribute("aria-required", "true");
  await button("Send").click();
  await expect.element(page.getByText("Please input Title!")).toBeVisible();
  await expect.element(page.getByText("Please confirm your Text!")).toBeVisible();
  expect(mockServer.sent(AddNotificationsDocument)).toEqual([]);
});

test("B183: a refusal is shown, and the text stays", async () => {
  mockServer.answer(AddNotificationsDocument, {
    addNotifications: { status: "fail", message: "Too many notifications. Try again in an hour.", sent: null },
  });
  const { sendings } = await open();
  await field("Title").fill("Closed");
  await field("Text").fill("On Monday.");
  await button("Send").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Too many notifications\. Try again in an hour\./);
  await expect.element(field("Text")).toHaveValue("On Monday.");
  expect(sendings()).toBe(0);
});

test("all patients that a filter matches are notified, and are told that only active ones are", async () => {
  mockServer.answer(AddNotificationsDocument, { addNotifications: { status: "success", message: "", sent: 9 } });
  const { sendings } = await openTo({ filters: { joint: "hip" } });
  await expect.element(page.getByText(notificationTexts.activeOnly)).toBeVisible();
  await field("Title").fill("Closed");
  await field("Text").fill("On Monday.");
  await button("Send").click();
  await expect.poll(sendings).toBe(1);
  expect(mockServer.sent(AddNotificationsDocument)).toEqual([
    { filters: { joint: "hip" }, header: "Closed", message: "On Monday." },
  ]);
});

test("what was sent is listed at once, and does not stand in the dialog the next time", async () => {
  mockServer.answer(AddNotificationsDocument, { addNotifications: { status: "success", message: "", sent: 1 } });
  mockServer.answer(NotificationsDocument, {
    getNotifications: { status: "success", message: "", total: 0, notifications: [] },
  });
  const { sendings, unmount } = await openTo({ patientids: [uuid(1)] }, <NotificationList patientId={uuid(1)} />);
  await field("Title").fill("Closed");
  await field("Text").fill("On Monday.");
  await button("Send").click();
  await expect.poll(sendings).toBe(1);
  await expect.poll(() => mockServer.sent(NotificationsDocument)).toHaveLength(2);
  await unmount();
  await open([uuid(1)]);
  await expect.element(field("Title")).toHaveValue("");
  await expect.element(field("Text")).toHaveValue("");
});

test("a title ends at 100 signs and a text at 1000, and both count what is typed", async () => {
  await open();
  await field("Title").fill("x".repeat(100));
  await field("Text").fill("y".repeat(999));
  await expect.element(page.getByText("100 / 100", { exact: true })).toBeVisible();
  await expect.element(page.getByText("999 / 1000", { exact: true })).toBeVisible();
  await expect.element(field("Title")).toHaveAttribute("maxlength", "100");
  await expect.element(field("Text")).toHaveAttribute("maxlength", "1000");
});

test("several patients are told that only active ones are notified, one is not", async () => {
  await open();
  await expect.element(page.getByText(notificationTexts.activeOnly)).toBeVisible();
});

test("one patient needs no such hint", async () => {
  await open([uuid(1)]);
  await expect.element(field("Text")).toBeVisible();
  await expect.element(page.getByText(notificationTexts.activeOnly)).not.toBeInTheDocument();
});

test("what was typed for one patient and left behind does not appear for the next patient", async () => {
  const first = await open([uuid(1)]);
  await field("Text").fill("Your X-ray is on Tuesday.");
  await first.unmount();
  const next = await open([uuid(2)]);
  await expect.element(field("Text")).toHaveValue("");
  await next.unmount();
  await open([uuid(1)]);
  await expect.element(field("Text")).toHaveValue("Your X-ray is on Tuesday.");
});
