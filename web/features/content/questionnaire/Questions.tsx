import { Copy, Pencil, Plus, X } from "lucide-react";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { ReorderList } from "../../../ui/list/reorder/ReorderList.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "../Content.module.css";
import type { useOpenLine } from "../parts/use-open-line.ts";
import { Answers, QuestionEditor } from "./QuestionRow.tsx";
import { moveItem, type QuestionnaireValues, type QuestionValues, withQuestion } from "./questionnaire-values.ts";
import * as texts from "./questionnaire-texts.ts";

interface QuestionsProps {
  form: Form<QuestionnaireValues>;
  /** State of the open question. */
  line: ReturnType<typeof useOpenLine>;
}

/** Returns a function that makes the list item of a question: its actions and its body. */
function useQuestion({ form, line }: QuestionsProps) {
  const { values, set, dropRow, shownError } = form;
  const { questions } = values;
  return (question: QuestionValues, at: number) => {
    const name = question.question || texts.questionAt(at + 1);
    const isOpen = line.isOpen(at) || Boolean(shownError(`questions.${at}`));
    const copy = (): void => {
      set("questions", withQuestion(questions, question));
      line.open(questions.length);
    };
    const remove = (): void => {
      dropRow("questions", at);
      line.close();
    };
    const aside = (
      <>
        {!isOpen && <IconButton label={texts.editName(name)} icon={<Pencil />} onClick={() => line.open(at)} />}
        <IconButton label={texts.duplicateName(name)} icon={<Copy />} onClick={copy} />
        <IconButton label={texts.removeName(name)} icon={<X />} onClick={remove} />
      </>
    );
    const body = isOpen ? (
      <QuestionEditor form={form} at={at} opened={line.editorOf(at)} />
    ) : (
      <Answers options={question.options} />
    );
    return { id: question.key, name, aside, body };
  };
}

/** Questions of a form in order. The open one and those with errors show their fields. */
export function Questions({ form, line }: QuestionsProps) {
  const { values, set, shownError } = form;
  const { questions } = values;
  const question = useQuestion({ form, line });
  const move = (from: number, to: number): void => {
    set("questions", moveItem(questions, from, to));
    line.follow(from, to);
  };
  const add = (): void => {
    set("questions", withQuestion(questions));
    line.open(questions.length);
  };
  const wrong = shownError("questions");
  return (
    <FormSection title={texts.questions} hint={texts.movedByTheirHandlesOrWithAlt}>
      <FullWidthRow>
        {questions.length > 0 && <ReorderList label={texts.questions} items={questions.map(question)} onMove={move} />}
        <Button icon={<Plus />} className={styles.add} onClick={add}>
          {texts.addQuestion}
        </Button>
        {wrong && (
          <p className={styles.problem} role="alert">
            {wrong}
          </p>
        )}
      </FullWidthRow>
    </FormSection>
  );
}
