import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useMemo, useState } from "react";
import { IconButton } from "../look/IconButton.tsx";
import { ChartCard } from "./ChartCard.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { lineOption } from "./line-option.ts";
import { Plot } from "./Plot.tsx";
import type { Line } from "@restride/domain/charts/points.ts";
import {
  describeLine,
  hasValues,
  pageOfPoints,
  pointsPerPage,
  unitWord,
  valueText,
} from "@restride/domain/charts/points.ts";
import { noData } from "@restride/domain/charts/charts-texts.ts";
import styles from "./Chart.module.css";
import * as texts from "./chart-texts.ts";

function LineTable(line: Line) {
  const { title, points } = line;
  const rows = points.toReversed().map(({ when, value }) => [when, valueText(line, value)]);
  return <ChartTable caption={title} heads={[texts.date, texts.value]} rows={rows} />;
}

interface PagingProps {
  visiblePoints: { first: number; last: number; hasOlder: boolean; hasNewer: boolean };
  count: number;
  title: string;
  onPage: (step: number) => void;
}

function Paging({ visiblePoints, count, title, onPage }: PagingProps) {
  const { first, last } = visiblePoints;
  return (
    <span className={styles.paging}>
      <IconButton
        label={texts.olderValuesOf(title)}
        reason={texts.thereAreNoOlderValues}
        disabled={!visiblePoints.hasOlder}
        icon={<ChevronLeft />}
        onClick={() => onPage(1)}
      />
      <span aria-live="polite">{texts.lastOfCount(first === last ? last : `${first}–${last}`, count)}</span>
      <IconButton
        label={texts.newerValuesOf(title)}
        reason={texts.thereAreNoNewerValues}
        disabled={!visiblePoints.hasNewer}
        icon={<ChevronRight />}
        onClick={() => onPage(-1)}
      />
    </span>
  );
}

interface LineChartProps {
  line: Line;
  height?: number;
  /** Text beside the title; defaults to the unit. */
  hint?: string;
  /** Newest value as text, below the title. */
  lead?: ReactNode;
  /** Extra buttons beside the table button, for example for a larger view. */
  tools?: ReactNode;
}

/** Line chart of values over time: six points a page, newest first, limits as dashed lines, with an optional table view. */
export function LineChart({ line, height = 200, hint = unitWord(line.unit), lead, tools }: LineChartProps) {
  const [page, setPage] = useState(0);
  const visiblePoints = useMemo(() => pageOfPoints(line.points, page), [line, page]);
  const option = useMemo(() => lineOption(line, visiblePoints.points), [line, visiblePoints]);
  const paging = { visiblePoints, count: line.points.length, title: line.title };
  return (
    <ChartCard
      title={line.title}
      hint={hint}
      empty={hasValues(line.points) ? null : noData}
      lead={lead}
      tools={
        <>
          {line.points.length > pointsPerPage && <Paging {...paging} onPage={(step) => setPage(page + step)} />}
          {tools}
        </>
      }
      table={<LineTable {...line} />}
    >
      <Plot option={option} text={describeLine(line)} height={height} />
    </ChartCard>
  );
}
