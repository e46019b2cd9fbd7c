import { surgeryTypeLabel, surgeryDaysLabel } from "@restride/domain/schedules/surgery-days.ts";
import type { SeriesName } from "@restride/domain/progress-page/progress-series.ts";
import { bestOf, gainOf, scoreCharts, withDays, withMissingDays } from "@restride/domain/score-charts/score-charts.ts";
import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { csv } from "@restride/domain/values/csv.ts";
import { Download, Printer, Table2 } from "lucide-react";
import { useRef, useState } from "react";
import { saveTable } from "../../platform/device/save-file.ts";
import { Segmented } from "../../ui/field/Segmented.tsx";
import { describeLine, hasValues, sourcesOf } from "@restride/domain/charts/points.ts";
import { noData } from "@restride/domain/charts/charts-texts.ts";
import { Button } from "../../ui/look/Button.tsx";
import { EmptyState } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import type { DrawnScore } from "@restride/domain/score-charts/drawn-score.ts";
import { scoreBand, scoreText } from "@restride/domain/score-charts/drawn-score.ts";
import { LargeChart } from "./LargeChart.tsx";
import { changeText, type ScoreRow, scoreRows, ScoreTable } from "./ScoreTable.tsx";
import { useKeys } from "../../platform/device/use-keys.ts";
import styles from "./ScoreCharts.module.css";
import * as texts from "./score-charts-texts.ts";

/** Patient whose scores are drawn. */
export interface ChartedPatient {
  readonly _id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly today: CalendarDate;
  readonly surgery: { readonly type: string; readonly date: CalendarDate };
}

function Details({ score }: { score: DrawnScore }) {
  const { name, points, line } = score;
  const [last, best, gain] = [points.at(-1), bestOf(points, scoreCharts[name]), gainOf(points)];
  if (!last || !best) return null;
  const band = scoreBand(name, last.value);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{texts.last}</dt>
        <dd>
          <strong>{scoreText(score, last.value)}</strong> <small>{formatUs(last.date)}</small>
        </dd>
      </div>
      {band && (
        <div>
          <dt>{texts.band}</dt>
          <dd>
            <strong>{band}</strong> <small>{name === "extension" ? texts.isStraight : texts.degrees}</small>
          </dd>
        </div>
      )}
      <div>
        <dt>{texts.best}</dt>
        <dd>
          <strong>{scoreText(score, best.value)}</strong> <small>{formatUs(best.date)}</small>
        </dd>
      </div>
      <div>
        <dt>{texts.changeIn7Days}</dt>
        <dd>
          <strong>{gain ? changeText(gain.change) : "—"}</strong>{" "}
          <small>
            {gain
              ? texts.fromValueOn(scoreText(score, gain.since.value), formatUs(gain.since.date))
              : texts.nothingOlderToCompare}
          </small>
        </dd>
      </div>
      <div>
        <dt>{texts.sources}</dt>
        <dd>{sourcesOf(line.points).join(", ")}</dd>
      </div>
    </dl>
  );
}

const saveRows = (title: string, rows: readonly ScoreRow[]): void => {
  const cells = rows.map(({ date, day, value, change, source, leftOut }) => [
    formatUs(date),
    day,
    value,
    change,
    source,
    leftOut,
  ]);
  const table = csv([[texts.date, texts.day, title, texts.change, texts.source, texts.leftOut], ...cells]);
  saveTable(table, `${title.toLowerCase().replaceAll(" ", "-")}.csv`);
};

/**
 * State of the row under the pointer, in the table or in the drawing. The drawing reports late that the pointer has left, which does not clear a mark
 * of the table.
 */
function useMarked() {
  const [marked, setMarked] = useState<{ readonly row: number; readonly inDrawing: boolean } | null>(null);
  return {
    marked: marked?.row ?? null,
    markInTable: (row: number | null): void => setMarked(row === null ? null : { row, inDrawing: false }),
    markInDrawing: (row: number | null): void =>
      setMarked((before) => (row === null ? (before?.inDrawing ? null : before) : { row, inDrawing: true })),
  };
}

interface ShownProps {
  score: DrawnScore;
  surgery: CalendarDate;
  isTableOnly: boolean;
}

function Shown({ score, surgery, isTableOnly }: ShownProps) {
  const { marked, markInTable, markInDrawing } = useMarked();
  const table = useRef<HTMLDivElement>(null);
  const { title } = score.line;
  const days = withDays(
    withMissingDays(score.points),
    score.leftOut.map(({ date }) => date),
  );
  const rows = scoreRows(score, days, surgery);
  if (!hasValues(score.line.points)) return <EmptyState title={noData} text={texts.nothingWasRecordedYet} />;
  const pointAt = (row: number | null): void => {
    markInDrawing(row);
    // Only beside the table: with the table below it, scrolling would move the drawing away from under the pointer.
    if (row !== null && window.matchMedia("(min-width: 1024px)").matches)
      table.current?.querySelectorAll("tbody tr")[row]?.scrollIntoView({ block: "nearest" });
  };
  const readings = texts.readingCount(score.points.length);
  return (
    <div className={styles.dialog} data-alone={isTableOnly}>
      {!isTableOnly && (
        <div className={styles.drawing}>
          <Details score={score} />
          <LargeChart
            score={score}
            days={days}
            marked={marked === null ? null : days.length - 1 - marked}
            onMark={(at) => pointAt(at === null ? null : days.length - 1 - at)}
          />
        </div>
      )}
      <section className={styles.table} aria-label={texts.tableOf(title)}>
        <header>
          <h3>
            {texts.table} <small>{readings}</small>
          </h3>
          <Button variant="text" icon={<Download />} onClick={() => saveRows(title, rows)}>
            {texts.csv}
          </Button>
        </header>
        <div ref={table} className={styles.rows}>
          <ScoreTable title={title} rows={rows} marked={marked} onMark={markInTable} />
        </div>
        <p className={styles.sentence}>{describeLine(score.line)}</p>
      </section>
    </div>
  );
}

interface DialogProps {
  patient: ChartedPatient;
  scores: readonly DrawnScore[];
  openChart: SeriesName;
  onShow: (name: SeriesName) => void;
  onClose: () => void;
}

/** Full-screen dialog with the charts of a patient's scores, one at a time, with their tables. T shows the table alone. */
export function ScoreChartDialog({ patient, scores, openChart, onShow, onClose }: DialogProps) {
  const [isTableOnly, setAlone] = useState(false);
  useKeys(({ key }) => key.toLowerCase() === "t" && setAlone(!isTableOnly));
  const score = scores.find(({ name }) => name === openChart)!;
  const { type, date } = patient.surgery;
  const joint = surgeryTypeLabel(type === "hip" ? "hip" : "knee");
  const about = `${patient.firstname} ${patient.lastname} · ${joint} · ${surgeryDaysLabel(date, patient.today)}`;
  return (
    <Dialog title={score.line.title} subject={about} width="full" onClose={onClose}>
      <div className={styles.choice}>
        <Segmented
          label={texts.chart}
          value={openChart}
          options={scores.map(({ name, line }) => ({ value: name, text: line.title }))}
          onValue={onShow}
        />
        <Button
          icon={<Table2 />}
          aria-pressed={isTableOnly}
          aria-keyshortcuts="T"
          onClick={() => setAlone(!isTableOnly)}
          data-first-focus // From here the arrow keys move the chart; on the choice beside it they choose another one.
        >
          {texts.tableAlone}
        </Button>
        <Button icon={<Printer />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <Shown key={openChart} score={score} surgery={date} isTableOnly={isTableOnly} />
    </Dialog>
  );
}
