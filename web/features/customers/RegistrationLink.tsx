import { pathOf } from "@restride/domain/access/routes.ts";
import { Check, Copy } from "lucide-react";
import { useCopy } from "../../platform/device/use-copy.ts";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import * as texts from "./customers-texts.ts";

/** Field with the URL at which patients of a customer register themselves, to copy for a message or for print. */
export function RegistrationLink({ customerId }: { customerId: string }) {
  const { isCopied, copy } = useCopy();
  const link = location.origin + pathOf("registration", { customer_id: customerId });
  return (
    <TextField
      label={texts.registrationLink}
      hint={texts.patientsRegisterThemselvesHere}
      value={link}
      onValue={() => undefined}
      readOnly
      action={
        <IconButton
          label={isCopied ? texts.copiedLabel : texts.copyRegistrationLink}
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void copy(link)}
        />
      }
    />
  );
}
