import { typedPhone } from "@restride/domain/values/phone.ts";
import { useRef, useState } from "react";
import { queryOnce, notifyOutcome } from "../../../platform/calls/calls.ts";
import { TextField } from "../../../ui/field/TextField.tsx";
import { PatientPhoneDocument } from "./patient-form.graphql.ts";
import type { PatientFields } from "./patient-values.ts";
import * as texts from "./form-texts.ts";

interface KeptPhoneProps {
  form: PatientFields;
  patientId: string;
  masked: string;
}

/** Field of an existing patient's phone: masked until the field has the focus, and again after blur without a change. */
export function StoredPhoneField({ form, patientId, masked }: KeptPhoneProps) {
  const [storedPhone, setStoredPhone] = useState<string | null>(null);
  const box = useRef<HTMLSpanElement>(null);
  const { value, onBlur, ...field } = form.field("phone");
  const show = async (): Promise<void> => {
    if (value !== null) return;
    const outcome = await queryOnce(PatientPhoneDocument, { id: patientId });
    if (outcome.kind !== "data") return notifyOutcome(outcome);
    // The number is not shown if the user left the field meanwhile.
    if (!box.current?.contains(document.activeElement)) return;
    const phone = typedPhone(outcome.data.getPatientPhone.phone ?? "");
    setStoredPhone(phone);
    field.onValue(phone);
  };
  return (
    <TextField
      {...field}
      boxRef={box}
      label={texts.cellPhone}
      required
      type="tel"
      readOnly={value === null}
      value={value ?? masked}
      onFocus={() => void show()}
      onBlur={() => (value === storedPhone ? field.onValue(null) : onBlur())}
      hint={texts.theFullPhoneNumberIsShown}
    />
  );
}
