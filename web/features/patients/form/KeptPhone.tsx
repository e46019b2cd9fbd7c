import { typedPhone } from "@restride/domain/values/phone.ts";
import { type FocusEvent, useEffect, useRef, useState } from "react";
import { ask, tell } from "../../../platform/calls/calls.ts";
import { PhoneField } from "../../../ui/field/PhoneField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { PatientPhoneDocument } from "./patient-form.graphql.ts";
import type { PatientFields } from "./patient-values.ts";

const hint = "The full phone number is shown while you edit the field.";

interface KeptPhoneProps {
  form: PatientFields;
  patientId: string;
  masked: string;
}

/** The phone of a patient who is there: masked until its field has the focus, and again once it is left as it was. */
export function KeptPhone({ form, patientId, masked }: KeptPhoneProps) {
  const [kept, setKept] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const field = form.field("phone");
  const isShown = field.value !== null;
  useEffect(() => {
    if (isShown && kept !== null) box.current?.querySelector<HTMLInputElement>("input")?.focus();
  }, [isShown, kept]);
  const show = async (): Promise<void> => {
    const outcome = await ask(PatientPhoneDocument, { id: patientId });
    if (outcome.kind !== "data") return tell(outcome);
    const phone = typedPhone(outcome.data.getPatientPhone.phone ?? "");
    setKept(phone);
    form.set("phone", phone);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (currentTarget.contains(relatedTarget)) return;
    if (field.value === kept) form.set("phone", null);
    else field.onBlur();
  };
  return (
    <div ref={box} onBlur={leave}>
      {field.value === null ? (
        <TextField
          label="Cell phone"
          name="phone"
          required
          readOnly
          value={masked}
          onValue={() => undefined}
          onFocus={() => void show()}
          hint={hint}
        />
      ) : (
        <PhoneField {...field} value={field.value} onBlur={() => undefined} label="Cell phone" required hint={hint} />
      )}
    </div>
  );
}
