import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { Tag } from "../../ui/look/Marks.tsx";
import styles from "./Order.module.css";
import type { OrderFragment } from "./fulfilment.graphql.ts";

const looks = { Taken: "tint", Refused: "ink" } as const;

/** Table of the messages of carriers and vendors about an order, newest first, each with its effect. */
export const CarrierMessages = ({ order }: { order: OrderFragment }) => (
  <section className={styles.card} aria-label="Messages from vendor and carrier">
    <h2 className={styles.title}>Messages from vendor and carrier</h2>
    <table className={styles.devices}>
      <thead>
        <tr>
          <th>Received</th>
          <th>From</th>
          <th>Event</th>
          <th>Result</th>
          <th>What it did</th>
        </tr>
      </thead>
      <tbody>
        {order.messages.map(({ _id, at, carrier, event, result, did }) => (
          <tr key={_id}>
            <td>{formatInstant(Date.parse(at), order.timezone)}</td>
            <th scope="row">{carrier}</th>
            <td data-title="Event">{event}</td>
            <td data-title="Result">
              <Tag look={looks[result as keyof typeof looks] ?? "outline"}>{result}</Tag>
            </td>
            <td data-title="What it did">{did}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
