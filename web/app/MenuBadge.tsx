import type { MenuBadge as Badge } from "@restride/domain/access/menu.ts";
import { useBadges } from "./badges.ts";
import styles from "./Menu.module.css";

/** What an item carries: a number, or a dot for a new message. Nothing when there is nothing to say. */
export function MenuBadge({ badge }: { badge: Badge }) {
  const badges = useBadges();
  if (badge === "newMessage") {
    return badges.newMessage ? (
      <span className={styles.dot}>
        <span className="visually-hidden">new message</span>
      </span>
    ) : null;
  }
  const [count, what] = badge === "cases" ? [badges.cases, "unassigned"] : [Number(badges.remindersChanged), "changed"];
  if (count === 0) return null;
  return (
    <span className={styles.count} title={`${count} ${what}`}>
      {count} <span className="visually-hidden">{what}</span>
    </span>
  );
}
