import { useEffect } from "react";
import { toasts } from "../../platform/page/toasts.ts";
import { texts } from "../../platform/texts.ts";
import { bring } from "../../ui/page/bring.ts";
import { canPush, pushToken, wantsPush } from "./push-state.ts";

/** Switches pushes to this browser. Few do: its code comes then, and where it cannot come that is told. */
export const switchPush = (on: boolean): Promise<void> =>
  import("./switch-push.ts").then(
    ({ turnPushOff, turnPushOn }) => (on ? turnPushOn() : turnPushOff()),
    () => toasts.error(texts.pushFailed),
  );

/** After signing in again, a browser that was to show pushes goes on doing so. */
export function useResumedPush(): void {
  useEffect(() => {
    if (canPush() && wantsPush() && Notification.permission === "granted" && pushToken() === null)
      void bring(() => import("./switch-push.ts"), { isPatient: true }).then(({ resumePush }) => resumePush());
  }, []);
}
