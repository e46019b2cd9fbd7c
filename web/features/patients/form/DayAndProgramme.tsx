import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { ReactNode } from "react";
import { TimeField } from "../../../ui/date/TimeField.tsx";
import { FormSection, WholeRow } from "../../../ui/form/FormSection.tsx";
import type { PatientToEditFragment } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import type { PatientFields } from "./patient-values.ts";

/** When the patient's day begins and ends, by the clinic's clock. */
export const DaySection = ({ form: { field } }: { form: PatientFields }) => (
  <FormSection title="Patient's day" hint="When it begins and ends, by the clinic's clock." three>
    <TimeField {...field("dailyshift.start")} label="Starts" />
    <TimeField {...field("dailyshift.end")} label="Ends" />
  </FormSection>
);

interface ProgrammeProps {
  patient: Pick<PatientToEditFragment, "careplan" | "madefrom">;
  /** The ways to the schedules. */
  schedules: ReactNode;
}

/** What the patient is given to do, and the ways to where it is changed. */
export const ProgrammeSection = ({ patient: { careplan, madefrom }, schedules }: ProgrammeProps) => (
  <FormSection title="Programme" hint="Changed on its own pages.">
    <WholeRow>
      <p className={styles.plan}>
        <strong>{careplan ?? "No care plan"}</strong>
        {madefrom && <small>{`Made from version ${madefrom.version} on ${formatUs(madefrom.on)}`}</small>}
      </p>
      <div className={styles.schedules}>{schedules}</div>
    </WholeRow>
  </FormSection>
);
