import { sinceSurgeryLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { countsLabel, percent } from "@restride/domain/progress/percent.ts";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Avatar } from "../../ui/look/Marks.tsx";
import type { CountedPersonFragment } from "./drill-down.graphql.ts";
import styles from "./DrillDown.module.css";
import { DrillDownDays } from "./DrillDownDays.tsx";
import { foldKeys } from "./fold-keys.ts";
import type { OpenedProps } from "./use-drill-down.ts";

/** Returns the joint and the time since surgery as text. */
export const whoOf = ({ surgeryType, surgeryDays }: CountedPersonFragment): string =>
  `${surgeryTypeLabel(surgeryType === "hip" ? "hip" : "knee")} · ${sinceSurgeryLabel(surgeryDays)}`;

/** Row of a patient in a count; it opens the patient's days. */
export function PersonRow({ person, number, timeZone }: OpenedProps & { person: CountedPersonFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <li data-open={isOpen || undefined}>
      <button type="button" className={styles.person} {...foldKeys(isOpen, setOpen)}>
        {isOpen ? <ChevronDown /> : <ChevronRight />}
        <Avatar name={person.name} size={32} />
        <span className={styles.personName}>
          <span>{person.name}</span>
          <small>{whoOf(person)}</small>
        </span>
        <span className={styles.counts}>{countsLabel(person)}</span>
        <span className={styles.track} aria-hidden>
          <span style={{ width: `${percent(person) ?? 0}%` }} />
        </span>
      </button>
      {isOpen && <DrillDownDays number={number} patientid={person._id} timeZone={timeZone} />}
    </li>
  );
}
