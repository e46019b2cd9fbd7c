import { useEffect } from "react";
import { toasts } from "../../platform/notices/toasts.ts";
import { texts } from "../../platform/texts.ts";
import { loadWithRetries } from "../../ui/page/load-with-retries.ts";
import { canPush, pushToken, wantsPush } from "./push-state.ts";

/**
 * Switches pushes to this browser. Few do: its code comes then, and where it cannot come a toast says so. The person is asked at once, since
 * Firefox and Safari refuse to ask a few seconds after a click.
 */
export function switchPush(on: boolean): Promise<void> {
  const permission = on ? Notification.requestPermission() : undefined;
  return loadWithRetries(() => import("./switch-push.ts")).then(
    async ({ turnPushOff, turnPushOn }) => (permission ? turnPushOn(await permission) : turnPushOff()),
    () => toasts.error(texts.pushFailed),
  );
}

/** After signing in again, a browser that was to show pushes goes on doing so. */
export function useResumedPush(): void {
  useEffect(() => {
    if (canPush() && wantsPush() && Notification.permission === "granted" && pushToken() === null)
      void loadWithRetries(() => import("./switch-push.ts"), { isPersistent: true }).then(({ resumePush }) =>
        resumePush(),
      );
  }, []);
}
