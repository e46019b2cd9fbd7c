import { figureWithUnit } from "@restride/domain/charts/points.ts";
import { metricLimit, unitLimit } from "@restride/domain/content/device-form.ts";
import { Plus, X } from "lucide-react";
import { TextField } from "../../../ui/field/TextField.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "./Device.module.css";
import { type DeviceValues, newLimit } from "./device-values.ts";
import { LimitPreview } from "./LimitPreview.tsx";
import * as texts from "./device-texts.ts";

interface RowProps {
  form: Form<DeviceValues>;
  at: number;
}

/** Fields of a limit: its first day, minimum, and maximum. */
function LimitRow({ form: { field, dropRow }, at, place, metric }: RowProps & { place: number; metric: string }) {
  const path = `values.${at}.thresholds.${place}` as const;
  return (
    <fieldset className={styles.limit} aria-label={texts.limitOf(place + 1, metric)}>
      <TextField {...field(`${path}.fromday`)} label={texts.fromDay} placeholder={texts.anyDay} />
      <TextField {...field(`${path}.min`)} label={texts.min} inputMode="decimal" />
      <TextField {...field(`${path}.max`)} label={texts.max} inputMode="decimal" />
      <span className={styles.remove}>
        <IconButton
          label={texts.removeLimitOf(place + 1, metric)}
          icon={<X />}
          onClick={() => dropRow(`values.${at}.thresholds`, place)}
        />
      </span>
    </fieldset>
  );
}

/** Fields of a new value: its name, unit, and possible range. */
const Meaning = ({ form: { field }, at }: RowProps) => (
  <div className={styles.fields}>
    <TextField {...field(`values.${at}.metric`)} label={texts.measures} required maxLength={metricLimit} />
    <TextField {...field(`values.${at}.unit`)} label={texts.unit} maxLength={unitLimit} />
    <TextField {...field(`values.${at}.min`)} label={texts.smallestPossible} required inputMode="decimal" />
    <TextField {...field(`values.${at}.max`)} label={texts.largestPossible} required inputMode="decimal" />
  </div>
);

/** Value of a reading with its limits and their preview. */
export function ValueRow({ form, at }: RowProps) {
  const { values, set, dropRow } = form;
  const value = values.values[at]!;
  const metric = value.metric || `value ${at}`;
  const limits = `values.${at}.thresholds` as const;
  return (
    <fieldset className={styles.value}>
      <legend>
        {`${at} · ${metric}`}
        {value.kept && <small>{figureWithUnit(`${value.min}–${value.max}`, value.unit)}</small>}
      </legend>
      {!value.kept && (
        <>
          <span className={styles.removeValue}>
            <IconButton label={texts.removeMetric(metric)} icon={<X />} onClick={() => dropRow("values", at)} />
          </span>
          <Meaning form={form} at={at} />
        </>
      )}
      <div className={styles.limits}>
        {value.thresholds.map((_, place) => (
          <LimitRow key={place} form={form} at={at} place={place} metric={metric} />
        ))}
        <Button size="small" icon={<Plus />} onClick={() => set(limits, [...value.thresholds, newLimit])}>
          {texts.addLimitOf(metric)}
        </Button>
        <LimitPreview value={value} />
      </div>
    </fieldset>
  );
}
