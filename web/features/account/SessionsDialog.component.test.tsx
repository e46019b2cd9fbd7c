import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listItem } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { uuid } from "../../testing/uuid.ts";
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  RevokeTrustedDeviceDocument,
  SessionsDocument,
  TrustedDevicesDocument,
} from "./sessions.graphql.ts";
import { SessionsDialog } from "./SessionsDialog.tsx";

const sessions = [
  {
    _id: uuid(1),
    application: "Admin",
    device: "Chrome on Windows",
    place: "Chicago",
    startedAt: "2026-03-02T03:30:00.000Z",
    lastUsedAt: "2026-03-02T15:05:00.000Z",
    isThis: true,
  },
  {
    _id: uuid(2),
    application: "AdminLite",
    device: "Safari on iPhone",
    place: "",
    startedAt: "2026-03-02T14:00:00.000Z",
    lastUsedAt: "2026-03-02T15:00:00.000Z",
    isThis: false,
  },
];
const device = {
  _id: uuid(3),
  device: "Edge on Windows",
  location: "Evanston",
  createdAt: "2026-02-01T15:00:00.000Z",
  lastUsedAt: "2026-03-01T15:00:00.000Z",
};
const success = { status: "success", message: "" };

const open = async (devices = [device]) => {
  mockServer.answer(SessionsDocument, { getSessions: { ...success, sessions } });
  mockServer.answer(TrustedDevicesDocument, { getTrustedDevices: { ...success, devices } });
  await render(<SessionsDialog title="Sessions and devices" onClose={() => undefined} />);
};

test("a session says its device, place and times of the clinic, where the day differs from the instant's", async () => {
  await open();
  await expect.element(listItem("Chrome on Windows")).toMatchTextContent(/This session/);
  await expect.element(listItem("Chrome on Windows")).toMatchTextContent(/Chicago · Started .*03\/01\/2026.*9:30 PM/);
  await expect.element(listItem("Safari on iPhone (lite)")).toMatchTextContent(/Last used .*9:00 AM/);
  expect(listItem("Chrome on Windows").getByRole("button").elements()).toEqual([]);
});

test("another session is ended, and the list is asked for again", async () => {
  await open();
  mockServer.answer(EndSessionDocument, { endSession: { status: "success", message: "Session ended" } });
  await page.getByRole("button", { name: "End the session on Safari on iPhone" }).click();
  await expect.element(page.getByText("Session ended")).toBeVisible();
  expect(mockServer.sent(EndSessionDocument)).toEqual([{ sessionid: uuid(2) }]);
  await expect.poll(() => mockServer.sent(SessionsDocument).length).toBe(2);
});

test("all other sessions are ended at once", async () => {
  await open();
  mockServer.answer(EndOtherSessionsDocument, { endOtherSessions: success });
  await page.getByRole("button", { name: "End all others" }).click();
  await expect.poll(() => mockServer.sent(EndOtherSessionsDocument)).toEqual([{}]);
});

test("a trusted device is removed; a refusal is shown", async () => {
  await open();
  mockServer.answer(RevokeTrustedDeviceDocument, {
    revokeTrustedDevice: { status: "fail", message: "This device is trusted no more." },
  });
  await expect.element(listItem("Edge on Windows")).toMatchTextContent(/Evanston · Trusted .*02\/01\/2026/);
  await page.getByRole("button", { name: "Remove Edge on Windows" }).click();
  await expect.element(page.getByText("This device is trusted no more.")).toBeVisible();
  expect(mockServer.sent(RevokeTrustedDeviceDocument)).toEqual([{ deviceid: uuid(3) }]);
});

test("without trusted devices the list says how to trust one", async () => {
  await open([]);
  await expect
    .element(page.getByText('No trusted devices. Select "Trust this device" when you sign in.'))
    .toBeVisible();
});

test("where only this session runs there are no others to end", async () => {
  mockServer.answer(SessionsDocument, { getSessions: { ...success, sessions: sessions.slice(0, 1) } });
  mockServer.answer(TrustedDevicesDocument, { getTrustedDevices: { ...success, devices: [] } });
  await render(<SessionsDialog title="Sessions and devices" onClose={() => undefined} />);
  await expect.element(listItem("Chrome on Windows")).toBeVisible();
  expect(page.getByRole("button", { name: "End all others" }).elements()).toEqual([]);
  await expect.element(listItem("Chrome on Windows")).not.toMatchTextContent(/lite/);
});

test("each list that cannot be read says so by itself, and comes at another try", async () => {
  mockServer.answer(SessionsDocument, {
    getSessions: { status: "fail", message: "No sessions now.", sessions: null },
  });
  mockServer.answer(TrustedDevicesDocument, {
    getTrustedDevices: { status: "fail", message: "No devices now.", devices: null },
  });
  await render(<SessionsDialog title="Sessions and devices" onClose={() => undefined} />);
  const [first, last] = [page.getByRole("alert").first(), page.getByRole("alert").last()];
  await expect.element(first).toMatchTextContent(/No sessions now\./);
  await expect.element(last).toMatchTextContent(/No devices now\./);
  mockServer.answer(TrustedDevicesDocument, { getTrustedDevices: { ...success, devices: [device] } });
  await last.getByRole("button", { name: "Try again" }).click();
  await expect.element(listItem("Edge on Windows")).toBeVisible();
  mockServer.answer(SessionsDocument, { getSessions: { ...success, sessions } });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(listItem("Chrome on Windows")).toBeVisible();
});

test("a device that was removed leaves the list", async () => {
  await open();
  mockServer.answer(RevokeTrustedDeviceDocument, () => {
    mockServer.answer(TrustedDevicesDocument, { getTrustedDevices: { ...success, devices: [] } });
    return { revokeTrustedDevice: { status: "success", message: "Device removed" } };
  });
  await page.getByRole("button", { name: "Remove Edge on Windows" }).click();
  await expect.element(listItem("Edge on Windows")).not.toBeInTheDocument();
});
