import type { ReactNode, RefObject } from "react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import styles from "./MenuButton.module.css";
import { useMenuLayer } from "./overlays.ts";

interface MenuButtonProps {
  /** Names the button where its content does not. */
  label?: string;
  className?: string | undefined;
  button: ReactNode;
  align?: "left" | "right";
  /** What the menu holds; `close` is for items that act: the button has the focus again, and whoever asked can go on from there. */
  children: (close: () => void) => ReactNode;
}

const itemsIn = (box: HTMLElement | null): HTMLElement[] => [
  ...(box?.querySelectorAll<HTMLElement>("[data-menu-item]:not(:disabled)") ?? []),
];

function moveFocus(box: HTMLElement | null, step: 1 | -1): void {
  const items = itemsIn(box);
  const at = items.findIndex((item) => item === document.activeElement);
  items.at((at + step + items.length) % items.length)?.focus();
}

/** Closes when something outside is pressed. */
function useOutsidePress(box: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) close();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [box, open, close]);
}

/** Arrows open the menu and move in it. */
function useMenuKeys(box: RefObject<HTMLElement | null>, show: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined;
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    show();
    requestAnimationFrame(() => moveFocus(box.current, step));
  });
  useEffect(() => {
    const element = box.current;
    const listener = (event: KeyboardEvent): void => onKey(event);
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, [box]);
}

/** A button that opens a small panel of links and actions below it. Arrows move, Escape closes. */
export function MenuButton({ label, className, button, align = "left", children }: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [close] = useState(() => () => setOpen(false));
  useOutsidePress(box, open, close);
  useMenuKeys(box, () => setOpen(true));
  const [leave] = useState(() => () => {
    setOpen(false);
    opener.current?.focus();
  });
  useMenuLayer(box, open, leave);
  return (
    <span ref={box} className={styles.box}>
      <button
        ref={opener}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!open);
        }}
      >
        {button}
      </button>
      {open && (
        <span id={id} className={`${styles.panel} ${styles[align]}`}>
          {children(leave)}
        </span>
      )}
    </span>
  );
}

interface MenuActionProps {
  icon?: ReactNode;
  disabled?: boolean;
  /** Of a menu of choices: what is chosen now. */
  current?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An action in a menu. */
export const MenuAction = ({ icon, disabled, current, onClick, children }: MenuActionProps) => (
  <button
    type="button"
    data-menu-item
    className={styles.item}
    disabled={disabled}
    aria-current={current || undefined}
    onClick={onClick}
  >
    {icon}
    {children}
  </button>
);

/** The class names of a menu item, for a link. */
export const menuItemClass = styles.item ?? "";

/** A line between groups of a menu. */
export const MenuLine = () => <hr className={styles.line} />;
