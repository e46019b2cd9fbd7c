import { newQuestionnaire } from "@restride/domain/programmes/bring.ts";
import type { ProgrammeQuestionnaire } from "@restride/domain/programmes/programme.ts";
import { startingTodayOrLater } from "@restride/domain/schedules/move-window.ts";
import { readId } from "@restride/domain/values/id.ts";
import { Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { useAsked } from "../../../../platform/calls/use-asked.ts";
import { toasts } from "../../../../platform/page/toasts.ts";
import { buttonClass } from "../../../../ui/look/Button.tsx";
import { EmptyState, PartFailed } from "../../../../ui/look/States.tsx";
import { MenuButton } from "../../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../../ui/overlay/MenuItems.tsx";
import { PageHead } from "../../../../ui/page/PageHead.tsx";
import styles from "../../Card.module.css";
import { OfferedFormsDocument } from "../../content.graphql.ts";
import { CreationFailed } from "../CreationFailed.tsx";
import { useCreate } from "../use-create.ts";
import { PreviewButton, WithPreview } from "../../preview/WithPreview.tsx";
import { scheduleTitle } from "../../schedule-title.ts";
import { useNames } from "../../use-content.ts";
import { editProgramme, type Planned, useWizardState } from "../use-wizard.ts";
import { WizardFrame } from "../WizardFrame.tsx";
import { QuestionnaireCard } from "../../questionnaires/QuestionnaireCard.tsx";
import { QuestionnaireEditor } from "../../questionnaires/QuestionnaireEditor.tsx";

type Rows = readonly ProgrammeQuestionnaire[];

/** The window that a questionnaire gets which no care plan brings: six weeks from the day after surgery on. */
const usualWindow = { start: 1, end: 42 };

const added = (formid: string, day: number): ProgrammeQuestionnaire => {
  const { start, end } = startingTodayOrLater(usualWindow, day);
  return {
    ...newQuestionnaire,
    _id: readId(crypto.randomUUID()),
    formid: readId(formid),
    startdate: start,
    enddate: end,
  };
};

function AddQuestionnaire({ planned, isOff }: { planned: Planned; isOff: boolean }) {
  const { feedback } = useWizardState().content.programme;
  const { type } = planned.patient.surgery;
  const variables = useMemo(() => ({ surgery_type: type }), [type]);
  const { data, failure, askAgain } = useAsked(OfferedFormsDocument, variables, { about: ["content"] });
  const free = (data?.getAllFeedbackForms.forms ?? []).filter(({ formid }) =>
    feedback.every((row) => row.formid !== formid),
  );
  if (failure) return <PartFailed message={failure} what="Questionnaires could not be loaded." onRetry={askAgain} />;
  if (free.length === 0 || isOff) return null;
  return (
    <MenuButton
      className={buttonClass({})}
      align="right"
      button={
        <>
          <Plus /> Add questionnaire
        </>
      }
    >
      {free.map(({ formid, shortname }) => (
        <MenuAction
          key={formid}
          onAction={() => editProgramme({ feedback: [...feedback, added(formid, planned.day)] })}
        >
          {shortname}
        </MenuAction>
      ))}
    </MenuButton>
  );
}

/** The rows of a questionnaire replaced by others, in their place. */
const replaced = (feedback: Rows, formid: string, rows: Rows): ProgrammeQuestionnaire[] => {
  const at = feedback.findIndex((row) => row.formid === formid);
  return feedback.flatMap((row, place) => {
    if (place === at) return rows;
    return row.formid === formid ? [] : [row];
  });
};

/** QUESTIONNAIRE SCHEDULE: a card for each questionnaire with its spans, of which one edits at once. */
export function QuestionnaireStep({ planned }: { planned: Planned }) {
  const { programme } = useWizardState().content;
  const { feedback } = programme;
  const { busy, create, failure, dismiss } = useCreate();
  const names = useNames();
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState<Rows | null>(null);
  const forms = [...Map.groupBy(feedback, ({ formid }) => formid)];
  const shown = typed && open ? { ...programme, feedback: replaced(feedback, open, typed) } : undefined;
  const close = (): void => {
    setOpen(null);
    setTyped(null);
  };
  const remove = (formid: string): void => {
    editProgramme({ feedback: replaced(feedback, formid, []) });
    toasts.undo(`${names.form(formid).name} removed.`, () => editProgramme({ feedback }));
  };
  return (
    <WizardFrame
      step="questionnaire"
      summary={`${forms.length} ${forms.length === 1 ? "questionnaire" : "questionnaires"}`}
      isOpen={open !== null}
      busy={busy}
      onNext={() => void create()}
      middle={<PreviewButton planned={planned} step="questionnaire" programme={shown} />}
    >
      <PageHead title={scheduleTitle("QUESTIONNAIRE SCHEDULE", planned.patient)}>
        <AddQuestionnaire planned={planned} isOff={open !== null} />
      </PageHead>
      <WithPreview planned={planned} step="questionnaire" programme={shown}>
        {forms.length === 0 && (
          <EmptyState title="No questionnaires yet." text="Questionnaires that are added stand here." />
        )}
        <div className={styles.grid}>
          {forms.map(([formid, rows]) =>
            formid === open ? (
              <QuestionnaireEditor
                key={formid}
                rows={rows}
                planned={planned}
                names={names}
                onTyped={setTyped}
                onSave={(next) => {
                  editProgramme({ feedback: replaced(feedback, formid, next) });
                  close();
                }}
                onClose={close}
              />
            ) : (
              <QuestionnaireCard
                key={formid}
                rows={rows}
                planned={planned}
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
