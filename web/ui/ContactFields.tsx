import { PhoneField } from "./PhoneField.tsx";
import { TextField } from "./TextField.tsx";

type Line = "contactname" | "contactemail" | "contactphone";

interface ContactFieldsProps {
  /** What the form hands to a field of this name. */
  field: (name: Line) => {
    name: string;
    value: string;
    error?: string | undefined;
    onValue: (value: string) => void;
    onBlur: () => void;
  };
  required?: boolean;
}

/** A person to speak to. */
export const ContactFields = ({ field, required = false }: ContactFieldsProps) => (
  <>
    <TextField {...field("contactname")} label="Contact name" required={required} />
    <TextField {...field("contactemail")} label="Contact email" type="email" required={required} />
    <PhoneField {...field("contactphone")} label="Contact phone" required={required} />
  </>
);
