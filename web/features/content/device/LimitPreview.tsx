import { type DatedThreshold, thresholdOn } from "@restride/domain/device-charts/threshold.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { parseDay, parseDecimal } from "../content-fields.ts";
import styles from "./Device.module.css";
import type { LimitValues, MeasuredValues } from "./device-values.ts";
import * as texts from "./device-texts.ts";

const [width, height, room] = [480, 96, 16];

const asTyped = (text: string): number | undefined => {
  const figure = parseDecimal(text);
  return figure === null || Number.isNaN(figure) ? undefined : figure;
};

const datedLimit = ({ fromday, min, max }: LimitValues): DatedThreshold => {
  const [day, least, most] = [parseDay(fromday), asTyped(min), asTyped(max)];
  return {
    ...(day !== null && { fromDay: day }),
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
  };
};

/** Preview of a value's limits over the days after surgery, as charts draw them; nothing while none can be drawn. */
export function LimitPreview({ value }: { value: MeasuredValues }) {
  const [least, most] = [asTyped(value.min), asTyped(value.max)];
  // An incomplete limit counts as none.
  const limits = value.thresholds.map(datedLimit).filter(({ min, max }) => min !== undefined || max !== undefined);
  if (least === undefined || most === undefined || least >= most || limits.length === 0) return null;
  const startDays = [...new Set([1, ...limits.flatMap(({ fromDay }) => (fromDay && fromDay > 1 ? [fromDay] : []))])];
  const days = startDays.toSorted((one, other) => one - other);
  const last = days.at(-1)! + 10;
  const x = (day: number): number => ((day - 1) / (last - 1)) * width;
  const y = (of: number): number => room + (1 - (of - least) / (most - least)) * (height - 2 * room);
  const lines = days.flatMap((day, at) => {
    const { min, max } = thresholdOn(limits, day);
    return [min, max].flatMap((of) => (of === null ? [] : [{ of, from: day, to: days[at + 1] ?? last }]));
  });
  const words = lines.map(({ of, from }) => `${surgeryDayLabel(from)}: ${of}`).join(", ");
  return (
    <figure className={styles.preview} aria-label={texts.limitsOf(value.metric, words)}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {[least, most].map((end) => (
          <line key={end} className={styles.end} x2={width} y1={y(end)} y2={y(end)} />
        ))}
        {lines.map(({ of, from, to }) => (
          <line key={`${from} ${of}`} x1={x(from)} x2={x(to)} y1={y(of)} y2={y(of)} />
        ))}
        {lines.map(({ of, from }) => (
          <text key={`${from} ${of}`} x={x(from)} y={y(of) - 4}>
            {of}
          </text>
        ))}
        {days.map((day) => (
          <text key={day} x={x(day)} y={height - 4}>
            {surgeryDayLabel(day)}
          </text>
        ))}
      </svg>
      <figcaption>{texts.limitsAsChartsDrawThem}</figcaption>
    </figure>
  );
}
