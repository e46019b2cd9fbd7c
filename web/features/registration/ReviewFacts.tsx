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
import * as texts from "./registration-texts.ts";

interface ReviewFactsProps {
  filled: Registration;
  signatures: RegistrationState["signatures"];
  forms: readonly ConsentForm[];
  onChange: (step: 0 | 1) => void;
}

function Part({ title, onChange, children }: { title: string; onChange: () => void; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <button type="button" aria-label={texts.changeTitle(title.toLowerCase())} onClick={onChange}>
        {texts.change}
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
  [texts.name, fullName(details)],
  [texts.dateOfBirth, formatUs(details.dob)],
  [texts.gender, details.gender === "male" ? texts.male : texts.female],
  [texts.height, details.height === null ? "" : heightLabel(details.height)],
  [texts.cellPhone, shownPhone(details.phone)],
  [texts.email, details.email],
  [texts.emailsFromTheCareTeam, details.email_opt_in ? texts.yes : texts.noLabel],
];

const addressFacts = ({ shipaddress: address, include_devices }: Registration): [string, string][] => [
  [texts.address, [address.addressline1, address.addressline2].filter(Boolean).join(", ")],
  [texts.city, [address.city, address.state, address.zip].filter(Boolean).join(" ")],
  [texts.country, countryName(address.country)],
  [texts.devices, include_devices ? texts.yesSendThemToThis : texts.noLabel],
];

const caregiverFacts = ({ caregiver }: Registration): [string, string][] =>
  isNamed(caregiver)
    ? [
        [texts.caregiver, fullName({ firstname: caregiver.fname, lastname: caregiver.lname })],
        [texts.relationship, texts.relationships[caregiver.relationship]],
        [texts.caregiverPhone, shownPhone(caregiver.phone)],
        [texts.caregiverEmail, caregiver.email],
      ]
    : [[texts.caregiver, texts.nobody]];

/** List of everything that will be sent, with the labels of the form. */
export function ReviewFacts({ filled, signatures, forms, onChange }: ReviewFactsProps) {
  return (
    <>
      <Part title={texts.patientDetails} onChange={() => onChange(0)}>
        <Details facts={[...personFacts(filled), ...addressFacts(filled), ...caregiverFacts(filled)]} />
      </Part>
      <Part title={texts.consentForms} onChange={() => onChange(1)}>
        <ul className={styles.signedForms}>
          {forms.map((form) => (
            <li key={form._id}>
              <span>{form.title}</span>
              <img src={signatures[formKey(form)]} alt={texts.signatureUnder(form.title)} />
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
