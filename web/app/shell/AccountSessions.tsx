import { useSyncExternalStore } from "react";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import { makeOpenState } from "../navigation/open-state.ts";
import * as texts from "./shell-texts.ts";

const SessionsDialog = lazyOverlay(
  async () => (await import("../../features/account/SessionsDialog.tsx")).SessionsDialog,
);

const dialog = makeOpenState();

/** Opens the dialog. Its state is a store, because the menu that opened it may already be unmounted. */
export const openAccountSessions = dialog.open;

/** Title of the dialog, also shown in the profile menu. */
export const accountSessionsLabel = texts.sessionsAndDevices;

/** Dialog with the sessions and trusted devices of the account, over every page. */
export function AccountSessions() {
  const isOpen = useSyncExternalStore(dialog.subscribe, dialog.current);
  return isOpen && <SessionsDialog title={accountSessionsLabel} onClose={dialog.close} />;
}
