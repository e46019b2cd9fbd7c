import { X } from "lucide-react";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, WholeRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "../Content.module.css";
import type { ContentRecord } from "../use-content-editor.ts";
import { AddPart } from "../AddPart.tsx";
import type { CarePlanValues } from "./care-plan-values.ts";
import { partOf, usePartOptions } from "../use-parts.ts";

interface PlanPartsProps {
  form: Form<CarePlanValues>;
  content: ContentRecord | null;
  company: string | null;
}

interface RowProps {
  form: Form<CarePlanValues>;
  at: number;
}

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const typeOptions = [
  { value: "weekly", label: "Weekly" },
  { value: "custom", label: "Custom days" },
];
const usual = {
  scheduletype: "weekly",
  schedule: [1],
  days: "",
  startdate: "S+1",
  enddate: "S+42",
  skiponsurgerydate: true,
};

/** The week days of a weekly span, with its window. */
function Weekly({ form: { field, values, set, shownError }, at }: RowProps) {
  const chosen = values.feedback[at]?.schedule ?? [];
  const wrong = shownError(`feedback.${at}.schedule`);
  const toggle = (day: number, on: boolean): void =>
    set(
      `feedback.${at}.schedule`,
      on ? [...chosen, day].toSorted((a, b) => a - b) : chosen.filter((each) => each !== day),
    );
  return (
    <>
      <TextField {...field(`feedback.${at}.startdate`)} label="First day" required autoComplete="off" />
      <TextField {...field(`feedback.${at}.enddate`)} label="Last day" required autoComplete="off" />
      <div className={styles.weekdays}>
        {weekdays.map((name, day) => (
          <Checkbox key={name} checked={chosen.includes(day)} onChecked={(on) => toggle(day, on)}>
            {name}
          </Checkbox>
        ))}
      </div>
      {wrong && (
        <p className={styles.said} role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

function SpanRow({ form, at, name, version }: RowProps & { name: string; version: number }) {
  const { field, values, dropRow, shownError } = form;
  const isWeekly = values.feedback[at]?.scheduletype === "weekly";
  return (
    <fieldset className={styles.row}>
      <legend>
        {name} <small>{`v${version}`}</small>
      </legend>
      <span className={styles.remove}>
        <IconButton label={`Remove ${name}`} icon={<X />} onClick={() => dropRow("feedback", at)} />
      </span>
      <div className={styles.fields}>
        <SelectField {...field(`feedback.${at}.scheduletype`)} label="Schedule" options={typeOptions} />
        {isWeekly ? (
          <Weekly form={form} at={at} />
        ) : (
          <TextField
            {...field(`feedback.${at}.days`)}
            error={shownError(`feedback.${at}.schedule`)}
            label="Days from surgery"
            placeholder="-14, 14, 42"
            required
            autoComplete="off"
          />
        )}
      </div>
    </fieldset>
  );
}

/** The questionnaires of a plan, a row for each span. */
export function PlanQuestionnaires({ form, content, company }: PlanPartsProps) {
  const { values, set } = form;
  const options = usePartOptions("questionnaire", company);
  return (
    <FormSection title="Questionnaires" hint="Each may be asked in several spans.">
      <WholeRow>
        {values.feedback.map(({ formid }, at) => {
          const { name, version } = partOf(formid, content, options);
          return <SpanRow key={`${formid} ${at}`} form={form} at={at} name={name} version={version} />;
        })}
        <AddPart
          label="Add questionnaire"
          options={options}
          onAdd={(formid) => set("feedback", [...values.feedback, { ...usual, formid }])}
        />
      </WholeRow>
    </FormSection>
  );
}
