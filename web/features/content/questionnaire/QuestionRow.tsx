import { answerLimit, questionLimit } from "@restride/domain/content/questionnaire-form.ts";
import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import type { KeyboardEvent } from "react";
import { TextField } from "../../../ui/field/TextField.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import content from "../Content.module.css";
import type { OpenedLine } from "../parts/use-open-line.ts";
import { useOwnFocus } from "../parts/use-own-focus.ts";
import styles from "./Questionnaire.module.css";
import { moveItem, type QuestionnaireValues, type QuestionValues, withAnswer } from "./questionnaire-values.ts";
import * as texts from "./questionnaire-texts.ts";

interface RowProps {
  form: Form<QuestionnaireValues>;
  at: number;
}

interface EditorProps extends RowProps {
  opened: OpenedLine;
}

/** Fields of an answer and its points, with buttons to move it; Alt with the arrow keys moves it too. */
function AnswerRow({ form, at, place }: RowProps & { place: number }) {
  const { field, values, set } = form;
  const { options } = values.questions[at]!;
  const answerName = texts.answerOfQuestion(place + 1, at + 1);
  const move = (to: number): void => set(`questions.${at}.options`, moveItem(options, place, to));
  const byKeys = (event: KeyboardEvent): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(place + step);
  };
  const isLast = place === options.length - 1;
  return (
    <div className={styles.answer}>
      <TextField
        {...field(`questions.${at}.options.${place}.option`)}
        label={texts.answerPlace(place + 1)}
        required
        maxLength={answerLimit}
        onKeyDown={byKeys}
      />
      <TextField
        {...field(`questions.${at}.options.${place}.optnumber`)}
        label={texts.points}
        required
        inputMode="numeric"
        onKeyDown={byKeys}
      />
      <span className={styles.tools}>
        <IconButton
          label={texts.moveUp(answerName)}
          disabled={place === 0}
          icon={<ArrowUp />}
          onClick={() => move(place - 1)}
        />
        <IconButton
          label={texts.moveDown(answerName)}
          disabled={isLast}
          icon={<ArrowDown />}
          onClick={() => move(place + 1)}
        />
        <IconButton
          label={texts.removeName(answerName)}
          icon={<X />}
          onClick={() => form.dropRow(`questions.${at}.options`, place)}
        />
      </span>
    </div>
  );
}

/** List of a question's answers as text. */
export const Answers = ({ options }: { options: QuestionValues["options"] }) => (
  <ul className={styles.answers}>
    {options.map(({ option }, place) => (
      <li key={place}>{option}</li>
    ))}
  </ul>
);

/** Fields of a question and its answers. */
export function QuestionEditor({ form, at, opened }: EditorProps) {
  const { field, values, set, shownError } = form;
  const { question, options } = values.questions[at]!;
  const path = `questions.${at}.options` as const;
  const wrong = options.length < 2 && shownError(path);
  return (
    <fieldset ref={useOwnFocus(opened.byHand)} onInput={opened.onTyped} aria-label={texts.questionAt(at + 1)}>
      <TextField
        {...field(`questions.${at}.question`)}
        label={texts.question}
        required
        maxLength={questionLimit}
        aside={`${question.length} / ${questionLimit}`}
      />
      {options.map((_, place) => (
        <AnswerRow key={place} form={form} at={at} place={place} />
      ))}
      {wrong && (
        <p className={content.problem} role="alert">
          {wrong}
        </p>
      )}
      <Button size="small" icon={<Plus />} onClick={() => set(path, withAnswer(options))}>
        {texts.addAnswer}
      </Button>
    </fieldset>
  );
}
