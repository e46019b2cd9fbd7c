import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "react-aria-components/Button";
import { Menu, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import styles from "./MenuButton.module.css";
import { MenuLeaving } from "./menu-leaving.ts";
import { useOverlay } from "./overlays.ts";

interface ItemsProps {
  /** Names a menu that no button names. */
  label?: string;
  close: () => void;
  children: ReactNode;
}

/** Closes the menu at once and gives its opener the focus: until then the page below is out of reach. */
function useLeave(close: () => void): () => void {
  const [opener] = useState(() => document.activeElement);
  return () => {
    flushSync(close);
    if (opener instanceof HTMLElement) opener.focus();
  };
}

/** Tab leaves a menu: the browser moves on from its opener. */
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
    <MenuLeaving value={leaveAndAct}>
      <Menu
        aria-label={label}
        autoFocus={label === undefined ? undefined : "first"}
        className={styles.items ?? ""}
        onClose={close}
      >
        {children}
      </Menu>
    </MenuLeaving>
  );
}

interface MenuButtonProps {
  /** Names the button where its content does not. */
  label?: string;
  className?: string | undefined;
  button: ReactNode;
  align?: "left" | "right";
  /** It adds a row or card: who takes the last one away goes on here. */
  adds?: boolean;
  /** The items, of MenuItems.tsx or a `MenuChoice`. */
  children: ReactNode;
}

/** A button that opens a menu below it. Arrows, Home, End and letters move in it; Tab and Escape leave it. */
export function MenuButton({ label, className, button, align = "left", adds, children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button aria-label={label} className={className ?? ""} data-adds={adds}>
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

/** Where a menu opens, in the window. */
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

/** A menu at a place of the page, such as the one where somebody pressed. */
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
