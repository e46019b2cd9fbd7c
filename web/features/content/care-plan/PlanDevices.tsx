import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { deviceTimes, intervalLabel, intervals, isInterval } from "@restride/domain/schedules/interval.ts";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { TextField } from "../../../ui/field/TextField.tsx";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { AddPart } from "../parts/AddPart.tsx";
import { PartEditor } from "../parts/PartEditor.tsx";
import { PartLine } from "../parts/PartLine.tsx";
import styles from "../parts/Parts.module.css";
import { type OpenedLine, useOpenLine } from "../parts/use-open-line.ts";
import { type Part, partOf, usePartOptions } from "../parts/use-parts.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import type { CarePlanValues } from "./care-plan-values.ts";
import { deviceWindows } from "./plan-windows.ts";
import * as texts from "./care-plan-texts.ts";
import { versionText } from "../parts/parts-texts.ts";

interface PlanPartsProps {
  form: Form<CarePlanValues>;
  content: ContentRecord | null;
  company: string | null;
}

const intervalOptions = intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }));
const timeOptions = deviceTimes.map((value) => ({ value: `${value}`, label: texts.aDay(value) }));
const usual = { start_date: "S+1", end_date: "S+42", interval: "1", time: "1", skiponsurgerydate: true };

interface RowProps {
  form: Form<CarePlanValues>;
  at: number;
  part: Part;
  onRemove: () => void;
}

/** Device row with fields. */
const DeviceEditor = ({ form: { field }, at, ...editor }: RowProps & { opened: OpenedLine }) => (
  <PartEditor {...editor}>
    <TextField {...field(`devices.${at}.start_date`)} label={texts.firstDay} required />
    <TextField {...field(`devices.${at}.end_date`)} label={texts.lastDay} required />
    <SelectField {...field(`devices.${at}.interval`)} label={texts.interval} options={intervalOptions} />
    <SelectField {...field(`devices.${at}.time`)} label={texts.times} options={timeOptions} />
  </PartEditor>
);

/** Device row as text, with buttons to edit and remove it. */
function DeviceLine({ form, at, part: { name, version }, ...does }: RowProps & { onEdit: () => void }) {
  const { interval, time, start_date, end_date } = form.values.devices[at]!;
  const every = Number(interval);
  const window = deviceWindows({ devices: [form.values.devices[at]!] })[0]?.window ?? null;
  return (
    <PartLine
      {...does}
      name={name}
      about={versionText(version)}
      dose={[isInterval(every) ? intervalLabel(every) : "", texts.aDay(time)]}
      days={[window ? windowLabel(window) : `${start_date} → ${end_date}`]}
      window={window}
    />
  );
}

/** Devices of a plan, each with its days and dose. The open row and rows with errors show their fields. */
export function PlanDevices({ form, content, company }: PlanPartsProps) {
  const { values, set, dropRow, shownError } = form;
  const options = usePartOptions("device", company);
  const line = useOpenLine();
  const usedDevices = values.devices.map(({ deviceid }) => deviceid);
  const add = (deviceid: string): void => {
    set("devices", [...values.devices, { ...usual, deviceid }]);
    line.open(usedDevices.length, false);
  };
  const row = (id: string, at: number) => {
    const onRemove = (): void => {
      dropRow("devices", at);
      line.close();
    };
    const shared = { form, at, part: partOf(id, content, options), onRemove };
    if (line.isOpen(at) || shownError(`devices.${at}`))
      return <DeviceEditor key={id} {...shared} opened={line.editorOf(at)} />;
    return <DeviceLine key={id} {...shared} onEdit={() => line.open(at)} />;
  };
  return (
    <FormSection title={texts.devices} hint={texts.orderedForEachNewPatient}>
      <FullWidthRow>
        <div className={styles.parts}>{usedDevices.map(row)}</div>
        <AddPart
          label={texts.addDevice}
          options={options.filter(({ value }) => !usedDevices.includes(value))}
          onAdd={add}
        />
      </FullWidthRow>
    </FormSection>
  );
}
