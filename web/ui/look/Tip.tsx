import { cloneElement, type ComponentProps, type PointerEvent, useState } from "react";
import { Focusable } from "react-aria-components/Focusable";
import { OverlayArrow, Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";
import styles from "./Tip.module.css";

interface TipProps extends Pick<ComponentProps<typeof Focusable>, "children"> {
  text: string;
}

/** Tooltip on hover and focus. Touch has neither, so a touch on a disabled button shows its reason. */
export function Tip({ text, children }: TipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const onPointerUp = ({ pointerType, currentTarget }: PointerEvent): void => {
    if (pointerType === "touch" && currentTarget.ariaDisabled === "true") setIsOpen(true);
  };
  return (
    <TooltipTrigger delay={300} closeDelay={100} isOpen={isOpen} onOpenChange={setIsOpen}>
      <Focusable>{cloneElement(children, { onPointerUp }) as typeof children}</Focusable>
      <Tooltip className={styles.tip ?? ""} offset={12}>
        <OverlayArrow className={styles.arrow ?? ""} />
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
