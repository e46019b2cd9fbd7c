import { contentNameLimit } from "@restride/domain/content/content-fields.ts";
import { ageGroups } from "@restride/domain/patients/age-group.ts";
import { ChoicesField } from "../../../ui/field/ChoicesField.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormCard } from "../../../ui/form/FormCard.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import { ageGroupLabel, joints } from "../content-state-texts.ts";
import { regimenContent, type RegimenValues } from "./regimen-values.ts";
import { RegimenExercises } from "./RegimenExercises.tsx";
import styles from "./RegimenFields.module.css";
import * as texts from "./regimen-texts.ts";

const { labels } = regimenContent;
const genderOptions = [
  { value: "", label: texts.everybody },
  { value: "male", label: texts.male },
  { value: "female", label: texts.female },
];
const ages = ageGroups.map((value) => ({ value, label: ageGroupLabel(value) }));

interface RegimenFieldsProps {
  form: Form<RegimenValues>;
  content: ContentRecord | null;
  company: string | null;
}

/** Fields of a regimen, and its exercises. */
export function RegimenFields({ form, content, company }: RegimenFieldsProps) {
  const { field, values, set } = form;
  return (
    <div className={styles.page} data-paired>
      <FormCard>
        <section aria-label={texts.regimen} className={styles.fields}>
          <TextField
            {...field("name")}
            label={labels.name}
            required
            maxLength={contentNameLimit}
            aside={`${values.name.length} / ${contentNameLimit}`}
          />
          <SelectField
            {...field("surgery_type")}
            label={labels.surgery_type}
            required
            options={joints}
            placeholder={texts.choose}
          />
          <TextField {...field("startdate")} label={labels.startdate} required />
          <TextField {...field("enddate")} label={labels.enddate} required />
          <ChoicesField
            label={labels.age_groups}
            chosen={values.age_groups}
            options={ages}
            onChosen={(groups) => set("age_groups", groups)}
          />
          <SelectField {...field("gender")} label={labels.gender} options={genderOptions} />
        </section>
      </FormCard>
      <RegimenExercises form={form} content={content} company={company} />
    </div>
  );
}
