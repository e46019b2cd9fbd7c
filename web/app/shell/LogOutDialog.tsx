import { useState, useSyncExternalStore } from "react";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { logOut } from "../session/log-out.ts";
import { makeOpenState } from "../navigation/open-state.ts";
import * as texts from "./shell-texts.ts";

const asking = makeOpenState();

/** Opens the question whether to log out. Its state is a store, because the menu that opened it may already be unmounted. */
export const askToLogOut = asking.open;

/** Dialog with the question, over every page. */
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
      title={texts.logout}
      text={texts.areYouSureYouWant}
      confirm={texts.logout}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={asking.close}
    />
  );
}
