import type { MenuBadge as Badge } from "@restride/domain/access/menu.ts";
import { countOf, useBadges } from "../news/badges.ts";
import styles from "./Menu.module.css";
import * as texts from "./shell-texts.ts";

/** Badge of a menu item: a count, or a dot for a new message; null when there is neither. */
export function MenuBadge({ badge }: { badge: Badge }) {
  const badges = useBadges();
  if (badge === "newMessage") {
    return badges.newMessage ? (
      <span className={styles.dot}>
        <span className="visually-hidden">{texts.newMessage}</span>
      </span>
    ) : null;
  }
  const counted = countOf(badge, badges);
  if (!counted) return null;
  const { count, meaning } = counted;
  return (
    <span className={styles.count} title={`${count} ${meaning}`}>
      {count} <span className="visually-hidden">{meaning}</span>
    </span>
  );
}
