import { groupedCountText } from "@restride/domain/texts/count-text.ts";
import { formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { Radio } from "lucide-react";
import type { UnitFragment } from "../fulfilment.graphql.ts";
import shared from "../Order.module.css";
import styles from "./Unit.module.css";

type Source = UnitFragment["sources"][number];

/** Returns the days from the first to the last reading of a hardware, or the day from which it is to measure. */
const spanOf = ({ first, last, from }: Source, timeZone: string): string => {
  const day = (at: string): string => formatUs(todayIn(Date.parse(at), timeZone));
  if (first && last) return day(first) === day(last) ? day(first) : `${day(first)} – ${day(last)}`;
  return from ? `from ${day(from)} on` : "no reading yet";
};

/** Card with the hardware that the readings of a device came from, and when. */
export function ReadingSources({ sources, timeZone }: { sources: readonly Source[]; timeZone: string }) {
  return (
    <section className={shared.card} aria-label="Readings stay with the patient">
      <h2 className={shared.title}>Readings stay with the patient</h2>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source.from ?? "first"}>
            <span className={styles.name}>
              <Radio /> {source.hardware || "Hardware not known"}
            </span>
            <span>{spanOf(source, timeZone)}</span>
            <span>
              {source.readings === 0
                ? "no readings"
                : `${groupedCountText(source.days, "day")}, ${groupedCountText(source.readings, "reading")}`}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.why}>
        Readings are kept under the patient&apos;s device, never under a gateway. Another gateway changes where they
        come from, not whose they are.
      </p>
    </section>
  );
}
