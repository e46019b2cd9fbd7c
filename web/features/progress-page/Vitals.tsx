import { formatUs } from "@restride/domain/values/calendar-date.ts";
import { unitBehind, type Vital } from "./vitals.ts";
import styles from "./Progress.module.css";
import * as texts from "./progress-page-texts.ts";

interface VitalsProps {
  vitals: readonly Vital[];
  onView: (vital: Vital) => void;
}

/** Section with the last value of each vital, which opens its chart. */
export function Vitals({ vitals, onView }: VitalsProps) {
  return (
    <section className={styles.section} aria-labelledby="vitals">
      <h2 id="vitals">{texts.vitals}</h2>
      <ul className={styles.tiles}>
        {vitals.map((vital) => (
          <li
            key={`${vital.label} ${vital.chart.kind === "device" ? vital.chart.deviceid : ""}`}
            className={styles.tile}
          >
            <h3>{vital.label}</h3>
            <p className={styles.value} data-missing={vital.value === null}>
              {vital.value ?? texts.notRecorded}
              {vital.value !== null && vital.unit && <small>{unitBehind(vital)}</small>}
            </p>
            {vital.meaning && <p>{vital.meaning}</p>}
            <div className={styles.recordings}>
              <p>
                {texts.lastRecorded} <span>{vital.date === null ? texts.notRecorded : formatUs(vital.date)}</span>
                {vital.source && <span>{vital.source}</span>}
              </p>
              <button
                type="button"
                aria-label={texts.viewLabel(vital.label)}
                disabled={vital.value === null}
                onClick={() => onView(vital)}
              >
                {texts.view}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
