import { Link, useLocation } from "react-router";
import { type Listed, listedName } from "../content-state-texts.ts";
import styles from "./Running.module.css";
import { runningMark } from "./running-mark.ts";

interface RunningNumberProps {
  row: Listed;
  /** Text after the number, where no column header names it. */
  word?: string;
}

/** Number of patients who run a care plan; it opens them over the list. */
export function RunningNumber({ row, word = "" }: RunningNumberProps) {
  const { search } = useLocation();
  const running = row.running ?? 0;
  const text = running.toLocaleString("en-US") + word;
  if (running === 0) return <span className={styles.none}>{text}</span>;
  return (
    <Link
      to={{ search, hash: runningMark + row._id }}
      state={{ count: running }}
      className={styles.number}
      aria-label={`${text}${word ? "" : " running"}, ${listedName(row)}`}
    >
      {text}
    </Link>
  );
}
