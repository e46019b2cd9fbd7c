import type { AreasOn } from "@restride/domain/progress-page/progress-weeks.ts";
import { countsLabel } from "@restride/domain/progress/percent.ts";
import type { Area } from "@restride/domain/schedules/schedule-item.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { DataTable, type TableSort } from "../../ui/list/DataTable.tsx";
import { LazyDialog } from "../../ui/overlay/LazyDialog.tsx";
import { shareText } from "./Compliance.tsx";
import styles from "./Progress.module.css";
import * as texts from "./progress-page-texts.ts";

interface WeeksDialogProps {
  area: Area;
  title: string;
  weeks: readonly AreasOn[];
  /** Called with a week's Sunday when the week is pressed. Without it, weeks are shown as text. */
  onOpenWeek?: ((sunday: CalendarDate) => void) | undefined;
  onClose: () => void;
}

/** Dialog with the due and done items of an area, week by week, newest first. */
export function WeeksDialog({ area, title, weeks, onOpenWeek, onClose }: WeeksDialogProps) {
  const [order, setOrder] = useState<TableSort["order"]>("descend");
  const rows = order === "ascend" ? weeks : weeks.toReversed();
  return (
    <LazyDialog title={title} onClose={onClose}>
      {weeks.length === 0 && <p className={styles.none}>{texts.dataNotRecorded}</p>}
      {weeks.length > 0 && (
        <DataTable
          caption={texts.byWeek(title)}
          columns={[
            {
              key: "week",
              title: texts.weekOfText,
              sortBy: "week",
              cell: ({ date }) =>
                onOpenWeek ? (
                  <button type="button" className={styles.week} onClick={() => onOpenWeek(date)}>
                    {formatUs(date)}
                  </button>
                ) : (
                  formatUs(date)
                ),
            },
            {
              key: "compliance",
              title: texts.compliance,
              align: "right",
              cell: (week) => (
                <span className={styles.percentage}>
                  <small>{countsLabel(week[area])}</small> {shareText(week[area])}
                </span>
              ),
            },
          ]}
          rows={rows}
          rowKey={({ date }) => date}
          refreshing={false}
          sort={{ field: "week", order }}
          onSort={() => setOrder(order === "ascend" ? "descend" : "ascend")}
          singleKeys={false}
        />
      )}
    </LazyDialog>
  );
}
