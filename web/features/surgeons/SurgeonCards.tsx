import { shownPhone } from "@restride/domain/values/phone.ts";
import { Link } from "react-router";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Avatar } from "../../ui/Marks.tsx";
import type { ListedSurgeon, Ticks } from "./surgeon-columns.tsx";
import { untitled } from "./surgeon-name.ts";
import { surgeonPath } from "./surgeon-path.ts";
import styles from "./SurgeonCards.module.css";
import { SurgeonActions } from "./SurgeonLinks.tsx";

interface SurgeonCardsProps {
  surgeons: readonly ListedSurgeon[];
  /** Null for who may not delete. */
  ticks: Ticks | null;
}

/** The surgeons as cards, for narrow windows. */
export function SurgeonCards({ surgeons, ticks }: SurgeonCardsProps) {
  return (
    <ul className={styles.cards}>
      {surgeons.map((surgeon) => (
        <li key={surgeon._id} className={styles.card}>
          <Avatar name={untitled(surgeon.name)} image={surgeon.image} size={40} />
          <div className={styles.words}>
            <Link to={surgeonPath(surgeon._id)} state={{ surgeon }} className={styles.name}>
              {surgeon.name}
            </Link>
            <span className={styles.facts}>{surgeon.email}</span>
            <span className={styles.facts}>
              {shownPhone(surgeon.phone.public)} · {surgeon.patients.toLocaleString("en-US")}{" "}
              {surgeon.patients === 1 ? "patient" : "patients"}
            </span>
            <SurgeonActions surgeon={surgeon} />
          </div>
          {ticks && (
            <Checkbox
              label={`Select ${surgeon.name}`}
              checked={ticks.has(surgeon)}
              onChecked={() => ticks.toggle(surgeon)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
