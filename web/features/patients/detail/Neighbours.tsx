import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "../../../ui/IconButton.tsx";
import type { useNeighbours } from "./use-neighbours.ts";
import styles from "./PatientFrame.module.css";

/** The next patient and the one before in the list that was left, for who came from it. */
export function Neighbours({ position, go }: ReturnType<typeof useNeighbours>) {
  if (!position) return null;
  const { number, total } = position;
  return (
    <span className={styles.neighbours}>
      <IconButton
        label="Previous patient (K)"
        reason="This is the first patient of the list."
        disabled={number === 1}
        icon={<ChevronUp />}
        onClick={() => void go(-1)}
      />
      <span>
        {number.toLocaleString("en-US")} of {total.toLocaleString("en-US")}
      </span>
      <IconButton
        label="Next patient (J)"
        reason="This is the last patient of the list."
        disabled={number === total}
        icon={<ChevronDown />}
        onClick={() => void go(1)}
      />
    </span>
  );
}
