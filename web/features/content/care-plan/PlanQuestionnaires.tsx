import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { weekdayNames } from "@restride/domain/texts/weekday-texts.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import styles from "../Content.module.css";
import { AddPart } from "../parts/AddPart.tsx";
import { PartEditor } from "../parts/PartEditor.tsx";
import { PartLine } from "../parts/PartLine.tsx";
import parts from "../parts/Parts.module.css";
import { type OpenedLine, useOpenLine } from "../parts/use-open-line.ts";
import { type Part, partOf, usePartOptions } from "../parts/use-parts.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import type { CarePlanValues } from "./care-plan-values.ts";
import { questionnaireWindows } from "./plan-windows.ts";
import * as texts from "./care-plan-texts.ts";
import { versionText } from "../parts/parts-texts.ts";

interface PlanPartsProps {
  form: Form<CarePlanValues>;
  content: ContentRecord | null;
  company: string | null;
}

interface RowProps {
  form: Form<CarePlanValues>;
  at: number;
}

const typeOptions = [
  { value: "weekly", label: texts.weekly },
  { value: "custom", label: texts.customDays },
];
const usual = {
  scheduletype: "weekly",
  schedule: [1],
  days: "",
  startdate: "S+1",
  enddate: "S+42",
  skiponsurgerydate: true,
};

/** Fields of a weekly span: its weekdays and its window. */
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
      <TextField {...field(`feedback.${at}.startdate`)} label={texts.firstDay} required />
      <TextField {...field(`feedback.${at}.enddate`)} label={texts.lastDay} required />
      <div className={styles.weekdays}>
        {weekdayNames.map((name, day) => (
          <Checkbox key={name} checked={chosen.includes(day)} onChecked={(on) => toggle(day, on)}>
            {name}
          </Checkbox>
        ))}
      </div>
      {wrong && (
        <p className={styles.problem} role="alert">
          {wrong}
        </p>
      )}
    </>
  );
}

interface SpanProps extends RowProps {
  part: Part;
  onRemove: () => void;
}

/** Span row with fields. */
function SpanEditor({ form, at, ...editor }: SpanProps & { opened: OpenedLine }) {
  const { field, values, shownError } = form;
  const isWeekly = values.feedback[at]?.scheduletype === "weekly";
  return (
    <PartEditor {...editor}>
      <SelectField {...field(`feedback.${at}.scheduletype`)} label={texts.schedule} options={typeOptions} />
      {isWeekly ? (
        <Weekly form={form} at={at} />
      ) : (
        <TextField
          {...field(`feedback.${at}.days`)}
          error={shownError(`feedback.${at}.schedule`)}
          label={texts.daysFromSurgery}
          placeholder="-14, 14, 42"
          required
        />
      )}
    </PartEditor>
  );
}

const everyDay = (days: readonly number[]): string =>
  days.length === weekdayNames.length ? texts.everyDay : days.map((day) => weekdayNames[day]).join(" ");

/** Span row as text, with buttons to edit and remove it. */
function SpanLine({ form, at, part: { name, version }, ...does }: SpanProps & { onEdit: () => void }) {
  const span = form.values.feedback[at]!;
  const isWeekly = span.scheduletype === "weekly";
  const window = questionnaireWindows({ feedback: [span] })[0]?.window ?? null;
  return (
    <PartLine
      {...does}
      name={name}
      about={versionText(version)}
      dose={isWeekly ? [texts.weekly, everyDay(span.schedule)] : [texts.customDays, span.days]}
      days={[window ? windowLabel(window) : ""]}
      window={window}
    />
  );
}

/** Questionnaires of a plan, one row for each span. The open row and rows with errors show their fields. */
export function PlanQuestionnaires({ form, content, company }: PlanPartsProps) {
  const { values, set, dropRow, shownError } = form;
  const options = usePartOptions("questionnaire", company);
  const line = useOpenLine();
  const add = (formid: string): void => {
    set("feedback", [...values.feedback, { ...usual, formid }]);
    line.open(values.feedback.length, false);
  };
  const row = (formid: string, at: number) => {
    const onRemove = (): void => {
      dropRow("feedback", at);
      line.close();
    };
    const key = `${formid} ${at}`;
    const shared = { form, at, part: partOf(formid, content, options), onRemove };
    if (line.isOpen(at) || shownError(`feedback.${at}`))
      return <SpanEditor key={key} {...shared} opened={line.editorOf(at)} />;
    return <SpanLine key={key} {...shared} onEdit={() => line.open(at)} />;
  };
  return (
    <FormSection title={texts.questionnaires} hint={texts.eachMayBeAskedInSeveral}>
      <FullWidthRow>
        <div className={parts.parts}>{values.feedback.map(({ formid }, at) => row(formid, at))}</div>
        <AddPart label={texts.addQuestionnaire} options={options} onAdd={add} />
      </FullWidthRow>
    </FormSection>
  );
}
