import { surgeryDayLabel, windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { intervalLabel } from "@restride/domain/schedules/interval.ts";
import type { Window } from "@restride/domain/programmes/programme.ts";
import type { ReactNode } from "react";
import { Tag } from "../../../../ui/look/Marks.tsx";
import card from "../../Card.module.css";
import { regimenGroups } from "../../exercises/regimen-groups.ts";
import { useNames } from "../../use-content.ts";
import { type NewPatient, useWizardState } from "../use-wizard.ts";
import { DaysBar, DaysScale } from "../../../../ui/chart/DaysBar.tsx";
import styles from "./CarePlanStep.module.css";
import * as texts from "./careplan-texts.ts";

const Line = ({ name, details, window }: { name: string; details: string; window: Window }) => (
  <li className={card.twoLines}>
    <span className={card.row}>
      {name} <small>{details}</small>
    </span>
    <DaysBar window={window} />
    <span className="visually-hidden">{windowLabel(window)}</span>
  </li>
);

const Part = ({ title, children }: { title: string; children: readonly ReactNode[] }) => (
  <>
    <p className={card.eyebrow}>{title}</p>
    <ul>{children.length > 0 ? children : <li className={card.mutedText}>{texts.none}</li>}</ul>
  </>
);

/** Preview of the chosen care plan for this patient, on one scale. */
export function PlanPreview({ planContext }: { planContext: NewPatient }) {
  const { carePlan, programme } = useWizardState().content;
  const names = useNames();
  const forms = new Map(
    programme.feedback.map(({ formid }) => [formid, programme.feedback.filter((row) => row.formid === formid)]),
  );
  return (
    <section className={`${card.card} ${styles.preview}`} aria-label={texts.assignedPlan}>
      <div className={card.head}>
        <div>
          <h2>{carePlan?.name ?? texts.assignedPlan}</h2>
          {!carePlan && <p>{texts.noneYetAssignOneOfThePlans}</p>}
          {carePlan && planContext.day > 0 && <p>{texts.whatHasPassedByToday}</p>}
        </div>
        {carePlan && <Tag>{texts.plan}</Tag>}
      </div>
      {carePlan && (
        <div className={card.section}>
          <DaysScale label={surgeryDayLabel} />
          <Part title={texts.devices}>
            {programme.devices.map((row) => (
              <Line
                key={row._id}
                name={names.device(row.deviceid).name}
                details={intervalLabel(row.interval)}
                window={row}
              />
            ))}
          </Part>
          <Part title={texts.regimens}>
            {regimenGroups(programme.exercises).map(({ id, rows, window }) => (
              <Line
                key={id ?? "added"}
                name={id === null ? texts.addedForThisPatient : names.regimen(id).name}
                details={texts.exerciseCount(rows.length)}
                window={window}
              />
            ))}
          </Part>
          <Part title={texts.questionnaires}>
            {[...forms].map(([formid, rows]) => (
              <Line
                key={formid}
                name={names.form(formid).name}
                details={rows[0]?.scheduletype ?? ""}
                window={{
                  startdate: Math.min(...rows.map(({ startdate }) => startdate)),
                  enddate: Math.max(...rows.map(({ enddate }) => enddate)),
                }}
              />
            ))}
          </Part>
        </div>
      )}
    </section>
  );
}
