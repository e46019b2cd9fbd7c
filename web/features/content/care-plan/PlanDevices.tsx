import { deviceTimes, intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import { X } from "lucide-react";
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

const intervalOptions = intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }));
const timeOptions = deviceTimes.map((value) => ({ value: `${value}`, label: `${value}× a day` }));
const usual = { start_date: "S+1", end_date: "S+42", interval: "1", time: "1", skiponsurgerydate: true };

function DeviceRow({
  form,
  at,
  name,
  version,
}: {
  form: Form<CarePlanValues>;
  at: number;
  name: string;
  version: number;
}) {
  const { field, dropRow } = form;
  return (
    <fieldset className={styles.row}>
      <legend>
        {name} <small>{`v${version}`}</small>
      </legend>
      <span className={styles.remove}>
        <IconButton label={`Remove ${name}`} icon={<X />} onClick={() => dropRow("devices", at)} />
      </span>
      <div className={styles.fields}>
        <TextField {...field(`devices.${at}.start_date`)} label="First day" required autoComplete="off" />
        <TextField {...field(`devices.${at}.end_date`)} label="Last day" required autoComplete="off" />
        <SelectField {...field(`devices.${at}.interval`)} label="Interval" options={intervalOptions} />
        <SelectField {...field(`devices.${at}.time`)} label="Times" options={timeOptions} />
      </div>
    </fieldset>
  );
}

/** The devices of a plan, each with its days and dose. */
export function PlanDevices({ form, content, company }: PlanPartsProps) {
  const { values, set } = form;
  const options = usePartOptions("device", company);
  const held = values.devices.map(({ deviceid }) => deviceid);
  return (
    <FormSection title="Devices" hint="Ordered for each new patient.">
      <WholeRow>
        {held.map((id, at) => {
          const { name, version } = partOf(id, content, options);
          return <DeviceRow key={id} form={form} at={at} name={name} version={version} />;
        })}
        <AddPart
          label="Add device"
          options={options.filter(({ value }) => !held.includes(value))}
          onAdd={(deviceid) => set("devices", [...values.devices, { ...usual, deviceid }])}
        />
      </WholeRow>
    </FormSection>
  );
}
