import type { ProgrammeQuestionnaire } from "@restride/domain/programmes/programme.ts";
import { useState } from "react";
import { stayInRow } from "../../../ui/list/leave-row.ts";
import { EmptyState } from "../../../ui/look/States.tsx";
import cards from "../Card.module.css";
import { PreviewButton, WithPreview } from "../preview/WithPreview.tsx";
import { AddQuestionnaire, addedQuestionnaire, replaceRows } from "../questionnaires/AddQuestionnaire.tsx";
import { QuestionnaireEditor } from "../questionnaires/QuestionnaireEditor.tsx";
import { AskedCard } from "./AskedCard.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { changesOf } from "./change-texts.ts";
import { RunningFrame } from "./RunningFrame.tsx";
import type { RunningProgramme } from "./use-running.ts";
import { useRunningArea } from "./use-running-area.ts";
import * as texts from "./running-texts.ts";

type Rows = readonly ProgrammeQuestionnaire[];

/** Returns the listed days of the rows that were answered. */
const listedAndAnswered = (rows: Rows, answers: RunningProgramme["questionnaire"]["feedback"]): number[] =>
  rows.flatMap(({ _id, scheduletype, schedule }) => {
    const days = answers.find((answer) => answer._id === _id)?.answered ?? [];
    return scheduletype === "custom" ? schedule.filter((day) => days.includes(day)) : [];
  });

/** QUESTIONNAIRE SCHEDULE of a patient: one card per questionnaire with its spans. One card at a time can be edited. */
export function RunningQuestionnaires({ running }: { running: RunningProgramme }) {
  const own = useRunningArea(running, "questionnaire");
  const { area, planContext } = own;
  const { edited } = area;
  const { feedback } = edited.programme;
  const [open, setOpen] = useState<string | null>(null);
  const [typed, setTyped] = useState<Rows | null>(null);
  const put = (rows: Rows): void => edited.edit({ feedback: rows });
  const close = (): void => {
    setOpen(null);
    setTyped(null);
  };
  const forms = [...Map.groupBy(edited.visibleProgramme.feedback, ({ formid }) => formid)];
  const answers = running.questionnaire.feedback;
  const preview = {
    planContext,
    edited,
    kind: "questionnaire" as const,
    typed: typed && open ? { ...edited.programme, feedback: replaceRows(feedback, open, typed) } : undefined,
    changes: <ChangeList changes={changesOf(area, planContext.day)} />,
  };
  const rowsOf = (rows: Rows, formid: string): Rows => rows.filter((row) => row.formid === formid);
  return (
    <RunningFrame
      running={own}
      title={texts.questionnaireSchedule}
      crumb={texts.questionnaires}
      isOpen={open !== null}
      tools={
        <AddQuestionnaire
          planContext={planContext}
          feedback={edited.visibleProgramme.feedback}
          isOff={open !== null}
          onAdd={(row) => put([...feedback, row])}
        />
      }
      footerContent={<PreviewButton {...preview} />}
    >
      <WithPreview {...preview}>
        {forms.length === 0 && (
          <EmptyState title={texts.noQuestionnairesYet} text={texts.addTheFirstOneAboveAndChoose} />
        )}
        <div className={cards.grid}>
          {forms.map(([formid, rows]) =>
            formid === open ? (
              <QuestionnaireEditor
                key={formid}
                rows={rowsOf(feedback, formid)}
                saved={rowsOf(edited.saved.feedback, formid)}
                answered={listedAndAnswered(rowsOf(edited.saved.feedback, formid), answers)}
                planContext={planContext}
                names={edited.names}
                onTyped={setTyped}
                onSave={(next) => {
                  put(replaceRows(feedback, formid, next));
                  close();
                }}
                onClose={close}
              />
            ) : (
              <AskedCard
                key={formid}
                rows={rows}
                edited={edited}
                planContext={planContext}
                answers={answers.filter((answer) => answer.formid === formid)}
                isOff={open !== null}
                onEdit={() => setOpen(formid)}
                onRemove={() => {
                  put(replaceRows(feedback, formid, []));
                  stayInRow();
                }}
                onRefetch={() => {
                  put([...feedback, addedQuestionnaire(formid, planContext.day)]);
                  stayInRow();
                }}
              />
            ),
          )}
        </div>
      </WithPreview>
    </RunningFrame>
  );
}
