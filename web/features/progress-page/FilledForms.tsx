import { type CalendarDate, formatUs } from "@restride/domain/values/calendar-date.ts";
import { ChevronRight } from "lucide-react";
import { Button } from "../../ui/look/Button.tsx";
import { LazyDialog } from "../../ui/overlay/LazyDialog.tsx";
import { type FilledForm, newestForms, scoreText } from "./filled-forms.ts";
import styles from "./Progress.module.css";
import * as texts from "./progress-page-texts.ts";

interface FormsProps {
  forms: readonly FilledForm[];
  onOpen: (form: FilledForm) => void;
}

function FormRows({ forms, onOpen }: FormsProps) {
  if (forms.length === 0) return <p className={styles.none}>{texts.dataNotRecorded}</p>;
  return (
    <ul className={styles.rows}>
      {forms.map((form) => (
        <li key={form.formid}>
          <button type="button" className={styles.row} onClick={() => onOpen(form)}>
            <span className={styles.names}>
              <span>{form.shortname}</span> <small>{formatUs(form.date)}</small>
            </span>{" "}
            <strong>{scoreText(form)}</strong>
            <ChevronRight size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Section with the newest filled form of each questionnaire. */
export const Questionnaires = ({ forms, onOpen }: FormsProps) => (
  <section className={styles.section} aria-labelledby="questionnaires">
    <h2 id="questionnaires">{texts.questionnaires}</h2>
    <FormRows forms={newestForms(forms)} onOpen={onOpen} />
  </section>
);

interface WeekFormsProps extends FormsProps {
  sunday: CalendarDate;
  onBack: () => void;
  onClose: () => void;
}

/** Dialog with the filled forms of a week. */
export const WeekFormsDialog = ({ sunday, forms, onOpen, onBack, onClose }: WeekFormsProps) => (
  <LazyDialog
    title={texts.weekOf(formatUs(sunday))}
    onClose={onClose}
    options={<Button onClick={onBack}>{texts.back}</Button>}
  >
    <FormRows forms={forms} onOpen={onOpen} />
  </LazyDialog>
);
