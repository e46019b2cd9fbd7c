import { CallbackRequests } from "../../features/callbacks/CallbackRequests.tsx";
import { Support } from "../../features/support/Support.tsx";
import { useSignedIn } from "../../platform/stores.ts";
import { keysHelp } from "../shell/ShortcutKeys.tsx";

/** Where help is; below it who asked a clinic's surgeons to be called back. */
export function SupportPage() {
  const inClinic = Boolean(useSignedIn().customer);
  return <Support onKeys={keysHelp.open}>{inClinic && <CallbackRequests />}</Support>;
}
