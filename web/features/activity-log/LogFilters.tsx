import { logEvents, logSources, quickRanges } from "@restride/domain/activity-log/log-filter.ts";
import { ChoicesField } from "../../ui/field/ChoicesField.tsx";
import { Segmented } from "../../ui/field/Segmented.tsx";
import { DateRangeField } from "../../ui/date/DateRangeField.tsx";
import { Button } from "../../ui/look/Button.tsx";
import type { LogControl } from "./use-log-view.ts";
import styles from "./ActivityLog.module.css";
import * as texts from "./activity-log-texts.ts";
import { logEventLabel, logSourceLabel, quickRangeLabels } from "@restride/domain/activity-log/log-value-texts.ts";

const options = (values: readonly string[], describe: (value: string) => string) =>
  values.map((value) => ({ value, label: describe(value) }));

/** Filters of the activity log: a quick range or dates, sources, and events. */
export function LogFilters({ log }: { log: LogControl }) {
  const { range, from, to, sources, events } = log.view;
  return (
    <div className={styles.filters}>
      <div className={styles.ranges}>
        <Segmented
          label={texts.quickRange}
          value={range ?? ""}
          options={quickRanges.map((value) => ({ value, text: quickRangeLabels[value] }))}
          onValue={(value) => value !== "" && log.showRange(value)}
        />
      </div>
      <div className={styles.dates}>
        <DateRangeField label={texts.dates} from={from} to={to} onRange={log.showDates} error={undefined} />
      </div>
      <div className={styles.choices}>
        <ChoicesField
          label={texts.source}
          none={texts.all}
          chosen={sources}
          options={options(logSources, logSourceLabel)}
          onChosen={log.showSources}
        />
      </div>
      <div className={styles.choices}>
        <ChoicesField
          label={texts.event}
          none={texts.all}
          chosen={events}
          options={options(logEvents, logEventLabel)}
          onChosen={log.showEvents}
        />
      </div>
      <Button variant="text" onClick={log.clear}>
        {texts.clearFilters}
      </Button>
    </div>
  );
}
