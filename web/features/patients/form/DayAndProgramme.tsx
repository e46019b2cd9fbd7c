import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { ReactNode } from "react";
import { TimeField } from "../../../ui/date/TimeField.tsx";
import { FormSection, WholeRow } from "../../../ui/form/FormSection.tsx";
import type { PatientToEditFragment } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import type { PatientFields } from "./patient-values.ts";

/** Fields of the start and end of the patient's day, in the clinic's time zone. */
export const DaySection = ({ form: { field } }: { form: PatientFields }) => (
  <FormSection title="Patient's day" hint="When it begins and ends, by the clinic's clock." three>
    <TimeField {...field("dailyshift.start")} label="Starts" />
    <TimeField {...field("dailyshift.end")} label="Ends" />
  </FormSection>
);

interface ProgrammeProps {
  patient: Pick<PatientToEditFragment, "careplan" | "madefrom">;
  /** Links to the schedules. */
  schedules: ReactNode;
}

/** Section with the patient's programme, and links to the pages that change it. */
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
