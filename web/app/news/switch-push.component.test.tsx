import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { mockServer } from "../../testing/mock-server.ts";
import { render } from "../../testing/render.tsx";
import { pushToken, usePushState, wantsPush } from "./push-state.ts";
import { ForgetWebTokenDocument, SetWebTokenDocument, WebPushKeyDocument } from "./push.graphql.ts";
import { resumePush, turnPushOff, turnPushOn } from "./switch-push.ts";

const webtoken = JSON.stringify({ endpoint: "https://push.example/1" });
const failed = "Something went wrong!";

/** Mocks a browser that subscribes with the server's key. */
const mockWorker = () => {
  const unsubscribe = vi.fn(async () => true);
  const subscribe = vi.fn(async (options: PushSubscriptionOptionsInit) => ({
    options,
    toJSON: () => JSON.parse(webtoken) as object,
  }));
  const pushManager = { getSubscription: async () => ({ unsubscribe }), subscribe };
  const { serviceWorker } = navigator;
  vi.spyOn(serviceWorker, "register").mockResolvedValue({ pushManager } as never);
  vi.spyOn(serviceWorker, "ready", "get").mockResolvedValue({} as never);
  onTestFinished(() => void vi.restoreAllMocks());
  return { subscribe, unsubscribe };
};
const State = () => <p>Pushes are {usePushState()}</p>;
const open = async () => {
  mockServer.answer(WebPushKeyDocument, { getWebPushKey: { status: "success", message: "", key: "server-key" } });
  mockServer.answer(SetWebTokenDocument, { setWebToken: { status: "success", message: "" } });
  mockServer.answer(ForgetWebTokenDocument, { deleteUserDeviceToken: { status: "success", message: "" } });
  await render(<State />);
  return mockWorker();
};
const state = (is: "on" | "off") => expect.element(page.getByText(`Pushes are ${is}`)).toBeVisible();

test("A237 A238: with permission this browser is subscribed by the server's key, in its time zone, and off again forgotten", async () => {
  const { subscribe, unsubscribe } = await open();
  await state("off");
  await turnPushOn("granted");
  await state("on");
  expect([unsubscribe.mock.calls.length, subscribe.mock.calls[0]?.[0]]).toEqual([
    1,
    { userVisibleOnly: true, applicationServerKey: "server-key" },
  ]);
  const { timeZone: timezone } = Intl.DateTimeFormat().resolvedOptions();
  expect(mockServer.sent(SetWebTokenDocument)).toEqual([{ webtoken, timezone }]);
  expect([pushToken(), wantsPush()]).toEqual([webtoken, true]);
  await turnPushOff();
  await state("off");
  expect(mockServer.sent(ForgetWebTokenDocument)).toEqual([{ token: webtoken }]);
  expect([pushToken(), wantsPush()]).toEqual([null, false]);
});

test("A287 B397: without permission nothing is asked and pushes stay off, which is logged and not told", async () => {
  const log = vi.spyOn(console, "info").mockReturnValue();
  await open();
  await turnPushOn("denied");
  await state("off");
  expect(mockServer.sent(WebPushKeyDocument)).toEqual([]);
  expect(log.mock.calls).toEqual([["Notifications are not allowed in this browser."]]);
  expect(page.getByRole("button", { name: "Close notice" }).elements()).toEqual([]);
});

test("A286: a subscription that the server does not take is told, and pushes are off", async () => {
  await open();
  mockServer.answer(SetWebTokenDocument, { setWebToken: { status: "fail", message: "No." } });
  await turnPushOn("granted");
  await expect.element(page.getByText(failed)).toBeVisible();
  await state("off");
  expect(pushToken()).toBeNull();
});

test("A286: a browser that the server cannot forget is told, and pushes stay on until it can", async () => {
  await open();
  await turnPushOn("granted");
  mockServer.answer(ForgetWebTokenDocument, { deleteUserDeviceToken: { status: "fail", message: "No." } });
  await turnPushOff();
  await expect.element(page.getByText(failed)).toBeVisible();
  await state("on");
  expect(pushToken()).toBe(webtoken);
});

test("what fails when a session begins again is not told", async () => {
  await open();
  mockServer.answer(WebPushKeyDocument, { getWebPushKey: { status: "fail", message: "No.", key: null } });
  await resumePush();
  expect(page.getByText(failed).elements()).toEqual([]);
  expect(mockServer.sent(SetWebTokenDocument)).toEqual([]);
});

test("a browser that was not subscribed is not forgotten by the server", async () => {
  await open();
  await turnPushOff();
  expect(mockServer.sent(ForgetWebTokenDocument)).toEqual([]);
});
