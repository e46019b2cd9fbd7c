import type { ComponentProps } from "react";
import { Focusable } from "react-aria-components/Focusable";
import { OverlayArrow, Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import styles from "./Tip.module.css";

interface TipProps extends Pick<ComponentProps<typeof Focusable>, "children"> {
  text: string;
}

/** A tooltip on hover and focus. */
export const Tip = ({ text, children }: TipProps) => (
  <TooltipTrigger delay={300} closeDelay={100}>
    <Focusable>{children}</Focusable>
    <Tooltip className={styles.tip ?? ""} offset={12}>
      <OverlayArrow className={styles.arrow ?? ""} />
      {text}
    </Tooltip>
  </TooltipTrigger>
);
