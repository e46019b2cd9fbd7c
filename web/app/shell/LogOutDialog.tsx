import { useState, useSyncExternalStore } from "react";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { logOut } from "../session/log-out.ts";
import { makeOpenState } from "../navigation/open-state.ts";

const asking = makeOpenState();

/** Asks whether to log out. The menu that was used for it may be gone by then. */
export const askToLogOut = asking.open;

/** The question over every page. */
export function LogOutDialog() {
  const open = useSyncExternalStore(asking.subscribe, asking.current);
  const [busy, setBusy] = useState(false);
  if (!open) return null;
  const confirm = async (): Promise<void> => {
    setBusy(true);
    await logOut();
    asking.close();
  };
  return (
    <ConfirmDialog
      title="Logout"
      text="Are you sure you want to log out?"
      confirm="Logout"
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={asking.close}
    />
  );
}
