import { type ReactNode, useMemo, useState } from "react";
import { type Banded, bandOption } from "./band-option.ts";
import { ChartCard } from "./ChartCard.tsx";
import { Plot } from "./Plot.tsx";
import styles from "./Chart.module.css";

interface BandChartProps {
  title: string;
  hint: string;
  banded: Banded;
  height: number;
  /** What it shows, in words. */
  text: string;
  lead: ReactNode;
  /** Below the drawing. */
  note: ReactNode;
  table: ReactNode;
  /** What the handle says is heard only: there is little room. */
  isSmall: boolean;
}

/** A line in front of bands, with its table. A handle walks along the points and says each; they begin with the newest. */
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
            aria-label={`Points of ${title}`}
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
