import { placeInChain } from "@restride/domain/programmes/linking.ts";
import { windowLabel } from "@restride/domain/programmes/surgery-day-label.ts";
import { doseText, holdLine } from "@restride/domain/schedules/dose-text.ts";
import { intervalLabel, isInterval } from "@restride/domain/schedules/interval.ts";
import { Pencil, X } from "lucide-react";
import { DaysBar } from "../../../ui/chart/DaysBar.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "../Content.module.css";
import { type EntryValues, linksOf, typedWindow } from "./regimen-values.ts";

interface ExerciseLineProps {
  entries: readonly EntryValues[];
  at: number;
  name: string;
  onEdit: () => void;
  onRemove: () => void;
}

/** An exercise to look at: its place in a chain, its dose and its days. */
export function ExerciseLine({ entries, at, name, onEdit, onRemove }: ExerciseLineProps) {
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
  return (
    <fieldset className={styles.line} aria-label={name}>
      <span className={styles.two}>
        <strong>{name}</strong>
        {place && <small>{`${place.place} of ${place.of} in the chain`}</small>}
      </span>
      <span className={styles.two}>
        {doseText({ set, repeat, time })}
        <small>{holdLine(hold)}</small>
      </span>
      <span className={styles.two}>
        {windowLabel({ startdate, enddate })}
        <small>{isInterval(interval) && intervalLabel(interval)}</small>
      </span>
      <DaysBar window={{ startdate, enddate }} />
      <span className={styles.rowActions}>
        <IconButton label={`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
        <IconButton label={`Remove ${name}`} icon={<X />} onClick={onRemove} />
      </span>
    </fieldset>
  );
}
