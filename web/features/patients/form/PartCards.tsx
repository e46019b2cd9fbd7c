import * as labels from "@restride/domain/patients/patient-label-texts.ts";
import { waitsText } from "@restride/domain/patients/edit/open-of-patient.ts";
import { countryName, defaultCountry } from "@restride/domain/values/countries.ts";
import { maskPhone } from "@restride/domain/values/phone.ts";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../../../ui/look/Button.tsx";
import { CaregiverDialog } from "./CaregiverDialog.tsx";
import type { PatientPartsFragment } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import { useOpenWork } from "./OpenOrders.tsx";
import { ShipAddressDialog } from "./ShipAddressDialog.tsx";
import * as texts from "./form-texts.ts";
import { relationshipLabel } from "@restride/domain/patients/edit/edit-texts.ts";

interface PartProps {
  title: string;
  /** Text of the button; without it there is none. */
  action?: string | undefined;
  onAction?: () => void;
  children: ReactNode;
}

/** Card beside the form, with its content and a button that changes it. */
export const PartCard = ({ title, action, onAction, children }: PartProps) => (
  <section className={styles.card} aria-label={title}>
    <header className={styles.head}>
      <h2>{title}</h2>
      {action && (
        <Button size="small" aria-label={`${action} ${title.toLowerCase()}`} onClick={onAction}>
          {action}
        </Button>
      )}
    </header>
    <div className={styles.body}>{children}</div>
  </section>
);

interface PartsProps {
  patientId: string;
  parts: PatientPartsFragment;
}

const emptyText = <p className={styles.mutedText}>{texts.nobodyIsNamed}</p>;

/** Card with the patient's caregiver. */
export function CaregiverCard({ patientId, parts: { caregiver } }: PartsProps) {
  const [open, setOpen] = useState(false);
  return (
    <PartCard title={texts.caregiver} action={caregiver ? texts.edit : texts.add} onAction={() => setOpen(true)}>
      {caregiver ? (
        <dl className={styles.facts}>
          <dt>{texts.name}</dt>
          <dd>{caregiver.name}</dd>
          <dt>{texts.relationship}</dt>
          <dd>{relationshipLabel(caregiver.relationship)}</dd>
          <dt>{texts.cellPhone}</dt>
          <dd>{caregiver.phone && maskPhone(caregiver.phone)}</dd>
          <dt>{labels.email}</dt>
          <dd>{caregiver.email}</dd>
        </dl>
      ) : (
        emptyText
      )}
      {open && <CaregiverDialog patientId={patientId} caregiver={caregiver} onClose={() => setOpen(false)} />}
    </PartCard>
  );
}

/** Returns an address as the lines of a letter; the country only when it is not the default. */
export const addressLines = (address: NonNullable<PatientPartsFragment["shipaddress"]>): string[] =>
  [
    address.addressline1,
    address.addressline2,
    `${address.city}, ${address.state} ${address.zip}`.replace(",  ", ", "),
    address.country === defaultCountry ? "" : countryName(address.country),
  ].filter(Boolean);

/** Card with the address to which devices are sent. */
export function ShipAddressCard({ patientId, parts: { shipaddress } }: PartsProps) {
  const [open, setOpen] = useState(false);
  const orders = useOpenWork(patientId)?.orders ?? [];
  const waitingText = waitsText(
    orders.filter(({ ownaddress }) => !ownaddress),
    shipaddress !== null,
  );
  return (
    <PartCard title={texts.shipAddress} action={shipaddress ? texts.edit : texts.add} onAction={() => setOpen(true)}>
      {shipaddress ? (
        <address style={{ fontStyle: "normal" }}>
          {addressLines(shipaddress).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      ) : (
        <p className={styles.mutedText}>{texts.noAddressIsEntered}</p>
      )}
      {waitingText && <p className={styles.mutedText}>{waitingText}</p>}
      {open && <ShipAddressDialog patientId={patientId} address={shipaddress} onClose={() => setOpen(false)} />}
    </PartCard>
  );
}
