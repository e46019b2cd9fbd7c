import { usStates } from "@restride/domain/values/address.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { countryName } from "@restride/domain/values/countries.ts";
import { MapPin, Pencil } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { AddressDialog } from "./AddressDialog.tsx";
import styles from "./Order.module.css";
import type { OrderFragment } from "./fulfilment.graphql.ts";
import { CaseLink } from "./order-columns.tsx";

const yesNo = (is: boolean): string => (is ? "Yes" : "No");

/** Card with the patient, the customer, and the date of an order. */
export const OrderDetails = ({ order: { customer, patient, orderDate, cases } }: { order: OrderFragment }) => (
  <section className={styles.card} aria-label="Order details">
    <h2 className={styles.title}>Order details</h2>
    <dl className={styles.facts}>
      <dt>Customer</dt>
      <dd>{customer.name}</dd>
      <dt>Provider</dt>
      <dd>{patient.surgeon.name}</dd>
      <dt>Surgery Date</dt>
      <dd>{formatUs(patient.surgery.date)}</dd>
      <dt>Order Date</dt>
      <dd>{formatUs(orderDate)}</dd>
      <dt>Case No</dt>
      <dd>
        <CaseLink cases={cases} />
      </dd>
      <dt>Consent</dt>
      <dd>{yesNo(patient.consent)}</dd>
      <dt>Registered</dt>
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
    <section className={styles.card} aria-label="Shipping address">
      <header className={styles.title}>
        <h2>Shipping address</h2>
        <Button variant="text" icon={<Pencil />} onClick={() => setEditing(true)}>
          Edit
        </Button>
      </header>
      <address className={styles.address}>
        <MapPin size={15} />
        <span>
          <strong>{order.shipping_name}</strong>
          <br />
          {line || "No address yet"}
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
