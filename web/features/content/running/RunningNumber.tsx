import { Link, useLocation } from "react-router";
import { type Listed, listedName } from "../content-state-texts.ts";
import styles from "./Running.module.css";
import { runningMark } from "./running-mark.ts";
import * as texts from "./running-texts.ts";

interface RunningNumberProps {
  row: Listed;
  /** Whether the number is followed by what it counts, because no column header says so. */
  described?: boolean;
}

/** Number of patients who run a care plan; it opens them over the list. */
export function RunningNumber({ row, described = false }: RunningNumberProps) {
  const { search } = useLocation();
  const running = row.running ?? 0;
  const count = running.toLocaleString("en-US");
  const text = described ? texts.runningText(count) : count;
  if (running === 0) return <span className={styles.none}>{text}</span>;
  return (
    <Link
      to={{ search, hash: runningMark + row._id }}
      state={{ count: running }}
      className={styles.number}
      aria-label={texts.runningNamed(count, listedName(row))}
    >
      {text}
    </Link>
  );
}
