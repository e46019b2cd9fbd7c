import type { ReactNode } from "react";
import { use } from "react";
import { Header } from "react-aria-components/Header";
import { MenuItem, MenuSection } from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";
import { Link } from "react-router";
import styles from "./MenuButton.module.css";
import { MenuLeaving } from "./menu-leaving.ts";

/** The class names of a menu item, for a link outside a menu. */
export const menuItemClass = styles.item ?? "";

interface MenuActionProps {
  icon?: ReactNode;
  disabled?: boolean;
  /** Why it cannot be done; it is disabled then. */
  reason?: string | undefined;
  onAction: () => void;
  children: string;
}

/** An action in a menu. One that is disabled gets no focus for a tooltip, so its reason stands below its name. */
export function MenuAction({ icon, disabled = false, reason, onAction, children }: MenuActionProps) {
  const leaveAndAct = use(MenuLeaving);
  return (
    <MenuItem
      className={menuItemClass}
      textValue={children}
      isDisabled={disabled || reason !== undefined}
      onAction={() => leaveAndAct(onAction)}
    >
      {icon}
      <span>
        {children}
        {reason && <small>{reason}</small>}
      </span>
    </MenuItem>
  );
}

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

/** Items under a head of their own. */
export const MenuGroup = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <MenuSection className={styles.items ?? ""}>
    <Header className={styles.head ?? ""}>{head}</Header>
    {children}
  </MenuSection>
);

/** A line between groups of a menu. */
export const MenuLine = () => <Separator className={styles.line ?? ""} />;
