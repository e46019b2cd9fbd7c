import type { Window } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { DaysBar, DaysScale } from "../../../ui/chart/DaysBar.tsx";
import content from "../Content.module.css";
import type { ContentRecord } from "../use-content-editor.ts";
import { partOf, usePartOptions } from "../use-parts.ts";
import type { CarePlanValues } from "./care-plan-values.ts";
import styles from "./PlanScale.module.css";
import { deviceWindows, type PartWindow, questionnaireWindows } from "./plan-windows.ts";

const Line = ({ name, window }: { name: string; window: Window | null }) => (
  <li className={styles.line}>
    <span>{name}</span>
    {window && (
      <>
        <DaysBar window={window} />
        <span className="visually-hidden">{windowLabel(window)}</span>
      </>
    )}
  </li>
);

interface PartsProps {
  title: string;
  parts: readonly PartWindow[];
  nameOf: (id: string) => string;
}

const Parts = ({ title, parts, nameOf }: PartsProps) =>
  parts.length > 0 && (
    <>
      <h3 className={styles.eyebrow}>{title}</h3>
      <ul>
        {parts.map(({ id, window }) => (
          <Line key={id} name={nameOf(id)} window={window} />
        ))}
      </ul>
    </>
  );

interface PlanScaleProps {
  values: CarePlanValues;
  content: ContentRecord | null;
  company: string | null;
}

/** When each part of a plan begins and ends, as it is typed. A regimen that was only just added has no place yet. */
export function PlanScale({ values, content: record, company }: PlanScaleProps) {
  const options = [
    ...usePartOptions("regimen", company),
    ...usePartOptions("device", company),
    ...usePartOptions("questionnaire", company),
  ];
  const part = (id: string) => partOf(id, record, options);
  const nameOf = (id: string): string => part(id).name;
  return (
    <section className={content.side} aria-label="The plan on one scale">
      <h2>The plan on one scale</h2>
      <div className={styles.line} aria-hidden>
        <span />
        <DaysScale label={surgeryDayLabel} />
      </div>
      <Parts title="Regimens" parts={values.regimens.map((id) => ({ id, window: part(id).days }))} nameOf={nameOf} />
      <Parts title="Devices" parts={deviceWindows(values)} nameOf={nameOf} />
      <Parts title="Questionnaires" parts={questionnaireWindows(values)} nameOf={nameOf} />
    </section>
  );
}
