import { usStates } from "@restride/domain/texts/us-state-texts.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { countryName } from "@restride/domain/values/countries.ts";
import { MapPin, Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { AddressDialog } from "./AddressDialog.tsx";
import styles from "./Order.module.css";
import type { OrderFragment } from "./fulfilment.graphql.ts";
import { CaseLink } from "./order-columns.tsx";
import * as texts from "./fulfilment-texts.ts";

const yesNo = (is: boolean): string => (is ? texts.yes : texts.noLabel);

/** Card with the patient, the customer, and the date of an order. */
export const OrderDetails = ({ order: { customer, patient, orderDate, cases } }: { order: OrderFragment }) => (
  <section className={styles.card} aria-label={texts.orderDetails}>
    <h2 className={styles.title}>{texts.orderDetails}</h2>
    <dl className={styles.facts}>
      <dt>{texts.customer}</dt>
      <dd>{customer.name}</dd>
      <dt>{texts.provider}</dt>
      <dd>{patient.surgeon.name}</dd>
      <dt>{texts.surgeryDate}</dt>
      <dd>{formatUs(patient.surgery.date)}</dd>
      <dt>{texts.orderDate}</dt>
      <dd>{formatUs(orderDate)}</dd>
      <dt>{texts.caseNo}</dt>
      <dd>
        <CaseLink cases={cases} />
      </dd>
      <dt>{texts.consent}</dt>
      <dd>{yesNo(patient.consent)}</dd>
      <dt>{texts.registeredLabel}</dt>
      <dd>{yesNo(patient.registered)}</dd>
    </dl>
  </section>
);

const stateName = (state: string): string => usStates[state as keyof typeof usStates] ?? state;

/** Card with the shipping address. */
export function OrderedTo({ order }: { order: OrderFragment }) {
  const [editing, setEditing] = useState(false);
  const {
    shipping_address: line,
    shipping_city: city,
    shipping_state: state,
    shipping_zip_code: zip,
    country,
  } = order.address;
  return (
    <section className={styles.card} aria-label={texts.shippingAddress}>
      <header className={styles.title}>
        <h2>{texts.shippingAddress}</h2>
        <Button variant="text" icon={<Pencil />} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
      </header>
      <address className={styles.address}>
        <MapPin size={15} />
        <span>
          <strong>{order.shipping_name}</strong>
          <br />
          {line || texts.noAddressYet}
          <br />
          {[city, `${stateName(state)} ${zip}`.trim()].filter(Boolean).join(", ")}
          <br />
          {country && countryName(country)}
        </span>
      </address>
      {editing && <AddressDialog order={order} onClose={() => setEditing(false)} />}
    </section>
  );
}
