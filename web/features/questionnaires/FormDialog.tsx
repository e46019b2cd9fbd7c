import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import styles from "./FormDialog.module.css";
import { SubmittedFormDocument, type SubmittedFormQuery } from "./questionnaires.graphql.ts";

type Submitted = NonNullable<SubmittedFormQuery["getFormByScheduleSubId"]["form"]>;

function Form({ form, timeZone }: { form: Submitted; timeZone: string }) {
  return (
    <>
      <p className={styles.when}>
        Submitted {formatInstant(Date.parse(form.submittime), timeZone)}
        {typeof form.score === "number" && <strong>Score {form.score}</strong>}
      </p>
      <ol className={styles.questions}>
        {form.questions.map((question) => (
          <li key={question.questnumber}>
            <p className={styles.question}>
              {question.questnumber}. {question.question}
            </p>
            <ul className={styles.options}>
              {question.options.map((option) => (
                <li key={option.optnumber} data-selected={option.selected}>
                  <span className={styles.dot} aria-hidden />
                  {option.option}
                  {option.selected && <span className="visually-hidden"> (chosen)</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {form.questions.length === 0 && <p>Data not recorded</p>}
      {form.licence && <p className={styles.licence}>{form.licence}</p>}
    </>
  );
}

interface FormDialogProps {
  patientId: string;
  answerId: string;
  name: string;
  /** The clinic's. */
  timeZone: string;
  /** The token of a link to the patient's progress; without one who is signed in asks. */
  link?: string | undefined;
  onClose: () => void;
}

/** A submitted questionnaire with the answers that were chosen. */
export function FormDialog({ patientId, answerId, name, timeZone, link, onClose }: FormDialogProps) {
  const { data, failure, askAgain } = useAsked(
    SubmittedFormDocument,
    { patientid: patientId, id: answerId },
    { about: ["questionnaires"], link },
  );
  const form = data?.getFormByScheduleSubId.form;
  return (
    <Dialog title={name} width="form" onClose={onClose}>
      {failure && <PartFailed message={failure} what="The form could not be loaded." onRetry={askAgain} />}
      {form && <Form form={form} timeZone={timeZone} />}
    </Dialog>
  );
}
