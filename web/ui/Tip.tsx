import type { ReactElement } from "react";
import { Focusable } from "react-aria-components/Focusable";
import { OverlayArrow, Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import styles from "./Tip.module.css";

/** A tooltip on hover and focus. */
export const Tip = ({ text, children }: { text: string; children: ReactElement }) => (
  <TooltipTrigger delay={300} closeDelay={100}>
    <Focusable>{children}</Focusable>
    <Tooltip className={styles.tip ?? ""} offset={8}>
      <OverlayArrow className={styles.arrow ?? ""} />
      {text}
    </Tooltip>
  </TooltipTrigger>
);
