import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import menu from "./MenuButton.module.css";
import { useOverlay } from "./overlays.ts";

type PopoverContent = ReactNode | ((close: () => void) => ReactNode);

function Content({ label, close, children }: { label: string; close: () => void; children: PopoverContent }) {
  useOverlay(close, { isStep: false });
  return (
    <Dialog aria-label={label} className={menu.items ?? ""}>
      {typeof children === "function" ? children(close) : children}
    </Dialog>
  );
}

/** Above dialogs, but below notices, which report the result of a press in the panel. */
const place = { zIndex: 1_100 };

interface PopoverButtonProps {
  label: string;
  className?: string | undefined;
  button: ReactNode;
  /** Content to read; a function receives `close`, for links that leave the panel. */
  children: PopoverContent;
}

/** Button that opens a small panel below it, for reading. */
export function PopoverButton({ label, className, button, children }: PopoverButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button aria-label={label} className={className ?? ""}>
        {button}
      </Button>
      <Popover className={menu.panel ?? ""} style={place} placement="bottom end" offset={6} containerPadding={8}>
        <Content label={label} close={() => setOpen(false)}>
          {children}
        </Content>
      </Popover>
    </DialogTrigger>
  );
}
