import { addedWindow, newQuestionnaire } from "@restride/domain/programmes/assign-content.ts";
import type { ProgrammeQuestionnaire } from "@restride/domain/programmes/programme.ts";
import { readId } from "@restride/domain/values/id.ts";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { buttonClass } from "../../../ui/look/Button.tsx";
import { PartFailed } from "../../../ui/look/States.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import { OfferedFormsDocument } from "../content.graphql.ts";
import type { PlanContext } from "../plan-context.ts";
import { randomId } from "../../../platform/device/random-id.ts";
import * as texts from "./questionnaires-texts.ts";

type Rows = readonly ProgrammeQuestionnaire[];

/** Default window of a questionnaire that no care plan contains: six weeks from the day after surgery on. */
const usualWindow = { startdate: 1, enddate: 42 };

/** Returns an added questionnaire: weekly, from today on when the default window would begin in the past or is over. */
export const addedQuestionnaire = (formid: string, day: number): ProgrammeQuestionnaire => ({
  ...newQuestionnaire,
  _id: readId(randomId()),
  formid: readId(formid),
  ...addedWindow(usualWindow, day),
});

/** Returns the rows with those of a questionnaire replaced, at the place of its first row. */
export const replaceRows = (feedback: Rows, formid: string, rows: Rows): ProgrammeQuestionnaire[] => {
  const at = feedback.findIndex((row) => row.formid === formid);
  return feedback.flatMap((row, place) => {
    if (place === at) return rows;
    return row.formid === formid ? [] : [row];
  });
};

interface AddQuestionnaireProps {
  planContext: PlanContext;
  feedback: Rows;
  isOff: boolean;
  onAdd: (row: ProgrammeQuestionnaire) => void;
}

/** Select that adds a questionnaire that the programme does not have yet. */
export function AddQuestionnaire({ planContext, feedback, isOff, onAdd }: AddQuestionnaireProps) {
  const { type } = planContext.patient.surgery;
  const variables = useMemo(() => ({ surgery_type: type }), [type]);
  const { data, failure, refetch } = useGraphqlQuery(OfferedFormsDocument, variables, { tags: ["content"] });
  const availableForms = (data?.getAllFeedbackForms.forms ?? []).filter(({ formid }) =>
    feedback.every((row) => row.formid !== formid),
  );
  if (failure) return <PartFailed message={failure} effect={texts.questionnairesCouldNotBeLoaded} onRetry={refetch} />;
  if (availableForms.length === 0 || isOff) return null;
  return (
    <MenuButton
      className={buttonClass({})}
      align="right"
      isAddButton
      button={
        <>
          <Plus /> {texts.addQuestionnaire}
        </>
      }
    >
      {availableForms.map(({ formid, shortname }) => (
        <MenuAction key={formid} onAction={() => onAdd(addedQuestionnaire(formid, planContext.day))}>
          {shortname}
        </MenuAction>
      ))}
    </MenuButton>
  );
}
