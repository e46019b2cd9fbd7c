import { useSyncExternalStore } from "react";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { makeOpenState } from "../navigation/open-state.ts";

const SessionsDialog = lazyOverlay(
  async () => (await import("../../features/account/SessionsDialog.tsx")).SessionsDialog,
);

const dialog = makeOpenState();

/** Opens the dialog. The menu that was used for it may be gone by then. */
export const openAccountSessions = dialog.open;

/** The name of the dialog, as the profile menu shows it. */
export const accountSessionsLabel = "Sessions and devices";

/** The sessions and trusted devices of the account, over every page. */
export function AccountSessions() {
  const isOpen = useSyncExternalStore(dialog.subscribe, dialog.current);
  return isOpen && <SessionsDialog title={accountSessionsLabel} onClose={dialog.close} />;
}
