import type { ProgrammeDay } from "@restride/domain/programmes/four-weeks.ts";
import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { useState } from "react";
import { ItemPicture } from "../ItemPicture.tsx";
import { shortDay } from "./date-texts.ts";
import type { PreviewItem } from "./preview-items.ts";
import styles from "./PatientPreview.module.css";
import * as texts from "./preview-texts.ts";

const firstShown = 6;

interface PreviewDayProps {
  day: ProgrammeDay<PreviewItem>;
  /** Items of the day to list. */
  items: readonly PreviewItem[];
  /** Load of the items as text. */
  text: string;
}

/** List of a day's items as on the patient's phone. */
export function PreviewDay({ day, items, text }: PreviewDayProps) {
  const [all, setAll] = useState(false);
  const listed = all ? items : items.slice(0, firstShown);
  const more = items.length - listed.length;
  return (
    <div className={styles.day}>
      <p className={styles.dayHead}>
        <span>
          <strong>{shortDay(day.date)}</strong> · {surgeryDayLabel(day.day)}
        </span>
        <span>{text}</span>
      </p>
      {items.length === 0 && <p className={styles.none}>{texts.nothingIsDue}</p>}
      <ul>
        {listed.map(({ id, display: { name, image, kind, dose, times } }) => (
          <li key={id} className={styles.item}>
            <ItemPicture image={image} kind={kind} small />
            <span className={styles.name}>{name}</span>
            <span className={styles.dose}>{dose}</span>
            {kind !== "questionnaire" && <strong>{times}×</strong>}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className={styles.moreButton} onClick={() => setAll(true)}>
          {texts.moreText(more)}
        </button>
      )}
    </div>
  );
}
