import { formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { Radio } from "lucide-react";
import type { UnitFragment } from "../fulfilment.graphql.ts";
import shared from "../Order.module.css";
import styles from "./Unit.module.css";
import * as texts from "./units-texts.ts";

type Source = UnitFragment["sources"][number];

/** Returns the days from the first to the last reading of a hardware, or the day from which it is to measure. */
const spanOf = ({ first, last, from }: Source, timeZone: string): string => {
  const day = (at: string): string => formatUs(todayIn(Date.parse(at), timeZone));
  if (first && last) return day(first) === day(last) ? day(first) : `${day(first)} – ${day(last)}`;
  return from ? texts.fromDayOn(day(from)) : texts.noReadingYet;
};

/** Card with the hardware that the readings of a device came from, and when. */
export function ReadingSources({ sources, timeZone }: { sources: readonly Source[]; timeZone: string }) {
  return (
    <section className={shared.card} aria-label={texts.readingsStayWithThePatient}>
      <h2 className={shared.title}>{texts.readingsStayWithThePatient}</h2>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source.from ?? "first"}>
            <span className={styles.name}>
              <Radio /> {source.hardware || texts.hardwareNotKnown}
            </span>
            <span>{spanOf(source, timeZone)}</span>
            <span>
              {source.readings === 0 ? texts.noReadings : texts.daysAndReadings(source.days, source.readings)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.explanation}>{texts.readingsAreKeptUnderThePatients}</p>
    </section>
  );
}
