import { Save } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { connection } from "../../../platform/calls/connection.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import { session } from "../../../platform/session/session.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { isWizardPath } from "./use-wizard.ts";
import { wizard } from "./wizard-store.ts";
import styles from "./Notices.module.css";
import * as texts from "./wizard-texts.ts";

/** Returns whether leaving would abandon data of a new patient. An ended session does not count as leaving: sign-in follows without a question. */
const holdsSomething = (): boolean => {
  const { draft, isDirty, created } = wizard.current();
  return session.current() !== null && created === null && (draft !== null || isDirty);
};

/** Dialog that asks before the wizard is left; between its steps only while a row is open. */
export function LeaveQuestion({ isOpen }: { isOpen: boolean }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    return isWizardPath(nextLocation.pathname) ? isOpen : holdsSomething();
  });
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => {
      if (wizard.current().isDirty) event.preventDefault();
    };
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, []);
  // The draft is discarded only on unmount, so that the page shows the typed values until it is left.
  const discards = useRef(false);
  useEffect(() => () => void (discards.current && wizard.discard()), []);
  const [isKeeping, setKeeping] = useState(false);
  if (blocker.state !== "blocked") return null;
  const staysInside = isWizardPath(blocker.location.pathname);
  const discard = (): void => {
    discards.current = !staysInside;
    blocker.proceed();
  };
  const saveDraft = async (): Promise<void> => {
    setKeeping(true);
    const isKept = await wizard.save();
    setKeeping(false);
    if (isKept) return blocker.proceed();
    if (connection.current().kind === "lost") toasts.error(texts.withoutAConnectionNoDraft);
    blocker.reset();
  };
  return (
    <Dialog
      title={texts.areYouSureYouWant}
      isStep={false}
      onClose={blocker.reset}
      options={
        <Button variant="text" onClick={discard}>
          {texts.discard}
        </Button>
      }
      actions={
        <>
          {!staysInside && (
            <Button busy={isKeeping} onClick={() => void saveDraft()}>
              {texts.keepAsDraft}
            </Button>
          )}
          <Button variant="primary" data-first-focus onClick={blocker.reset}>
            {texts.stay}
          </Button>
        </>
      }
    >
      <p>{texts.yourChangesWillBeLost}</p>
      {!staysInside && (
        <p className={styles.draftNotice}>
          <Save size={15} aria-hidden />
          {texts.keptAsADraftThey}
        </p>
      )}
    </Dialog>
  );
}
