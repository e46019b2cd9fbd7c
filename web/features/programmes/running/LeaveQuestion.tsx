import { useEffect } from "react";
import { useBlocker } from "react-router";
import { session } from "../../../platform/session/session.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import * as texts from "./running-texts.ts";

/** Dialog that asks before a schedule with unsaved changes is left. An ended session does not count as leaving. */
export function LeaveQuestion({ when }: { when: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && session.current() !== null && when(),
  );
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (when()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [when]);
  if (blocker.state !== "blocked") return null;
  return (
    <Dialog
      title={texts.areYouSureYouWant}
      isStep={false}
      onClose={blocker.reset}
      options={
        <Button variant="text" onClick={blocker.proceed}>
          {texts.discard}
        </Button>
      }
      actions={
        <Button variant="primary" data-first-focus onClick={blocker.reset}>
          {texts.stay}
        </Button>
      }
    >
      <p>{texts.yourChangesWillBeLost}</p>
    </Dialog>
  );
}
