import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../../testing/mock-server.ts";
import { render } from "../../../testing/render.tsx";
import { uuid } from "../../../testing/uuid.ts";
import type { OutgoingMessage } from "./outgoing-message.ts";
import { WaitingMessage } from "./WaitingMessage.tsx";

const message = (change: Partial<OutgoingMessage>): OutgoingMessage => ({
  key: uuid(1),
  caseId: uuid(2),
  message: { comment: "Rest it tonight.", priority: "NORMAL", image: "" },
  at: Date.now(),
  refused: null,
  ...change,
});
const open = async (change: Partial<OutgoingMessage> = {}) => {
  let isTakenBack = false;
  await render(
    <WaitingMessage message={message(change)} timeZone="America/Chicago" onTakeBack={() => (isTakenBack = true)} />,
  );
  await expect.element(page.getByRole("button", { name: "Take back" })).toBeVisible();
  return () => isTakenBack;
};

test("a message that waits for the connection says so, and is taken back", async () => {
  const isTakenBack = await open();
  await expect.element(page.getByText("Rest it tonight.")).toBeVisible();
  mockServer.setReachable(false);
  await expect.element(page.getByText("Sent as soon as there is a connection")).toBeVisible();
  expect(page.getByText("Urgent", { exact: true }).elements()).toEqual([]);
  await page.getByRole("button", { name: "Take back" }).click();
  expect(isTakenBack()).toBe(true);
  mockServer.setReachable(true);
});

test("what the server refused stays with the reason, and can be taken back", async () => {
  await open({ refused: "This case was not found." });
  await expect.element(page.getByRole("alert").getByText("This case was not found.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Take back" })).toBeVisible();
});

test("a message that waited for a day asks before it is sent", async () => {
  await open({ at: Date.now() - 86_400_000 });
  await expect.element(page.getByText("Written more than a day ago.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Send now" })).toBeVisible();
});

test("an urgent message is marked while it is on its way", async () => {
  await open({ message: { comment: "Rest it tonight.", priority: "URGENT", image: "" } });
  await expect.element(page.getByText("Urgent", { exact: true })).toBeVisible();
});

test("a message of an image alone shows it while it is on its way, with the time of the clinic's clock", async () => {
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (...[input, init]: Parameters<typeof fetch>) =>
    String(input).includes("/images/messages")
      ? Promise.resolve(new Response(new Blob(["image"], { type: "image/webp" })))
      : fetch(input, init),
  );
  onTestFinished(() => void vi.unstubAllGlobals());
  await open({
    message: { comment: "", priority: "NORMAL", image: "knee.webp" },
    at: Date.parse("2026-11-28T03:30:00Z"),
  });
  await expect.element(page.getByAltText("Sent with this message")).toBeInTheDocument();
  await expect.element(page.getByText("Nov 27, 9:30 PM")).toBeVisible();
});
