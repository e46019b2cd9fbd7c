import { queryOnce, mutate } from "../../platform/calls/calls.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import * as platformTexts from "../../platform/platform-texts.ts";
import { updatePushState, pushToken } from "./push-state.ts";
import { ForgetWebTokenDocument, SetWebTokenDocument, WebPushKeyDocument } from "./push.graphql.ts";

let last: Promise<unknown> = Promise.resolve();
/** Runs changes one after the other, so that switching pushes off while they are being switched on ends with pushes off. */
const runInOrder = (change: () => Promise<void>): Promise<void> => {
  const done = last.then(change);
  last = done.catch(() => undefined);
  return done;
};

const subscribe = async (applicationServerKey: string): Promise<string> => {
  const worker = await navigator.serviceWorker.register("/push-worker.js");
  await navigator.serviceWorker.ready;
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return JSON.stringify(await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
};

const registerPush = async (): Promise<string> => {
  const answer = await queryOnce(WebPushKeyDocument, {});
  const key = answer.kind === "data" ? answer.data.getWebPushKey.key : null;
  if (!key) throw new Error("The server has no key for pushes.");
  const webtoken = await subscribe(key);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const outcome = await mutate(SetWebTokenDocument, { webtoken, timezone: timeZone }, { invalidates: [] });
  if (outcome.kind !== "data") throw new Error("The server did not take the subscription.");
  return webtoken;
};

/** Registers this browser; the setting shows "on" at once. */
const register = async (): Promise<void> => {
  updatePushState({ isRegistering: true });
  try {
    updatePushState({ token: await registerPush() });
  } finally {
    updatePushState({ isRegistering: false });
  }
};

/** Lets the server push to this browser, with the user's permission. A denied permission is only logged; a failure is shown as a toast. */
export async function turnPushOn(permission: NotificationPermission): Promise<void> {
  if (permission !== "granted") {
    console.info("Notifications are not allowed in this browser.");
    return;
  }
  updatePushState({ isWanted: true });
  await runInOrder(register).catch(() => toasts.error(platformTexts.pushFailed));
}

/** Ends pushes to this browser. A failure is shown as a toast, and pushes stay on, so that they can be switched off again. */
export async function turnPushOff(): Promise<void> {
  updatePushState({ isWanted: false });
  await runInOrder(async () => {
    const token = pushToken();
    if (token === null) return;
    const { kind } = await mutate(ForgetWebTokenDocument, { token }, { invalidates: [] });
    if (kind === "fail") {
      updatePushState({ isWanted: true });
      toasts.error(platformTexts.pushFailed);
    } else updatePushState({ token: null });
  });
}

/** Registers the browser again; a failure is not shown, because the user did not ask for it. */
export const resumePush = (): Promise<void> => runInOrder(register).catch(() => undefined);
