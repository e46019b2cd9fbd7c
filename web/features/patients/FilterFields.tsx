import type { PatientFilterForm } from "@restride/domain/patients/patient-filter-form.ts";
import { sliderRange } from "@restride/domain/patients/patient-filter-form.ts";
import { scoreLabels } from "@restride/domain/progress/score-labels.ts";
import { painLevels } from "@restride/domain/questionnaires/pain-level.ts";
import { Select, Slider } from "antd";
import { FormField } from "../../ui/FormField.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { Form } from "../../ui/use-form.ts";
import styles from "./FilterFields.module.css";
import { SurgeryFields } from "./SurgeryFields.tsx";

/** The filter dialog's form. */
export type FilterForm = Form<PatientFilterForm>;

const statuses = [
  { value: "active", text: "Active" },
  { value: "inactive", text: "Inactive" },
  { value: "all", text: "All" },
] as const;
const joints = [
  { value: "all", text: "All" },
  { value: "knee", text: "Knee" },
  { value: "hip", text: "Hip" },
] as const;
const sliders = [
  ["deviceprogress", "Measurement Progress"],
  ["progress", "Exercise Progress"],
  ["kneescore", "Knee score"],
  ["hipscore", "Hip score"],
] as const;
const painOptions = painLevels.map((label, value) => ({ value, label }));

function RangeField({ form, name, label }: { form: FilterForm; name: (typeof sliders)[number][0]; label: string }) {
  const { min, max } = form.values[name] ?? sliderRange;
  return (
    <FormField label={label} aside={`${min}–${max}`}>
      {({ id }) => (
        <Slider
          range
          id={id}
          className={styles.slider ?? ""}
          min={sliderRange.min}
          max={sliderRange.max}
          value={[min, max]}
          tooltip={{ open: false }}
          ariaLabelForHandle={[`${label} from`, `${label} to`]}
          onChange={([from = 0, to = 100]) => form.set(name, { min: from, max: to })}
        />
      )}
    </FormField>
  );
}

type Surgeons = readonly { _id: string; name: string }[];

const DoctorField = ({ form, surgeons }: { form: FilterForm; surgeons: Surgeons }) => (
  <FormField label="Doctor">
    {(control) => (
      <Select
        {...control}
        mode="multiple"
        optionFilterProp="label"
        value={form.values.surgeon ?? []}
        options={surgeons.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={(ids) => form.set("surgeon", ids)}
      />
    )}
  </FormField>
);

const PainField = ({ form }: { form: FilterForm }) => (
  <FormField label={scoreLabels.painLevel}>
    {(control) => (
      <Select
        {...control}
        mode="multiple"
        value={form.values.painlevel ?? []}
        options={painOptions}
        onChange={(codes) => form.set("painlevel", codes)}
      />
    )}
  </FormField>
);

interface FilterFieldsProps {
  form: FilterForm;
  /** Null for who may not choose a doctor. */
  surgeons: Surgeons | null;
}

/** The fields of the filter dialog, in two columns. */
export function FilterFields({ form, surgeons }: FilterFieldsProps) {
  const { values, set } = form;
  const lastName = form.field("lastname_plain");
  const digits = form.field("lastdigitsofphone");
  return (
    <div className={styles.grid}>
      <TextField {...lastName} value={lastName.value ?? ""} label="Last name" autoComplete="off" />
      <TextField {...digits} value={digits.value ?? ""} label="Last four digits of phone" inputMode="numeric" />
      {surgeons && <DoctorField form={form} surgeons={surgeons} />}
      <FormField label="Surgery type">
        {() => (
          <Segmented
            block
            label="Surgery type"
            value={values.surgerytype ?? "all"}
            options={joints}
            onValue={(joint) => set("surgerytype", joint)}
          />
        )}
      </FormField>
      <SurgeryFields form={form} />
      <FormField label="Status">
        {() => (
          <Segmented
            block
            label="Status"
            value={values.type ?? "active"}
            options={statuses}
            onValue={(type) => set("type", type)}
          />
        )}
      </FormField>
      <PainField form={form} />
      {sliders.map(([name, label]) => (
        <RangeField key={name} form={form} name={name} label={label} />
      ))}
    </div>
  );
}
