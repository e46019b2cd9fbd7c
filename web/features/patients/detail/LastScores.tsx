import { deficitUnit, numberText } from "@restride/domain/progress/motion-texts.ts";
import { scoreLabels } from "@restride/domain/progress/score-texts.ts";
import { painLevelOf } from "@restride/domain/questionnaires/pain-level.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import styles from "./PatientPanel.module.css";
import * as texts from "./detail-texts.ts";

type Score =
  | { readonly value: number; readonly date: CalendarDate; readonly source?: string | null }
  | null
  | undefined;

interface Tile {
  readonly label: string;
  readonly score: Score;
  readonly text: string;
  readonly unit?: string;
}

const number = (score: Score): string => (score ? numberText(score.value) : "—");

function tilesOf({ surgery, lastscores }: PatientFactsFragment): Tile[] {
  const hip = surgery.type === "hip";
  const oxford = hip ? lastscores.hipscore : lastscores.kneescore;
  const { painlevel, flexion, extensiondeficit: deficit } = lastscores;
  return [
    { label: hip ? texts.oxfordHip : texts.oxfordKnee, score: oxford, text: number(oxford), unit: "/48" },
    { label: scoreLabels.painLevel, score: painlevel, text: painlevel ? (painLevelOf(painlevel.value) ?? "—") : "—" },
    { label: scoreLabels.flexion, score: flexion, text: number(flexion), unit: "°" },
    {
      label: scoreLabels.extension,
      score: deficit,
      text: number(deficit),
      unit: deficit ? deficitUnit(deficit.value) : "",
    },
  ];
}

/** Section with the newest value of each score, its day, and for motion its source. */
export function LastScores({ patient }: { patient: PatientFactsFragment }) {
  return (
    <section className={styles.section}>
      <h2>{texts.lastScores}</h2>
      <dl className={styles.scores}>
        {tilesOf(patient).map(({ label, score, text, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{text}</strong>
              {score && unit}
              <small>{score ? formatUs(score.date) : texts.noDate}</small>
              {score?.source && <small>{score.source}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
