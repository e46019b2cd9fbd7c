import { isNamed } from "@restride/domain/patients/caregiver.ts";
import { heightLabel } from "@restride/domain/values/height.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import type { Registration } from "@restride/domain/registration/registration.ts";
import { shownPhone } from "@restride/domain/values/phone.ts";
import { countryName } from "@restride/domain/values/countries.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { ReactNode } from "react";
import styles from "./ReviewFacts.module.css";
import { type ConsentForm, formKey, type RegistrationState } from "./registration-state.ts";

interface ReviewFactsProps {
  filled: Registration;
  signatures: RegistrationState["signatures"];
  forms: readonly ConsentForm[];
  onChange: (step: 0 | 1) => void;
}

function Part({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <button type="button" aria-label={`Change ${title.toLowerCase()}`} onClick={onChange}>
        Change
      </button>
      {children}
    </section>
  );
}

const Details = ({ facts }: { facts: readonly (readonly [string, string])[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, text]) => text !== "")
      .map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
  </dl>
);

const personFacts = (details: Registration): [string, string][] => [
  ["Name", fullName(details)],
  ["Date of birth", formatUs(details.dob)],
  ["Gender", details.gender === "male" ? "Male" : "Female"],
  ["Height", details.height === null ? "" : heightLabel(details.height)],
  ["Cell phone", shownPhone(details.phone)],
  ["Email", details.email],
  ["Emails from the care team", details.email_opt_in ? "Yes" : "No"],
];

const addressFacts = ({ shipaddress: address, include_devices }: Registration): [string, string][] => [
  ["Address", [address.addressline1, address.addressline2].filter(Boolean).join(", ")],
  ["City", [address.city, address.state, address.zip].filter(Boolean).join(" ")],
  ["Country", countryName(address.country)],
  ["Devices", include_devices ? "Yes, send them to this address" : "No"],
];

const caregiverFacts = ({ caregiver }: Registration): [string, string][] =>
  isNamed(caregiver)
    ? [
        ["Caregiver", fullName({ firstname: caregiver.fname, lastname: caregiver.lname })],
        ["Relationship", caregiver.relationship],
        ["Caregiver phone", shownPhone(caregiver.phone)],
        ["Caregiver email", caregiver.email],
      ]
    : [["Caregiver", "Nobody"]];

/** List of everything that will be sent, with the labels of the form. */
export function ReviewFacts({ filled, signatures, forms, onChange }: ReviewFactsProps) {
  return (
    <>
      <Part title="Patient details" onChange={() => onChange(0)}>
        <Details facts={[...personFacts(filled), ...addressFacts(filled), ...caregiverFacts(filled)]} />
      </Part>
      <Part title="Consent forms" onChange={() => onChange(1)}>
        <ul className={styles.signed}>
          {forms.map((form) => (
            <li key={form._id}>
              <span>{form.title}</span>
              <img src={signatures[formKey(form)]} alt={`Signature under ${form.title}`} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
