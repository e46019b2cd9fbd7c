import { type Interval, intervalLabel } from "@restride/domain/schedules/interval.ts";
import type { ReactNode } from "react";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Select } from "../../../ui/field/Select.tsx";
import styles from "./ApplyToAll.module.css";

type Line = "times" | "sets" | "interval" | "moveBy" | "skip";

/** What is typed for a bulk change, and which lines are ticked. */
export interface BulkFields {
  readonly ticked: ReadonlySet<Line>;
  readonly times: string;
  readonly sets: string;
  readonly interval: string;
  readonly moveBy: string;
  readonly skip: boolean;
}

export const noBulk: BulkFields = { ticked: new Set(), times: "1", sets: "1", interval: "1", moveBy: "0", skip: true };

interface BulkLinesProps {
  fields: BulkFields;
  onFields: (fields: BulkFields) => void;
  intervals: readonly Interval[];
}

/** The lines of a bulk change: a tick and what it sets. What is typed ticks its line. */
export function BulkLines({ fields, onFields, intervals }: BulkLinesProps) {
  const tick = (line: Line, on: boolean): void => {
    const ticked = new Set(fields.ticked);
    if (on) ticked.add(line);
    else ticked.delete(line);
    onFields({ ...fields, ticked });
  };
  const put = (line: Line, change: Partial<BulkFields>): void =>
    onFields({ ...fields, ...change, ticked: new Set([...fields.ticked, line]) });
  const row = (line: Line, label: string, control: ReactNode) => (
    <div key={line} className={styles.line}>
      <Checkbox checked={fields.ticked.has(line)} onChecked={(on) => tick(line, on)}>
        {label}
      </Checkbox>
      {control}
    </div>
  );
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
      {row("times", "Daily", number("times", "Times a day"))}
      {row("sets", "Set", number("sets", "Sets"))}
      {row(
        "interval",
        "Interval",
        <Select<string>
          label="How often"
          value={fields.interval}
          options={intervals.map((value) => ({ value: `${value}`, label: intervalLabel(value) }))}
          onValue={(interval) => put("interval", { interval })}
        />,
      )}
      {row("moveBy", "Move by", number("moveBy", "Days"))}
      {row(
        "skip",
        "Skip on surgery date",
        <Select<"on" | "off">
          label="Surgery date"
          value={fields.skip ? "on" : "off"}
          options={[
            { value: "on", label: "Skip" },
            { value: "off", label: "Do not skip" },
          ]}
          onValue={(skip) => put("skip", { skip: skip === "on" })}
        />,
      )}
    </div>
  );
}
