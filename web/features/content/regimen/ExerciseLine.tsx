import { placeInChain } from "@restride/domain/programmes/linking.ts";
import { windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { doseText, holdLine } from "@restride/domain/schedules/dose-text.ts";
import { intervalLabel, isInterval } from "@restride/domain/schedules/interval.ts";
import { PartLine } from "../parts/PartLine.tsx";
import { type EntryValues, linksOf, typedWindow } from "./regimen-values.ts";

interface ExerciseLineProps {
  entries: readonly EntryValues[];
  at: number;
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** An exercise to look at: its place in a chain, its dose and its days. */
export function ExerciseLine({ entries, at, ...line }: ExerciseLineProps) {
  const entry = entries[at]!;
  const place = placeInChain(linksOf(entries), `${at}`);
  const [set, repeat, time, hold, interval] = [
    entry.set,
    entry.repeat,
    entry.time,
    entry.holdseconds,
    entry.interval,
  ].map(Number) as [number, number, number, number, number];
  const { start: startdate, end: enddate } = typedWindow(entry);
  const window = { startdate, enddate };
  return (
    <PartLine
      {...line}
      about={place ? `${place.place} of ${place.of} in the chain` : ""}
      dose={[doseText({ set, repeat, time }), holdLine(hold)]}
      days={[windowLabel(window), isInterval(interval) ? intervalLabel(interval) : ""]}
      window={window}
    />
  );
}
