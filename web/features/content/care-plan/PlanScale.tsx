import type { Window } from "@restride/domain/programmes/programme.ts";
import { surgeryDayLabel, windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { DaysBar, DaysScale } from "../../../ui/chart/DaysBar.tsx";
import content from "../Content.module.css";
import type { ContentRecord } from "../use-content-editor.ts";
import { partOf, usePartOptions } from "../parts/use-parts.ts";
import { usePublished } from "../use-published.ts";
import type { CarePlanValues } from "./care-plan-values.ts";
import styles from "./PlanScale.module.css";
import { deviceWindows, type PartWindow, questionnaireWindows, windowsBefore } from "./plan-windows.ts";
import * as texts from "./care-plan-texts.ts";

interface LineProps {
  name: string;
  window: Window | null;
  /** Window in the published version. */
  before: Window | undefined;
}

const isMoved = (before: Window | undefined, window: Window): before is Window =>
  before !== undefined && windowLabel(before) !== windowLabel(window);

const Line = ({ name, window, before }: LineProps) => (
  <li className={styles.line}>
    <span className={styles.name} title={name}>
      {name}
    </span>
    {window && (
      <>
        <DaysBar window={window} before={before} />
        <span className="visually-hidden">
          {isMoved(before, window) ? texts.changedDays(windowLabel(window), windowLabel(before)) : windowLabel(window)}
        </span>
      </>
    )}
  </li>
);

interface PartsProps {
  title: string;
  parts: readonly PartWindow[];
  nameOf: (id: string) => string;
  beforeOf: (id: string) => Window | undefined;
}

const Parts = ({ title, parts, nameOf, beforeOf }: PartsProps) =>
  parts.length > 0 && (
    <>
      <h3 className={styles.eyebrow}>{title}</h3>
      <ul>
        {parts.map(({ id, window }) => (
          <Line key={id} name={nameOf(id)} window={window} before={beforeOf(id)} />
        ))}
      </ul>
    </>
  );

interface PlanScaleProps {
  values: CarePlanValues;
  content: ContentRecord | null;
  company: string | null;
}

/** Chart of when each part of a plan begins and ends, as typed, with dashed bars for the published version. A regimen just added has no bar yet. */
export function PlanScale({ values, content: record, company }: PlanScaleProps) {
  const options = [
    ...usePartOptions("regimen", company),
    ...usePartOptions("device", company),
    ...usePartOptions("questionnaire", company),
  ];
  const part = (id: string) => partOf(id, record, options);
  const published = usePublished(record);
  const before = published ? windowsBefore(published) : new Map<string, Window>();
  const named = {
    nameOf: (id: string) => part(id).name,
    beforeOf: (id: string) => before.get(record?.parts.find(({ _id }) => _id === id)?.content ?? ""),
  };
  return (
    <section className={content.side} aria-label={texts.thePlanOnOneScale}>
      <h2>{texts.thePlanOnOneScale}</h2>
      <div className={styles.line} aria-hidden>
        <span />
        <DaysScale label={surgeryDayLabel} />
      </div>
      <Parts title={texts.regimens} parts={values.regimens.map((id) => ({ id, window: part(id).days }))} {...named} />
      <Parts title={texts.devices} parts={deviceWindows(values)} {...named} />
      <Parts title={texts.questionnaires} parts={questionnaireWindows(values)} {...named} />
    </section>
  );
}
