import { Copy, Plus, X } from "lucide-react";
import { FormSection, WholeRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { ReorderList } from "../../../ui/list/ReorderList.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "../Content.module.css";
import { moved, type QuestionnaireValues, withQuestion } from "./questionnaire-values.ts";
import { QuestionRow } from "./QuestionRow.tsx";

interface QuestionsProps {
  form: Form<QuestionnaireValues>;
  /** Tells which question is being typed. */
  onShown: (at: number) => void;
}

/** The questions of a form: their order, and each with its answers. */
export function Questions({ form, onShown }: QuestionsProps) {
  const { values, set, shownError, dropRow } = form;
  const { questions } = values;
  const items = questions.map((asked, at) => {
    const name = asked.question || `Question ${at + 1}`;
    const copy = (): void => set("questions", withQuestion(questions, asked));
    const aside = (
      <>
        <IconButton label={`Duplicate ${name}`} icon={<Copy />} onClick={copy} />
        <IconButton label={`Remove ${name}`} icon={<X />} onClick={() => dropRow("questions", at)} />
      </>
    );
    return { id: asked.key, name, aside };
  });
  const wrong = shownError("questions");
  return (
    <FormSection title="Questions" hint="Moved by their handles, or with Alt and the arrow keys.">
      <WholeRow>
        {items.length > 0 && (
          <ReorderList
            label="Questions"
            items={items}
            onMove={(from, to) => set("questions", moved(questions, from, to))}
          />
        )}
        {questions.map(({ key }, at) => (
          <QuestionRow key={key} form={form} at={at} onFocus={() => onShown(at)} />
        ))}
        <Button icon={<Plus />} onClick={() => set("questions", withQuestion(questions))}>
          Add question
        </Button>
        {wrong && (
          <p className={styles.said} role="alert">
            {wrong}
          </p>
        )}
      </WholeRow>
    </FormSection>
  );
}
