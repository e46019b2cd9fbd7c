import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../overlay/Dialog.tsx";
import * as texts from "./form-texts.ts";

interface UnsavedChangesProps {
  when: () => boolean;
  /** Called when a person leaves the page without saving. */
  onLeave: () => void;
}

/** Dialog that asks before a page is left while `when` returns that the page has changes. */
export function UnsavedChanges({ when, onLeave }: UnsavedChangesProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && when(),
  );
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (when()) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [when]);
  if (blocker.state !== "blocked") return null;
  const leave = (): void => {
    onLeave();
    blocker.proceed();
  };
  return (
    <ConfirmDialog
      title={texts.leaveWithoutSaving}
      text={texts.yourChangesAreNotSaved}
      confirm={texts.leave}
      isStep={false}
      onConfirm={leave}
      onClose={blocker.reset}
    />
  );
}
