import { ChevronDown, ChevronUp } from "lucide-react";
import { IconButton } from "../look/IconButton.tsx";
import styles from "./StepPager.module.css";
import * as texts from "./step-pager-texts.ts";

interface StepPagerProps {
  /** Singular noun for a record of the list. */
  itemName: string;
  /** Position of the record in the list, from 1; null when the user did not come from the list. */
  position: { readonly number: number; readonly total: number } | null;
  onStep: (step: 1 | -1) => void;
}

/** Buttons to the next and the previous record of the list that the user came from. */
export function StepPager({ itemName, position, onStep }: StepPagerProps) {
  if (!position) return null;
  const { number, total } = position;
  return (
    <span className={styles.pager}>
      <IconButton
        label={texts.previousK(itemName)}
        reason={texts.thisIsTheFirstOfTheList(itemName)}
        disabled={number === 1}
        icon={<ChevronUp />}
        onClick={() => onStep(-1)}
      />
      <span>{texts.numberOfTotal(number.toLocaleString("en-US"), total.toLocaleString("en-US"))}</span>
      <IconButton
        label={texts.nextJ(itemName)}
        reason={texts.thisIsTheLastOfTheList(itemName)}
        disabled={number === total}
        icon={<ChevronDown />}
        onClick={() => onStep(1)}
      />
    </span>
  );
}
