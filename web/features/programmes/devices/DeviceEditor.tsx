import { deviceRow } from "@restride/domain/programmes/programme-form.ts";
import type { ProgrammeDevice } from "@restride/domain/programmes/programme.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { deviceTimes, intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import { useEffect, useEffectEvent, useState } from "react";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Segmented } from "../../../ui/field/Segmented.tsx";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { type Form, useForm } from "../../../ui/form/use-form.ts";
import { CardForm } from "../CardForm.tsx";
import styles from "../Card.module.css";
import { DayField, type EnteredAs, readDay, typedDay } from "../DayField.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import type { NamedContent } from "../use-content.ts";
import type { PlanContext } from "../plan-context.ts";
import * as texts from "./devices-texts.ts";

interface DeviceEditorProps {
  row: ProgrammeDevice;
  /** Row as it is saved, whose start may be in the past. */
  saved?: ProgrammeDevice | null;
  planContext: PlanContext;
  content: NamedContent;
  /** Text about what it measures. */
  measures: string;
  /** Number of other devices. */
  others: number;
  /** Called with the typed row while it is valid, otherwise with null. */
  onTyped: (row: ProgrammeDevice | null, toAll: boolean) => void;
  onSave: (row: ProgrammeDevice, toAll: boolean) => void;
  onClose: () => void;
}

const valuesOf = (row: ProgrammeDevice, { patient }: PlanContext, enteredAs: EnteredAs) => ({
  startdate: typedDay(row.startdate, enteredAs, patient.surgery.date),
  enddate: typedDay(row.enddate, enteredAs, patient.surgery.date),
  interval: `${row.interval}`,
  time: `${row.time}`,
  skiponsurgerydate: row.skiponsurgerydate,
});

type Values = ReturnType<typeof valuesOf>;

/** Returns the schema of a device's typed schedule. */
const schemaOf = ({ row, saved = null, planContext: { patient, day } }: DeviceEditorProps, enteredAs: EnteredAs) => {
  const surgery = patient.surgery.date;
  const context = { today: day, saved };
  const rules = deviceRow(enteredAs === "dates" ? { ...context, surgeryDate: surgery } : context);
  return {
    safeParse: (values: unknown) => {
      const { startdate, enddate, interval, time, skiponsurgerydate } = values as Values;
      return rules.safeParse({
        ...row,
        startdate: readDay(startdate, enteredAs, surgery),
        enddate: readDay(enddate, enteredAs, surgery),
        interval: Number(interval),
        time: Number(time),
        skiponsurgerydate,
      });
    },
  };
};

interface FieldsProps {
  form: Form<Values, ProgrammeDevice>;
  enteredAs: EnteredAs;
  surgery: CalendarDate;
}

/** Fields of a device's window, interval, and times. */
const Fields = ({ form: { field, formError }, enteredAs, surgery }: FieldsProps) => (
  <>
    <DayField {...field("startdate")} label={texts.start} enteredAs={enteredAs} surgery={surgery} />
    <DayField {...field("enddate")} label={texts.end} enteredAs={enteredAs} surgery={surgery} />
    {formError && (
      <p role="alert" className={styles.problem}>
        {formError}
      </p>
    )}
    <SelectField {...field("interval")} label={texts.interval} required options={intervalOptions} />
    <SelectField {...field("time")} label={texts.time} required options={timeOptions} />
  </>
);

const intervalOptions = intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }));
const timeOptions = deviceTimes.map((value) => ({ value: `${value}`, label: texts.aDay(value) }));
const enteredOptions = [
  { value: "days", text: texts.days },
  { value: "dates", text: texts.dates },
] as const;

/** Form state of a device, in days or in dates. */
function useDeviceForm(props: DeviceEditorProps) {
  const { row, planContext, onTyped } = props;
  const [enteredAs, setEnteredAs] = useState<EnteredAs>("days");
  const [toAll, setToAll] = useState(false);
  const schema = schemaOf(props, enteredAs);
  const form = useForm(schema, valuesOf(row, planContext, "days"));
  const { values, setValues } = form;
  const surgery = planContext.patient.surgery.date;
  const tell = useEffectEvent(() => {
    const typed = schema.safeParse(values);
    if (typed.success) onTyped(typed.data, toAll);
  });
  useEffect(() => tell(), [values, toAll]);
  const enterAs = (next: EnteredAs): void => {
    const convertDay = (text: string): string => {
      const day = readDay(text, enteredAs, surgery);
      return day === undefined ? "" : typedDay(day, next, surgery);
    };
    setEnteredAs(next);
    setValues({ ...values, startdate: convertDay(values.startdate), enddate: convertDay(values.enddate) });
  };
  return { form, enteredAs, enterAs, toAll, setToAll, surgery };
}

/** Form of a device's schedule. */
export function DeviceEditor(props: DeviceEditorProps) {
  const { content, measures, others, onSave, onClose } = props;
  const { form, enteredAs, enterAs, toAll, setToAll, surgery } = useDeviceForm(props);
  const { form: formRef, values, set, submit } = form;
  return (
    <CardForm
      label={texts.editName(content.name)}
      formRef={formRef}
      head={
        <div className={styles.head}>
          <ItemPicture image={content.image} kind="device" />
          <div>
            <h2>{content.name}</h2>
            <p>{measures}</p>
          </div>
        </div>
      }
      onSubmit={() => submit((changed) => onSave(changed, toAll))}
      onClose={onClose}
    >
      <div className={`${styles.section} ${styles.fields}`}>
        <Fields form={form} enteredAs={enteredAs} surgery={surgery} />
        <div className={styles.fullWidth}>
          <Segmented<EnteredAs>
            label={texts.enteredAs}
            block
            value={enteredAs}
            options={enteredOptions}
            onValue={enterAs}
          />
        </div>
        <div className={styles.fullWidth}>
          <Checkbox checked={values.skiponsurgerydate} onChecked={(on) => set("skiponsurgerydate", on)}>
            {texts.skipOnSurgeryDate}
          </Checkbox>
        </div>
        {others > 0 && (
          <div className={styles.fullWidth}>
            <Checkbox checked={toAll} onChecked={setToAll} hint={texts.otherDeviceCount(others)}>
              {texts.applyToAll}
            </Checkbox>
          </div>
        )}
      </div>
    </CardForm>
  );
}
