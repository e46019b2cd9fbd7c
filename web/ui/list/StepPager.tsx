import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "../look/IconButton.tsx";
import styles from "./StepPager.module.css";

interface StepPagerProps {
  /** One of what the list holds, in a word. */
  itemName: string;
  /** Where in the list this one stands, from 1; null for who came from elsewhere. */
  position: { readonly number: number; readonly total: number } | null;
  onStep: (step: 1 | -1) => void;
}

/** The next one and the one before in the list that was left. */
export function StepPager({ itemName, position, onStep }: StepPagerProps) {
  if (!position) return null;
  const { number, total } = position;
  return (
    <span className={styles.pager}>
      <IconButton
        label={`Previous ${itemName} (K)`}
        reason={`This is the first ${itemName} of the list.`}
        disabled={number === 1}
        icon={<ChevronUp />}
        onClick={() => onStep(-1)}
      />
      <span>
        {number.toLocaleString("en-US")} of {total.toLocaleString("en-US")}
      </span>
      <IconButton
        label={`Next ${itemName} (J)`}
        reason={`This is the last ${itemName} of the list.`}
        disabled={number === total}
        icon={<ChevronDown />}
        onClick={() => onStep(1)}
      />
    </span>
  );
}
