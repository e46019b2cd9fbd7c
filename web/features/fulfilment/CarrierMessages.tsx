import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { Tag } from "../../ui/look/Marks.tsx";
import styles from "./Order.module.css";
import type { OrderFragment } from "./fulfilment.graphql.ts";
import * as texts from "./fulfilment-texts.ts";

const looks = { Taken: "tint", Refused: "ink" } as const;

/** Table of the messages of carriers and vendors about an order, newest first, each with its effect. */
export const CarrierMessages = ({ order }: { order: OrderFragment }) => (
  <section className={styles.card} aria-label={texts.messagesFromVendorAndCarrier}>
    <h2 className={styles.title}>{texts.messagesFromVendorAndCarrier}</h2>
    <table className={styles.devices}>
      <thead>
        <tr>
          <th>{texts.receivedLabel}</th>
          <th>{texts.from}</th>
          <th>{texts.event}</th>
          <th>{texts.result}</th>
          <th>{texts.whatItDid}</th>
        </tr>
      </thead>
      <tbody>
        {order.messages.map(({ _id, at, carrier, event, result, did }) => (
          <tr key={_id}>
            <td>{formatInstant(Date.parse(at), order.timezone)}</td>
            <th scope="row">{carrier}</th>
            <td data-title={texts.event}>{event}</td>
            <td data-title={texts.result}>
              <Tag look={looks[result as keyof typeof looks] ?? "outline"}>{result}</Tag>
            </td>
            <td data-title={texts.whatItDid}>{did}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
