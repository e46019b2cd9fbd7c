import {
  completePhone,
  countries,
  countryName,
  countryOfPhone,
  withCallingCode,
} from "@restride/domain/values/countries.ts";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import styles from "./PhoneField.module.css";
import { TextField } from "./TextField.tsx";
import * as texts from "../phone-field-texts.ts";

interface PhoneFieldProps {
  label: string;
  name: string;
  value: string;
  onValue: (value: string) => void;
  onBlur: () => void;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  large?: boolean;
  /** Set where people type their own number. */
  autoComplete?: "tel";
}

const called = countries
  .filter(({ calling }) => calling !== "")
  .map(({ code, calling }) => ({ code, text: `${countryName(code)} +${calling}`, short: `${code} +${calling}` }))
  .toSorted((a, b) => a.text.localeCompare(b.text, "en"));

/** Loads the numbering plans. Without them the server reports what is wrong with a phone number. */
const loadPlans = (): void =>
  void import("@restride/domain/values/read-phone.ts")
    .then((phones) => phones.loadNumberingPlans())
    .catch(() => undefined);

/** Field of a phone number with its country: choosing a country changes the calling code, typing a calling code changes the country. */
export function PhoneField({ label, disabled, ...field }: PhoneFieldProps) {
  const [preferred, setPreferred] = useState("US");
  const country = countryOfPhone(field.value, preferred);
  const choose = (code: string): void => {
    setPreferred(code);
    field.onValue(withCallingCode(field.value, code));
  };
  /** Completes a number that is typed over all of the field. One whose plus is deleted is completed when the field is left. */
  const type = (text: string): void => {
    const isTypedOver = (field.value === "" || field.value.startsWith("+")) && text !== field.value.slice(1);
    field.onValue(isTypedOver ? completePhone(text, country) : text);
  };
  const leave = (): void => {
    const phone = completePhone(field.value, country);
    if (phone !== field.value) field.onValue(phone);
    field.onBlur();
  };
  return (
    <TextField
      {...field}
      onValue={type}
      onBlur={leave}
      label={label}
      disabled={disabled}
      type="tel"
      onFocus={loadPlans}
      before={
        <span className={styles.country}>
          <span aria-hidden>{called.find(({ code }) => code === country)?.short}</span>
          <ChevronDown size={14} />
          <select
            aria-label={texts.countryOf(label)}
            disabled={disabled}
            value={country}
            onChange={(event) => choose(event.target.value)}
          >
            {called.map(({ code, text }) => (
              <option key={code} value={code}>
                {text}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
