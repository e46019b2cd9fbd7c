import { chooseRangeType, type PatientFilterForm } from "@restride/domain/patients/list/patient-filter-form.ts";
import { surgeryTimes } from "@restride/domain/schedules/surgery-days.ts";
import { surgeryRangeLabel, surgeryRanges } from "@restride/domain/patients/surgery-range.ts";
import { ChoiceField } from "../../ui/field/ChoiceField.tsx";
import { DateRangeField } from "../../ui/date/DateRangeField.tsx";
import { FormField } from "../../ui/field/FormField.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import type { Form } from "../../ui/form/use-form.ts";
import styles from "./FilterFields.module.css";
import * as texts from "./patients-texts.ts";
import { surgeryTimeLabels } from "@restride/domain/schedules/surgery-type-texts.ts";

/** Form of the filter dialog. */
export type FilterForm = Form<PatientFilterForm>;

const kinds = [
  { value: "range", text: texts.range },
  { value: "date", text: texts.date },
  { value: "none", text: texts.none },
] as const;

function Weeks({ form }: { form: FilterForm }) {
  const { values, set } = form;
  return (
    <div className={styles.pair}>
      <ChoiceField
        label={texts.preOrPost}
        placeholder={texts.select}
        value={values.optype ?? null}
        options={surgeryTimes.map((time) => ({ value: time, label: surgeryTimeLabels[time] }))}
        onValue={(time) => set("optype", time)}
        error={form.shownError("optype")}
      />
      <ChoiceField
        label={texts.surgeryRange}
        value={values.surgeryrange ?? null}
        options={surgeryRanges.map((range) => ({ value: range, label: surgeryRangeLabel(range) }))}
        onValue={(range) => set("surgeryrange", range)}
        error={form.shownError("surgeryrange")}
      />
    </div>
  );
}

function Dates({ form }: { form: FilterForm }) {
  const [from, to] = form.values.surgeryDate ?? [];
  return (
    <DateRangeField
      label={texts.surgeryDateText}
      from={from}
      to={to}
      onRange={(first, last) => form.set("surgeryDate", [first, last])}
      error={form.shownError("surgeryDate")}
    />
  );
}

/** Fields that filter by surgery date: weeks around today, dates, or no filter. Choosing one clears the others. */
export function SurgeryFields({ form }: { form: FilterForm }) {
  const kind = form.values.surgeryrangetype ?? "none";
  return (
    <>
      <FormField label={texts.surgeryTime}>
        {() => (
          <Segmented
            block
            label={texts.surgeryTime}
            value={kind}
            options={kinds}
            onValue={(next) => form.setValues((before) => chooseRangeType(before, next))}
          />
        )}
      </FormField>
      {kind === "range" && <Weeks form={form} />}
      {kind === "date" && <Dates form={form} />}
      {kind === "none" && <div className={styles.empty} />}
    </>
  );
}
