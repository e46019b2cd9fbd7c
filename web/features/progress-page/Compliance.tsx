import { areaOfWeeks, type AreasOn } from "@restride/domain/progress-page/progress-weeks.ts";
import { bucketOf } from "@restride/domain/progress/buckets.ts";
import type { AreaProgress } from "@restride/domain/progress/day-progress.ts";
import { countsLabel, exactPercentLabel } from "@restride/domain/progress/percent.ts";
import { type Period, periodLabel, periods } from "@restride/domain/progress/periods.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { ChevronRight } from "lucide-react";
import { AdherenceMark } from "../../ui/look/Marks.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import styles from "./Progress.module.css";
import * as texts from "./progress-page-texts.ts";

/** Names of the areas on this page, in order. */
export const areaTitles = [
  ["exercise", texts.exercise],
  ["measurement", texts.measurement],
  ["questionnaire", texts.questionnaire],
] as const satisfies readonly (readonly [Area, string])[];

/** Formats the completed share: 66.67%, or NA. */
export const shareText = (progress: AreaProgress): string =>
  progress.due > 0 ? `${exactPercentLabel(progress)}%` : exactPercentLabel(progress);

function Mark({ progress }: { progress: AreaProgress }) {
  const bucket = bucketOf(progress);
  return bucket === "none" ? (
    <AdherenceMark state="remaining" label={texts.nothingWasDue} size={20} />
  ) : (
    <AdherenceMark state={bucket} size={20} />
  );
}

interface ComplianceProps {
  /** Weeks of the period. */
  weeks: readonly AreasOn[];
  includesDevices: boolean;
  period: Period;
  onPeriod: (period: Period) => void;
  onOpen: (area: Area) => void;
}

/** Section with the completed share by area; each area opens its weeks. */
export function Compliance({ weeks, includesDevices, period, onPeriod, onOpen }: ComplianceProps) {
  const visibleAreas = areaTitles.filter(([area]) => includesDevices || area !== "measurement");
  return (
    <section className={styles.section} aria-labelledby="compliance">
      <div className={styles.sectionHead}>
        <h2 id="compliance">{texts.compliance}</h2>
        <Segmented
          label={texts.period}
          value={period}
          options={periods.map((value) => ({ value, text: periodLabel(value) }))}
          onValue={onPeriod}
        />
      </div>
      <ul className={styles.rows}>
        {visibleAreas.map(([area, title]) => {
          const progress = areaOfWeeks(weeks, area);
          return (
            <li key={area}>
              <button type="button" className={styles.row} onClick={() => onOpen(area)}>
                <Mark progress={progress} />
                <span className={styles.names}>
                  <span>{title}</span> <small>{countsLabel(progress)}</small>
                </span>{" "}
                <strong>{shareText(progress)}</strong>
                <ChevronRight size={18} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
