import { ClipboardList, UserPlus } from "lucide-react";
import { useState } from "react";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./registered-texts.ts";

const RegisteredDialog = lazyOverlay(async () => (await import("./RegisteredDialog.tsx")).RegisteredDialog);
const SendLinkDialog = lazyOverlay(async () => (await import("./SendLinkDialog.tsx")).SendLinkDialog);

/** Buttons and dialogs of the registered patients who wait, and of the registration link; for users who may add patients. */
export function RegisteredButtons() {
  const [open, setOpen] = useState<"registered" | "selfRegister" | null>(null);
  const close = (): void => setOpen(null);
  if (!mayCall("getRegisteredPatients", roleOf(useSignedIn()))) return null;
  return (
    <>
      <Button icon={<ClipboardList />} onClick={() => setOpen("registered")}>
        {texts.registeredPatients}
      </Button>
      <Button icon={<UserPlus />} onClick={() => setOpen("selfRegister")}>
        {texts.selfRegister}
      </Button>
      {open === "registered" && <RegisteredDialog onClose={close} />}
      {open === "selfRegister" && <SendLinkDialog link="mobileApp" onClose={close} />}
    </>
  );
}
