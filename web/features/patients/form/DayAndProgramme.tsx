import { formatUs } from "@restride/domain/values/calendar-date.ts";
import type { ReactNode } from "react";
import { TimeField } from "../../../ui/date/TimeField.tsx";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { PatientToEditFragment } from "./patient-form.graphql.ts";
import styles from "./PatientForm.module.css";
import type { PatientFields } from "./patient-values.ts";
import * as texts from "./form-texts.ts";

/** Fields of the start and end of the patient's day, in the clinic's time zone. */
export const DaySection = ({ form: { field } }: { form: PatientFields }) => (
  <FormSection title={texts.patientsDay} hint={texts.whenItBeginsAndEnds} hasThreeColumns>
    <TimeField {...field("dailyshift.start")} label={texts.starts} />
    <TimeField {...field("dailyshift.end")} label={texts.ends} />
  </FormSection>
);

interface ProgrammeProps {
  patient: Pick<PatientToEditFragment, "careplan" | "madefrom">;
  /** Links to the schedules. */
  schedules: ReactNode;
}

/** Section with the patient's programme, and links to the pages that change it. */
export const ProgrammeSection = ({ patient: { careplan, madefrom }, schedules }: ProgrammeProps) => (
  <FormSection title={texts.programme} hint={texts.changedOnItsOwnPages}>
    <FullWidthRow>
      <p className={styles.plan}>
        <strong>{careplan ?? texts.noCarePlan}</strong>
        {madefrom && <small>{texts.madeFromVersionOn(madefrom.version, formatUs(madefrom.on))}</small>}
      </p>
      <div className={styles.schedules}>{schedules}</div>
    </FullWidthRow>
  </FormSection>
);
