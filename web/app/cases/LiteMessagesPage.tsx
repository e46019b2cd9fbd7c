import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { LiteMessages } from "../../features/cases/lite/LiteMessages.tsx";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { LazyDialog } from "../../ui/overlay/LazyDialog.tsx";
import { enterCustomer } from "../session/enter-customer.ts";
import { lazyComponent } from "../../ui/page/lazy-component.tsx";
import * as texts from "./cases-texts.ts";

const ClinicChoice = lazyComponent(
  async () => (await import("../../features/customers/ClinicChoice.tsx")).ClinicChoice,
);

/** Button and dialog with which company users switch to the messages of another clinic. */
function SwitchClinic() {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <IconButton label={texts.switchCustomer} icon={<ArrowLeftRight size={20} />} onClick={() => setOpen(true)} />
      {isOpen && (
        <LazyDialog title={texts.switchCustomer} onClose={close}>
          <ClinicChoice enter={enterCustomer} onEntered={close} />
        </LazyDialog>
      )}
    </>
  );
}

/** Page with the messages in lite; company users see the messages of the clinic that they chose. */
export const LiteMessagesPage = () => (
  <LiteMessages actions={isCompanyUser(roleOf(useSignedIn())) && <SwitchClinic />} />
);
