import { PhoneField } from "../field/PhoneField.tsx";
import { TextField } from "../field/TextField.tsx";
import type { TextOfForm } from "./use-form.ts";
import * as texts from "./form-texts.ts";

type Line = "name" | "email" | "phone";

interface ContactFieldsProps {
  /** Returns the props of the field with this name. */
  field: (name: Line) => TextOfForm;
  required?: boolean;
}

/** Fields of a contact person. */
export const ContactFields = ({ field, required = false }: ContactFieldsProps) => (
  <>
    <TextField {...field("name")} label={texts.contactName} required={required} />
    <TextField {...field("email")} label={texts.contactEmail} type="email" required={required} />
    <PhoneField {...field("phone")} label={texts.contactPhone} required={required} />
  </>
);
