import { placeInChain } from "@restride/domain/programmes/linking.ts";
import { windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { doseText, holdLine } from "@restride/domain/schedules/dose-text.ts";
import { intervalLabel, isInterval } from "@restride/domain/schedules/interval.ts";
import { PartLine } from "../parts/PartLine.tsx";
import { type EntryValues, linksOf, type RegimenValues, typedWindow } from "./regimen-values.ts";

type TypedDays = Pick<RegimenValues, "startdate" | "enddate">;

interface ExerciseLineProps {
  regimen: TypedDays;
  entries: readonly EntryValues[];
  at: number;
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

const daysOf = (typed: TypedDays) => {
  const { start: startdate, end: enddate } = typedWindow(typed);
  return { startdate, enddate };
};

/** An exercise to look at: its place in a chain, its dose and its days, drawn within those of the regimen. */
export function ExerciseLine({ regimen, entries, at, ...line }: ExerciseLineProps) {
  const entry = entries[at]!;
  const place = placeInChain(linksOf(entries), `${at}`);
  const [set, repeat, time, hold, interval] = [
    entry.set,
    entry.repeat,
    entry.time,
    entry.holdseconds,
    entry.interval,
  ].map(Number) as [number, number, number, number, number];
  const [window, whole] = [daysOf(entry), daysOf(regimen)];
  return (
    <PartLine
      {...line}
      about={place ? `${place.place} of ${place.of} in the chain` : ""}
      dose={[doseText({ set, repeat, time }), holdLine(hold)]}
      days={[windowLabel(window), isInterval(interval) ? intervalLabel(interval) : ""]}
      window={window}
      scale={whole.startdate <= whole.enddate ? whole : undefined}
    />
  );
}
