import type { MenuItem } from "@restride/domain/access/menu.ts";
import { ChevronDown } from "lucide-react";
import { Link, useLocation } from "react-router";
import { MenuButton } from "../../ui/overlay/MenuButton.tsx";
import { MenuLink } from "../../ui/overlay/MenuItems.tsx";
import { useCompact } from "../../ui/look/use-width.ts";
import { MenuBadge } from "./MenuBadge.tsx";
import { isCurrent } from "./current-item.ts";
import styles from "./Menu.module.css";
import * as texts from "./shell-texts.ts";

/** Number of items that stay in view in a narrow window. */
const itemsWhenCompact = 4;

interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  look: "inHeader" | "inSubheader";
}

function Item({ item, current, look }: { item: MenuItem; current: boolean; look: "inHeader" | "inSubheader" }) {
  return (
    <Link to={item.path} className={`${styles.item} ${styles[look]}`} aria-current={current ? "page" : undefined}>
      {item.label}
      {item.badge && <MenuBadge badge={item.badge} />}
    </Link>
  );
}

/** Items of a header. In narrower windows four stay in view and the others are under More. */
export function Menu({ label, items, look }: MenuProps) {
  const { pathname } = useLocation();
  const folded = useCompact() && items.length > itemsWhenCompact + 1;
  const visibleItems = folded ? items.slice(0, itemsWhenCompact) : items;
  const more = folded ? items.slice(itemsWhenCompact) : [];
  return (
    <nav aria-label={label} className={styles.menu}>
      {visibleItems.map((item) => (
        <Item key={item.label} item={item} current={isCurrent(item, pathname)} look={look} />
      ))}
      {more.length > 0 && (
        <MenuButton
          className={`${styles.item} ${styles[look]}`}
          button={
            <>
              {texts.more} <ChevronDown size={15} />
            </>
          }
        >
          {more.map((item) => (
            <MenuLink
              key={item.label}
              to={item.path}
              name={item.label}
              current={isCurrent(item, pathname)}
              badge={item.badge && <MenuBadge badge={item.badge} />}
            />
          ))}
        </MenuButton>
      )}
    </nav>
  );
}
