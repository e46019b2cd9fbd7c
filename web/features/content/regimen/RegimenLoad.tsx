import { type DayLoad, fullestDays, regimenLoad } from "@restride/domain/content/regimen-load.ts";
import { aboutText } from "@restride/domain/programmes/effort.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import content from "../Content.module.css";
import { loadEntries, type RegimenValues, typedWindow } from "./regimen-values.ts";
import styles from "./RegimenLoad.module.css";
import * as texts from "./regimen-texts.ts";

/** Maximum number of days for which each bar shows its rounds and its day. */
const maxLabelledDays = 14;

const Bars = ({ days, maxRounds }: { days: readonly DayLoad[]; maxRounds: number }) => (
  <ol className={styles.bars} data-named={days.length <= maxLabelledDays}>
    {days.map(({ day, rounds }) => (
      <li key={day}>
        <span className="visually-hidden">{texts.roundsOnDay(surgeryDayLabel(day), rounds)}</span>
        <span className={styles.summary} aria-hidden>
          {rounds}
        </span>
        <i style={{ height: `${(rounds / maxRounds) * 72}px` }} />
        <span className={styles.summary} aria-hidden>
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
    <section className={content.side} aria-label={texts.load}>
      <h2>
        {texts.load} <small>{texts.roundsADay}</small>
      </h2>
      {fullest && <Bars days={days} maxRounds={fullest.from.rounds} />}
      <p className={content.hint}>{fullest ? fullestText(fullest) : texts.noExerciseIsDueYet}</p>
    </section>
  );
}

function fullestText({ from, to }: NonNullable<ReturnType<typeof fullestDays>>): string {
  const [first, last] = [surgeryDayLabel(from.day), surgeryDayLabel(to.day)];
  const when = texts.onDayOrFromTo(first, last);
  return texts.fullestExerciseRound(when, from.exercises, from.rounds, aboutText(from.minutes));
}
