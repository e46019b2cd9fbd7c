import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "react-aria-components/Button";
import { Header } from "react-aria-components/Header";
import { Menu, MenuItem, MenuSection, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import { Link } from "react-router";
import styles from "./MenuButton.module.css";
import { useLayer } from "./overlays.ts";

interface ItemsProps {
  /** Names a menu that no button names. */
  label?: string;
  close: () => void;
  children: ReactNode;
}

/** Tab leaves a menu. The page below is out of reach until it has gone: it goes at once, and the browser moves on from its opener. */
function useLeavingByTab(close: () => void): void {
  const [opener] = useState(() => document.activeElement);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Tab") return;
    flushSync(close);
    if (opener instanceof HTMLElement) opener.focus();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener, { capture: true });
    return () => document.removeEventListener("keydown", listener, { capture: true });
  }, []);
}

function Items({ label, close, children }: ItemsProps) {
  useLayer(close, false);
  useLeavingByTab(close);
  return (
    <Menu
      aria-label={label}
      autoFocus={label === undefined ? undefined : "first"}
      className={styles.items ?? ""}
      onClose={close}
    >
      {children}
    </Menu>
  );
}

interface MenuButtonProps {
  /** Names the button where its content does not. */
  label?: string;
  className?: string | undefined;
  button: ReactNode;
  align?: "left" | "right";
  /** The items, each a `MenuAction`, `MenuLink` or `MenuChoice`. */
  children: ReactNode;
}

/** A button that opens a menu below it. Arrows, Home, End and letters move in it; Tab and Escape leave it. */
export function MenuButton({ label, className, button, align = "left", children }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button aria-label={label} className={className ?? ""}>
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

interface MenuActionProps {
  icon?: ReactNode;
  disabled?: boolean;
  onAction: () => void;
  children: string;
}

/** An action in a menu. */
export const MenuAction = ({ icon, disabled = false, onAction, children }: MenuActionProps) => (
  <MenuItem className={menuItemClass} textValue={children} isDisabled={disabled} onAction={onAction}>
    {icon}
    {children}
  </MenuItem>
);

interface MenuOneOfProps {
  label: string;
  names: readonly string[];
  current: string | undefined;
  onName: (name: string) => void;
}

/** Choices of which one is marked; the menu closes with a choice. The marked one acts again when it is chosen again. */
export const MenuOneOf = ({ label, names, current, onName }: MenuOneOfProps) => (
  <MenuSection aria-label={label} selectionMode="single" selectedKeys={current === undefined ? [] : [current]}>
    {names.map((name) => (
      <MenuItem key={name} id={name} textValue={name} className={menuItemClass} onAction={() => onName(name)}>
        {name}
      </MenuItem>
    ))}
  </MenuSection>
);

interface MenuLinkProps {
  to: string;
  /** Kept with the entry of the history. */
  state?: unknown;
  icon?: ReactNode;
  /** Whether it leads to the page that is shown. */
  current?: boolean;
  name: string;
  /** Stands after the name. */
  badge?: ReactNode;
}

/** A way to another page in a menu. */
export const MenuLink = ({ to, state, icon, current = false, name, badge }: MenuLinkProps) => (
  <MenuItem
    href={to}
    className={menuItemClass}
    textValue={name}
    render={(item) =>
      "href" in item ? (
        <Link {...item} to={to} state={state} aria-current={current ? "page" : undefined} />
      ) : (
        <div {...item} />
      )
    }
  >
    {icon}
    {name}
    {badge}
  </MenuItem>
);

/** The class names of a menu item, for a link outside a menu. */
export const menuItemClass = styles.item ?? "";

/** Items under a head of their own. */
export const MenuGroup = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <MenuSection className={styles.items ?? ""}>
    <Header className={styles.head ?? ""}>{head}</Header>
    {children}
  </MenuSection>
);

/** A line between groups of a menu. */
export const MenuLine = () => <Separator className={styles.line ?? ""} />;
