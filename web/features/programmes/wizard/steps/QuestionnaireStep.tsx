import type { ProgrammeQuestionnaire } from "@restride/domain/programmes/programme.ts";
import { useState } from "react";
import { toasts } from "../../../../platform/notices/toasts.ts";
import { leaveRow } from "../../../../ui/list/leave-row.ts";
import { EmptyState } from "../../../../ui/look/States.tsx";
import styles from "../../Card.module.css";
import { AddQuestionnaire, replaceRows } from "../../questionnaires/AddQuestionnaire.tsx";
import { CreationFailed } from "../CreationFailed.tsx";
import { useCreate } from "../use-create.ts";
import { PreviewButton, WithPreview } from "../../preview/WithPreview.tsx";
import { scheduleTitle } from "../../schedule-title.ts";
import { editProgramme, type NewPatient, useWizardProgramme } from "../use-wizard.ts";
import { WizardFrame } from "../WizardFrame.tsx";
import { QuestionnaireCard } from "../../questionnaires/QuestionnaireCard.tsx";
import { QuestionnaireEditor } from "../../questionnaires/QuestionnaireEditor.tsx";
import * as texts from "./steps-texts.ts";

type Rows = readonly ProgrammeQuestionnaire[];

/** QUESTIONNAIRE SCHEDULE: one card per questionnaire with its spans. One card at a time can be edited. */
export function QuestionnaireStep({ planContext }: { planContext: NewPatient }) {
  const edited = useWizardProgramme();
  const { programme, names } = edited;
  const { feedback } = programme;
  const { busy, create, failure, dismiss } = useCreate();
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState<Rows | null>(null);
  const forms = [...Map.groupBy(feedback, ({ formid }) => formid)];
  const previewed = typed && open ? { ...programme, feedback: replaceRows(feedback, open, typed) } : undefined;
  const preview = { planContext, edited, kind: "questionnaire" as const, typed: previewed };
  const close = (): void => {
    setOpen(null);
    setTyped(null);
  };
  const remove = (formid: string): void => {
    leaveRow("main");
    const remainingForms = replaceRows(feedback, formid, []);
    editProgramme({ feedback: remainingForms });
    toasts.undo(texts.removedText(names.form(formid).name), () =>
      edited.undoEdit({ feedback }, { feedback: remainingForms }),
    );
  };
  return (
    <WizardFrame
      step="questionnaire"
      title={scheduleTitle(texts.questionnaireSchedule, planContext.patient)}
      tools={
        <AddQuestionnaire
          planContext={planContext}
          feedback={feedback}
          isOff={open !== null}
          onAdd={(row) => editProgramme({ feedback: [...feedback, row] })}
        />
      }
      summary={texts.questionnaireCount(forms.length)}
      isOpen={open !== null}
      busy={busy}
      onNext={() => void create()}
      middle={<PreviewButton {...preview} />}
    >
      <WithPreview {...preview}>
        {forms.length === 0 && (
          <EmptyState title={texts.noQuestionnairesYet} text={texts.addTheFirstOneAboveAndChoose} />
        )}
        <div className={styles.grid}>
          {forms.map(([formid, rows]) =>
            formid === open ? (
              <QuestionnaireEditor
                key={formid}
                rows={rows}
                planContext={planContext}
                names={names}
                onTyped={setTyped}
                onSave={(next) => {
                  editProgramme({ feedback: replaceRows(feedback, formid, next) });
                  close();
                }}
                onClose={close}
              />
            ) : (
              <QuestionnaireCard
                key={formid}
                rows={rows}
                planContext={planContext}
                names={names}
                isOff={open !== null}
                onEdit={() => setOpen(formid)}
                onRemove={() => remove(formid)}
              />
            ),
          )}
        </div>
      </WithPreview>
      {failure !== null && <CreationFailed failure={failure} onClose={dismiss} />}
    </WizardFrame>
  );
}
