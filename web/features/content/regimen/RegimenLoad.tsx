import { countText } from "@restride/domain/texts/count-text.ts";
import { type DayLoad, fullestDays, regimenLoad } from "@restride/domain/content/regimen-load.ts";
import { aboutText } from "@restride/domain/programmes/effort.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import content from "../Content.module.css";
import { loadEntries, type RegimenValues, typedWindow } from "./regimen-values.ts";
import styles from "./RegimenLoad.module.css";

/** Maximum number of days for which each bar shows its rounds and its day. */
const mostNamed = 14;

const Bars = ({ days, most }: { days: readonly DayLoad[]; most: number }) => (
  <ol className={styles.bars} data-named={days.length <= mostNamed}>
    {days.map(({ day, rounds }) => (
      <li key={day}>
        <span className="visually-hidden">{`${surgeryDayLabel(day)}: ${countText(rounds, "round")}`}</span>
        <span className={styles.said} aria-hidden>
          {rounds}
        </span>
        <i style={{ height: `${(rounds / most) * 72}px` }} />
        <span className={styles.said} aria-hidden>
          {day}
        </span>
      </li>
    ))}
  </ol>
);

/** Chart of the load of each day of a regimen, as typed. */
export function RegimenLoad({ values }: { values: RegimenValues }) {
  const days = regimenLoad(loadEntries(values), typedWindow(values));
  const fullest = fullestDays(days);
  return (
    <section className={content.side} aria-label="Load">
      <h2>
        Load <small>rounds a day</small>
      </h2>
      {fullest && <Bars days={days} most={fullest.from.rounds} />}
      <p className={content.hint}>{fullest ? fullestText(fullest) : "No exercise is due yet."}</p>
    </section>
  );
}

function fullestText({ from, to }: NonNullable<ReturnType<typeof fullestDays>>): string {
  const [first, last] = [surgeryDayLabel(from.day), surgeryDayLabel(to.day)];
  const when = first === last ? `on ${first}` : `from ${first} to ${last}`;
  return `Fullest ${when}: ${countText(from.exercises, "exercise")}, ${countText(from.rounds, "round")}, ${aboutText(from.minutes)}.`;
}
