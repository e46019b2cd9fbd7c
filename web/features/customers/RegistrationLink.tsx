import { pathOf } from "@restride/domain/access/routes.ts";
import { Check, Copy } from "lucide-react";
import { useCopy } from "../../platform/use-copy.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextField } from "../../ui/TextField.tsx";

/** The address at which patients of a customer register themselves, to send or to print. */
export function RegistrationLink({ customerId }: { customerId: string }) {
  const { isCopied, copy } = useCopy();
  const link = location.origin + pathOf("registration", { customer_id: customerId });
  return (
    <TextField
      label="Registration link"
      hint="Patients register themselves here."
      value={link}
      onValue={() => undefined}
      readOnly
      action={
        <IconButton
          label={isCopied ? "Copied" : "Copy registration link"}
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void copy(link)}
        />
      }
    />
  );
}
