import { type ReactNode, useMemo, useState } from "react";
import { type BandChartData, bandOption } from "./band-option.ts";
import { ChartCard } from "./ChartCard.tsx";
import { Plot } from "./Plot.tsx";
import styles from "./Chart.module.css";
import * as texts from "./chart-texts.ts";

interface BandChartProps {
  title: string;
  hint: string;
  banded: BandChartData;
  height: number;
  /** Text that describes what the drawing shows. */
  text: string;
  lead: ReactNode;
  /** Text below the drawing. */
  note: ReactNode;
  table: ReactNode;
  /** Hides the text of the handle visually, so that only screen readers get it: a small chart has little room. */
  isSmall: boolean;
}

/** Chart of a line in front of bands, with a table. A handle moves along the points and describes each; it starts at the newest. */
export function BandChart({ title, hint, banded, height, text, lead, note, table, isSmall }: BandChartProps) {
  const [marked, setMarked] = useState<number | null>(null);
  const option = useMemo(() => bandOption(banded, marked, height), [banded, marked, height]);
  const { points } = banded;
  const at = Math.min(marked ?? points.length - 1, points.length - 1);
  const { head, rows } = points[at]!;
  const description = [head, ...rows].join(", ");
  return (
    <ChartCard title={title} hint={hint} empty={null} lead={lead} table={table}>
      <Plot option={option} text={text} height={height} />
      {points.length > 1 && (
        <div className={styles.steps}>
          <input
            type="range"
            aria-label={texts.pointsOf(title)}
            aria-valuetext={description}
            min={0}
            max={points.length - 1}
            value={at}
            onChange={(event) => setMarked(event.currentTarget.valueAsNumber)}
          />
          {!isSmall && <p aria-hidden>{description}</p>}
        </div>
      )}
      {note}
    </ChartCard>
  );
}
