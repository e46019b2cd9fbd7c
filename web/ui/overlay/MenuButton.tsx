import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "react-aria-components/Button";
import { Menu, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import styles from "./MenuButton.module.css";
import { RunAfterMenuClose } from "./run-after-menu-close.ts";
import { useOverlay } from "./overlays.ts";

interface ItemsProps {
  /** Accessible name of a menu that has no button to name it. */
  label?: string;
  close: () => void;
  children: ReactNode;
}

/** Returns a function that closes the menu at once and focuses its opener: until it closes, the page below cannot take the focus. */
function useLeave(close: () => void): () => void {
  const [opener] = useState(() => document.activeElement);
  return () => {
    flushSync(close);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** Makes Tab leave a menu: the browser then moves on from the opener. */
function useTab(leave: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Tab") leave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener, { capture: true });
    return () => document.removeEventListener("keydown", listener, { capture: true });
  }, []);
}

function Items({ label, close, children }: ItemsProps) {
  useOverlay(close, { isStep: false });
  const leave = useLeave(close);
  useTab(leave);
  const leaveAndAct = (act: () => void): void => {
    leave();
    act();
  };
  return (
    <RunAfterMenuClose value={leaveAndAct}>
      <Menu
        aria-label={label}
        autoFocus={label === undefined ? undefined : "first"}
        className={styles.items ?? ""}
        onClose={close}
      >
        {children}
      </Menu>
    </RunAfterMenuClose>
  );
}

interface MenuButtonProps {
  /** Accessible name of the button, where its content is not one. */
  label?: string;
  className?: string | undefined;
  button: ReactNode;
  align?: "left" | "right";
  /** Whether the button adds a row or card; the focus moves here when the last one is removed. */
  isAddButton?: boolean;
  /** Items of MenuItems.tsx or a `MenuChoice`. */
  children: ReactNode;
}

/** Button that opens a menu below it. Arrows, Home, End, and letters move in the menu; Tab and Escape leave it. */
export function MenuButton({ label, className, button, align = "left", isAddButton, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button aria-label={label} className={className ?? ""} data-add-button={isAddButton}>
        {button}
      </Button>
      <Popover
        className={styles.panel ?? ""}
        placement={align === "left" ? "bottom start" : "bottom end"}
        offset={6}
        containerPadding={8}
      >
        <Items close={() => setOpen(false)}>{children}</Items>
      </Popover>
    </MenuTrigger>
  );
}

/** Position in the window at which a menu opens. */
export interface MenuPlace {
  readonly x: number;
  readonly y: number;
}

interface MenuAtProps {
  label: string;
  place: MenuPlace;
  onClose: () => void;
  children: ReactNode;
}

/** Menu at a position of the page, for example where the user pressed. */
export function MenuAt({ label, place, onClose, children }: MenuAtProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} className={styles.anchor} style={{ left: place.x, top: place.y }} />
      <Popover
        isOpen
        triggerRef={anchor}
        onOpenChange={onClose}
        className={styles.panel ?? ""}
        placement="bottom start"
        offset={0}
      >
        <Items label={label} close={onClose}>
          {children}
        </Items>
      </Popover>
    </>
  );
}
