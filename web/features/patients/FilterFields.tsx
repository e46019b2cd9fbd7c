import { sliderRange } from "@restride/domain/patients/list/patient-filter-form.ts";
import { scoreLabels } from "@restride/domain/progress/score-texts.ts";
import { painLevels } from "@restride/domain/questionnaires/pain-level.ts";
import { ChoicesField } from "../../ui/field/ChoicesField.tsx";
import { FormField } from "../../ui/field/FormField.tsx";
import { RangeSlider } from "../../ui/field/RangeSlider.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import { TextField } from "../../ui/field/TextField.tsx";
import styles from "./FilterFields.module.css";
import { type FilterForm, SurgeryFields } from "./SurgeryFields.tsx";
import * as texts from "./patients-texts.ts";

const statuses = [
  { value: "active", text: texts.active },
  { value: "inactive", text: texts.inactive },
  { value: "all", text: texts.all },
] as const;
const joints = [
  { value: "all", text: texts.all },
  { value: "knee", text: texts.knee },
  { value: "hip", text: texts.hip },
] as const;
const sliders = [
  ["deviceprogress", texts.measurementProgress],
  ["progress", texts.exerciseProgress],
  ["kneescore", scoreLabels.kneeScore],
  ["hipscore", scoreLabels.hipScore],
] as const;
const painOptions = painLevels.map((label, code) => ({ value: String(code), label }));

type Surgeons = readonly { _id: string; name: string }[];

interface FilterFieldsProps {
  form: FilterForm;
  /** Surgeons to choose from; null for users who may not choose one. */
  surgeons: Surgeons | null;
}

/** Fields of the filter dialog, in two columns. */
export function FilterFields({ form, surgeons }: FilterFieldsProps) {
  const { values, set } = form;
  const lastName = form.field("lastname_plain");
  const digits = form.field("lastdigitsofphone");
  return (
    <div className={styles.grid}>
      <TextField {...lastName} value={lastName.value ?? ""} label={texts.lastName} />
      <TextField {...digits} value={digits.value ?? ""} label={texts.lastFourDigitsOfPhone} inputMode="numeric" />
      {surgeons && (
        <ChoicesField
          label={texts.doctor}
          chosen={values.surgeon ?? []}
          options={surgeons.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChosen={(ids) => set("surgeon", ids)}
        />
      )}
      <FormField label={texts.surgeryType}>
        {() => (
          <Segmented
            block
            label={texts.surgeryType}
            value={values.surgerytype ?? "all"}
            options={joints}
            onValue={(joint) => set("surgerytype", joint)}
          />
        )}
      </FormField>
      <SurgeryFields form={form} />
      <FormField label={texts.status}>
        {() => (
          <Segmented
            block
            label={texts.status}
            value={values.type ?? "active"}
            options={statuses}
            onValue={(type) => set("type", type)}
          />
        )}
      </FormField>
      <ChoicesField
        label={scoreLabels.painLevel}
        chosen={(values.painlevel ?? []).map(String)}
        options={painOptions}
        onChosen={(codes) => set("painlevel", codes.map(Number))}
      />
      {sliders.map(([name, label]) => (
        <RangeSlider
          key={name}
          label={label}
          limits={sliderRange}
          range={values[name] ?? sliderRange}
          onRange={(range) => set(name, range)}
        />
      ))}
    </div>
  );
}
