import { aboutText, minutesOf, roundsOf } from "@restride/domain/programmes/effort.ts";
import { firstSunday, fourWeeks, isSameDay } from "@restride/domain/programmes/four-weeks.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { addDays, type CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { ChevronLeft, ChevronRight, Info } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import { useNames } from "../use-content.ts";
import { useWizardState, type Planned } from "../wizard/use-wizard.ts";
import { PreviewCalendar } from "./PreviewCalendar.tsx";
import { PreviewDay } from "./PreviewDay.tsx";
import { kindOfStep, namesTwice, ofKind, type PreviewItem, previewItems } from "./preview-items.ts";
import { spanText } from "./date-words.ts";
import styles from "./PatientPreview.module.css";

/** What a day costs, as the step sees it. */
const dayText = (items: readonly PreviewItem[], step: WizardStep): string => {
  const doses = items.map(({ shown }) => shown);
  if (step === "devices") return `${counted(items.length, "device")}, ${counted(roundsOf(doses), "measurement")}`;
  if (step === "questionnaire") return counted(items.length, "questionnaire");
  return `${counted(roundsOf(doses), "round")} · ${aboutText(minutesOf(doses))}`;
};

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

interface PreviewProps {
  planned: Planned;
  step: WizardStep;
  /** The programme with what is typed into an open row; without it the one that is saved. */
  programme?: Programme | undefined;
}

/** Four weeks of the programme as the patient will see them, with one day in detail. */
export function PatientPreview({ planned: { patient, today }, step, programme }: PreviewProps) {
  const names = useNames();
  const { content } = useWizardState();
  const kind = kindOfStep(step);
  const of = (shown: Programme) => ({ plans: previewItems(shown, names), surgery: patient.surgery.date, today });
  const [saved, now] = [of(content.programme), of(programme ?? content.programme)];
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const sunday = addDays(firstSunday(saved), page * 28);
  const [days, before] = [fourWeeks(now, sunday), fourWeeks(saved, sunday)];
  const changed = new Set(days.filter((day, at) => !isSameDay(day, before[at]!)).map(({ date }) => date));
  const day =
    days.find(({ date }) => date === chosen) ?? days.find((each) => ofKind(each, kind).length > 0) ?? days[0]!;
  const items = ofKind(day, kind);
  const twice = namesTwice(days);
  return (
    <section className={styles.panel} aria-label="As the patient will see it">
      <h2 className={styles.title}>As the patient will see it</h2>
      <div className={styles.weeks}>
        <header className={styles.span}>
          <strong>{spanText(sunday, addDays(sunday, 27))}</strong>
          <IconButton label="4 weeks earlier" icon={<ChevronLeft />} onClick={() => setPage(page - 1)} />
          <IconButton label="4 weeks later" icon={<ChevronRight />} onClick={() => setPage(page + 1)} />
        </header>
        <PreviewCalendar days={days} changed={changed} today={today} chosen={day.date} onChoose={setChosen} />
      </div>
      {twice.length > 0 && (
        <p className={styles.twice}>
          <Info size={14} aria-hidden />
          <span>
            <strong>{twice.join(" and ")}</strong> {twice.length === 1 ? "stands" : "stand"} twice on some of these
            days.
          </span>
        </p>
      )}
      <PreviewDay day={day} items={items} text={dayText(items, step)} />
    </section>
  );
}
