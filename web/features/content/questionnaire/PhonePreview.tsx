import styles from "./Questionnaire.module.css";
import type { QuestionnaireValues } from "./questionnaire-values.ts";
import * as texts from "./questionnaire-texts.ts";

/** Preview of a form's question on a patient's phone. */
export function PhonePreview({ values, at }: { values: QuestionnaireValues; at: number }) {
  const { name, questions } = values;
  const question = questions[at];
  return (
    <figure className={styles.preview} aria-label={texts.asThePatientWillSee}>
      <div className={styles.phone}>
        <p className={styles.position}>
          <span>{name}</span>
          {question && <span>{texts.atOfCount(at + 1, questions.length)}</span>}
        </p>
        <progress aria-label={texts.questionsShown} value={question ? at + 1 : 0} max={questions.length || 1} />
        <strong>{question?.question}</strong>
        <ul>
          {question?.options.map(({ option }, place) => (
            <li key={place}>{option}</li>
          ))}
        </ul>
      </div>
      <figcaption>{texts.asThePatientWillSee}</figcaption>
    </figure>
  );
}
