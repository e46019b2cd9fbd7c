import { useEffect } from "react";
import { useBlocker } from "react-router";
import { ConfirmDialog } from "../overlay/Dialog.tsx";

interface UnsavedChangesProps {
  when: () => boolean;
  /** Somebody leaves the changes behind. */
  onLeave: () => void;
}

/** Asks before a page is left while `when` says that it has changes. */
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
      title="Leave without saving?"
      text="Your changes are not saved yet."
      confirm="Leave"
      isStep={false}
      onConfirm={leave}
      onClose={blocker.reset}
    />
  );
}
