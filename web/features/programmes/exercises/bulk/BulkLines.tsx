import { intervalLabel, intervals } from "@restride/domain/schedules/interval.ts";
import type { ReactNode } from "react";
import { Checkbox } from "../../../../ui/field/Checkbox.tsx";
import { Select } from "../../../../ui/field/Select.tsx";
import { Switch } from "../../../../ui/field/Switch.tsx";
import styles from "./ApplyToAll.module.css";
import type { BulkFields, BulkLine } from "./bulk-change.ts";
import * as texts from "./bulk-texts.ts";

interface BulkLinesProps {
  fields: BulkFields;
  onFields: (fields: BulkFields) => void;
  /** Current values of the chosen exercises, as texts. */
  now: Partial<Record<BulkLine, string>>;
}

/** Lines of a bulk change: a checkbox, the new value, and the current one. Typing a value checks its line. */
export function BulkLines({ fields, onFields, now }: BulkLinesProps) {
  const tick = (line: BulkLine, on: boolean): void => {
    const ticked = new Set(fields.ticked);
    if (on) ticked.add(line);
    else ticked.delete(line);
    onFields({ ...fields, ticked });
  };
  const put = (line: BulkLine, change: Partial<BulkFields>): void =>
    onFields({ ...fields, ...change, ticked: new Set([...fields.ticked, line]) });
  const row = (line: BulkLine, label: string, control: ReactNode) => {
    const isOn = fields.ticked.has(line);
    const before = now[line] === undefined ? "" : texts.currentValue(now[line], isOn);
    return (
      <div key={line} className={styles.line} data-on={isOn}>
        <Checkbox checked={isOn} onChecked={(on) => tick(line, on)}>
          {label}
        </Checkbox>
        {control}
        <span className={styles.currentValue}>{line === "moveBy" ? texts.days : before}</span>
      </div>
    );
  };
  const number = (line: "times" | "sets" | "moveBy", label: string) => (
    <input
      aria-label={label}
      inputMode="numeric"
      className={styles.number}
      value={fields[line]}
      onChange={(event) => put(line, { [line]: event.target.value })}
    />
  );
  return (
    <div className={styles.lines}>
      {row("times", texts.daily, number("times", texts.timesADay))}
      {row("sets", texts.setLabel, number("sets", texts.sets))}
      {row(
        "interval",
        texts.interval,
        <Select<string>
          label={texts.howOften}
          value={fields.interval}
          options={intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }))}
          onValue={(interval) => put("interval", { interval })}
        />,
      )}
      {row("moveBy", texts.moveBy, number("moveBy", texts.daysText))}
      {row(
        "skip",
        texts.skipOnSurgeryDate,
        <Switch
          label={texts.skipsTheSurgeryDate}
          on={fields.skip}
          text={fields.skip ? texts.onLabel : texts.off}
          onSwitch={(skip) => put("skip", { skip })}
        />,
      )}
    </div>
  );
}
