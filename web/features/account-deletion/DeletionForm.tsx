import { birthDateChoices } from "@restride/domain/birth-dates/birth-years.ts";
import { deletionForm, type DeletionForm as Filled } from "@restride/domain/account-deletion/deletion-form.ts";
import { personLimits } from "@restride/domain/patients/person-fields.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { FormEvent } from "react";
import { useMemo, useState } from "react";
import { mutate } from "../../platform/calls/calls.ts";
import { deviceToday } from "../../platform/device/device-today.ts";
import { toasts } from "../../platform/notices/toasts.ts";
import { useBotCheck } from "../../platform/calls/use-bot-check.ts";
import { Button } from "../../ui/look/Button.tsx";
import { PhoneField } from "../../ui/field/PhoneField.tsx";
import { SecurityCheck } from "../../ui/form/SecurityCheck.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import { TypedDateField } from "../../ui/date/TypedDateField.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { DeleteAccountRequestDocument } from "./account-deletion.graphql.ts";
import styles from "./AccountDeletion.module.css";
import * as texts from "./account-deletion-texts.ts";

const birthDate = {
  label: texts.dateOfBirth,
  choicesOf: birthDateChoices,
  required: true,
  large: true,
  yearsBack: 50,
  autoComplete: "bday",
} as const;
const empty = { firstname: "", lastname: "", dob: "", phone: "", email: "" };

function useSend(onSent: () => void) {
  const { check, renew } = useBotCheck();
  const [busy, setBusy] = useState(false);
  const send = async (filled: Filled): Promise<void> => {
    if (check.state !== "done" || busy) return;
    setBusy(true);
    const input = { ...filled, dob: formatUs(filled.dob), token: check.token };
    const outcome = await mutate(DeleteAccountRequestDocument, input, { invalidates: [] });
    setBusy(false);
    if (outcome.kind === "data") return onSent();
    if (outcome.kind !== "fail") return;
    toasts.error(outcome.message);
    // Without a response the request may have arrived. The same token then ensures that it counts once.
    if (outcome.reached) renew();
  };
  return { check, renew, busy, send };
}

/** Form of a deletion request, with the data that identifies the account. */
export function DeletionForm({ onEnd }: { onEnd: (ended: "sent" | "cancelled") => void }) {
  const [today] = useState(deviceToday);
  const { field, submit, form } = useForm(
    useMemo(() => deletionForm(today), [today]),
    empty,
  );
  const { check, renew, busy, send } = useSend(() => onEnd("sent"));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit((filled) => void send(filled));
  };
  const maxNameLength = personLimits.name;
  return (
    <form ref={form} className={styles.card} noValidate onSubmit={onSubmit}>
      <h1>{texts.deleteAccountRequest}</h1>
      <p>{texts.tellUsWhoseAccountIt}</p>
      <div className={styles.fields}>
        <TextField
          {...field("firstname")}
          label={texts.firstName}
          required
          large
          maxLength={maxNameLength}
          autoComplete="given-name"
        />
        <TextField
          {...field("lastname")}
          label={texts.lastName}
          required
          large
          maxLength={maxNameLength}
          autoComplete="family-name"
        />
        <TypedDateField {...field("dob")} {...birthDate} today={today} />
        <PhoneField {...field("phone")} label={texts.cellPhone} required large autoComplete="tel" />
        <TextField {...field("email")} label={texts.email} large type="email" maxLength={50} autoComplete="email" />
      </div>
      <SecurityCheck state={check.state} onRetry={renew} />
      <footer className={styles.foot}>
        <Button size="large" disabled={busy} onClick={() => onEnd("cancelled")}>
          {texts.cancel}
        </Button>
        <Button size="large" variant="primary" type="submit" busy={busy} disabled={check.state !== "done"}>
          {texts.submit}
        </Button>
      </footer>
    </form>
  );
}
