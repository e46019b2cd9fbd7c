import type { ReactNode } from "react";
import { use } from "react";
import { Header } from "react-aria-components/Header";
import { MenuItem, MenuSection } from "react-aria-components/Menu";
import { Separator } from "react-aria-components/Separator";
import { Link } from "react-router";
import styles from "./MenuButton.module.css";
import { RunAfterMenuClose } from "./run-after-menu-close.ts";

/** Class name of a menu item, for a link outside a menu. */
export const menuItemClass = styles.item ?? "";

interface MenuActionProps {
  icon?: ReactNode;
  disabled?: boolean;
  /** Reason why it cannot be done; the action is then disabled. */
  reason?: string | undefined;
  onAction: () => void;
  children: string;
}

/** Action in a menu. A disabled one gets no focus for a tooltip, so its reason is below its name. */
export function MenuAction({ icon, disabled = false, reason, onAction, children }: MenuActionProps) {
  const leaveAndAct = use(RunAfterMenuClose);
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

/** Menu section of choices with the current one marked; a choice closes the menu. Choosing the marked one acts again. */
export const MenuRadioGroup = ({ label, names, current, onName }: MenuOneOfProps) => (
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
  /** State stored with the history entry. */
  state?: unknown;
  icon?: ReactNode;
  /** Whether the link leads to the current page. */
  current?: boolean;
  name: string;
  /** Content after the name. */
  badge?: ReactNode;
}

/** Link to another page in a menu. */
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

/** Menu items under a heading of their own. */
export const MenuGroup = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <MenuSection className={styles.items ?? ""}>
    <Header className={styles.head ?? ""}>{head}</Header>
    {children}
  </MenuSection>
);

/** Line between groups of a menu. */
export const MenuLine = () => <Separator className={styles.line ?? ""} />;
