import { useEffect } from "react";
import { toasts } from "../../platform/notices/toasts.ts";
import * as platformTexts from "../../platform/platform-texts.ts";
import { loadWithRetries } from "../../ui/page/load-with-retries.ts";
import { canPush, pushToken, wantsPush } from "./push-state.ts";

/**
 * Switches pushes to this browser on or off. Few users use pushes, so the code is loaded on the first switch; when loading fails, a toast says so.
 * Permission is requested before the code is loaded, because Firefox and Safari refuse to ask a few seconds after a click.
 */
export function switchPush(on: boolean): Promise<void> {
  const permission = on ? Notification.requestPermission() : undefined;
  return loadWithRetries(() => import("./switch-push.ts")).then(
    async ({ turnPushOff, turnPushOn }) => (permission ? turnPushOn(await permission) : turnPushOff()),
    () => toasts.error(platformTexts.pushFailed),
  );
}

/** Registers the browser for pushes again after sign-in, if the user had switched them on. */
export function useResumedPush(): void {
  useEffect(() => {
    if (canPush() && wantsPush() && Notification.permission === "granted" && pushToken() === null)
      void loadWithRetries(() => import("./switch-push.ts"), { isPersistent: true }).then(({ resumePush }) =>
        resumePush(),
      );
  }, []);
}
