import { notificationTexts } from "@restride/domain/notifications/notification-texts.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import { AddNotificationsDocument } from "./notifications.graphql.ts";
import { NotifyDialog } from "./NotifyDialog.tsx";

const open = async (patientids = [uuid(1), uuid(2)]) => {
  let sendings = 0;
  const { unmount } = await render(
    <NotifyDialog
      to={{ patientids }}
      whom="2 patients"
      said="2 patients notified"
      onSent={() => (sendings += 1)}
      onClose={() => undefined}
    />,
  );
  return { sendings: () => sendings, unmount };
};
const field = (name: string) => page.getByRole("textbox", { name });
const send = () => page.getByRole("button", { name: "Send" });

test("B018 B345: title and text reach the patients", async () => {
  mockServer.answer(AddNotificationsDocument, { addNotifications: { status: "success", message: "", sent: 2 } });
  const { sendings } = await open();
  await expect.element(page.getByRole("heading", { name: "Notify 2 patients" })).toBeVisible();
  await field("Title").fill("Closed on Monday");
  await field("Text").fill("We open again on Tuesday.");
  await send().click();
  await expect.poll(sendings).toBe(1);
  expect(mockServer.sent(AddNotificationsDocument)).toEqual([
    { patientids: [uuid(1), uuid(2)], header: "Closed on Monday", message: "We open again on Tuesday." },
  ]);
  await expect.element(page.getByText("2 patients notified")).toBeVisible();
});

test("B251: an empty title and text are named, and nothing is sent", async () => {
  await open();
  await send().click();
  await expect.element(page.getByText("Please input Title!")).toBeVisible();
  await expect.element(page.getByText("Please confirm your Text!")).toBeVisible();
  expect(mockServer.sent(AddNotificationsDocument)).toEqual([]);
});

test("a refusal is shown, and the text stays", async () => {
  mockServer.answer(AddNotificationsDocument, {
    addNotifications: { status: "fail", message: "Too many notifications. Try again in an hour.", sent: null },
  });
  const { sendings } = await open();
  await field("Title").fill("Closed");
  await field("Text").fill("On Monday.");
  await send().click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Too many notifications\. Try again in an hour\./);
  await expect.element(field("Text")).toHaveValue("On Monday.");
  expect(sendings()).toBe(0);
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
