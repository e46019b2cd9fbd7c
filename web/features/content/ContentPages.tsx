import { useState } from "react";
import { notifyOutcome } from "../../platform/calls/calls.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { ApplyDialog } from "./apply/ApplyDialog.tsx";
import { useFollowing } from "./apply/use-following.ts";
import { carePlanContent } from "./care-plan/care-plan-values.ts";
import { PlanScale } from "./care-plan/PlanScale.tsx";
import { carePlanExplanation, FirstPlan } from "./care-plan/FirstPlan.tsx";
import { CarePlanFields } from "./care-plan/CarePlanFields.tsx";
import { ContentEditor } from "./ContentEditor.tsx";
import { forColumn, numberColumn, versionColumn } from "./content-columns.tsx";
import { ContentList } from "./ContentList.tsx";
import { ContentFromUrl, keyOf } from "./ContentFromUrl.tsx";
import { forWhom, offeredTo } from "./content-state-texts.ts";
import { questionnaireContent } from "./questionnaire/questionnaire-values.ts";
import { QuestionnaireFields } from "./questionnaire/QuestionnaireFields.tsx";
import { regimenContent } from "./regimen/regimen-values.ts";
import { RegimenLoad } from "./regimen/RegimenLoad.tsx";
import { RegimenFields } from "./regimen/RegimenFields.tsx";
import { OpenRunning } from "./running/RunningDrawer.tsx";
import { RunningNumber } from "./running/RunningNumber.tsx";
import { type ContentRecord, publishDraft } from "./use-content-editor.ts";
import * as texts from "./content-texts.ts";

/** Page with the care plans of a company. */
export const CarePlanListPage = () => (
  <ContentList
    kind="carePlan"
    columns={[
      forColumn,
      numberColumn("regimens", texts.regimens, ({ regimens }) => regimens),
      numberColumn("devices", texts.devices, ({ devices }) => devices),
      numberColumn("questionnaires", texts.questionnaires, ({ questionnaires }) => questionnaires),
      { key: "offered", title: texts.offeredTo, cell: ({ clinics }) => offeredTo(clinics) },
      versionColumn,
      { key: "running", title: texts.runningLabel, align: "right", cell: (row) => <RunningNumber row={row} /> },
    ]}
    line={forWhom}
    number={(row) => <RunningNumber row={row} described />}
    none={carePlanExplanation}
    firstOwn={(ready) => <FirstPlan {...ready} />}
    over={(rows) => <OpenRunning rows={rows} />}
  />
);

/** Page with the regimens of a company. */
export const RegimenListPage = () => (
  <ContentList
    kind="regimen"
    columns={[forColumn, numberColumn("usedin", texts.inCarePlans, ({ usedin }) => usedin), versionColumn]}
    line={(row) => [forWhom(row), row.usedin === 1 ? texts.in1CarePlan : texts.inCarePlansText(row.usedin)].join(" · ")}
    none={{ title: texts.noRegimensYet, text: texts.aRegimenIsASet }}
  />
);

/** Page with the questionnaires of a company. */
export const QuestionnaireListPage = () => (
  <ContentList
    kind="questionnaire"
    columns={[numberColumn("usedin", texts.inCarePlans, ({ usedin }) => usedin), versionColumn]}
    line={({ usedin }) => texts.inCarePlan(usedin)}
    none={{ title: texts.noQuestionnairesYet, text: texts.aQuestionnaireAsksQuestionsWithAnswers }}
  />
);

/** Page of a care plan. Publishing one that is in use asks whether to apply it to running programmes. */
export function CarePlanPage() {
  const own = useSignedIn().company?._id ?? null;
  const [asking, setAsking] = useState<ContentRecord | null>(null);
  const follow = useFollowing();
  const publish = async (record: ContentRecord): Promise<void> => {
    if (record.running) setAsking(record);
    else notifyOutcome(await publishDraft(record));
  };
  return (
    <>
      <ContentFromUrl frame={(failure) => failure ?? <PageHead title={texts.carePlanText} />}>
        {({ content, company }) => (
          <ContentEditor
            key={keyOf(content)}
            contentForm={carePlanContent}
            content={content}
            nameOf={({ name }) => name}
            company={company}
            onPublish={publish}
            onApply={setAsking}
            beside={(values) => (
              <PlanScale
                values={values}
                content={content}
                company={content ? (content.company ?? null) : (company ?? own)}
              />
            )}
          >
            {(form) => (
              <CarePlanFields
                form={form}
                content={content}
                company={content ? (content.company ?? null) : (company ?? own)}
              />
            )}
          </ContentEditor>
        )}
      </ContentFromUrl>
      {asking && <ApplyDialog content={asking} onApplied={follow} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Page of a regimen. */
export const RegimenPage = () => (
  <ContentFromUrl frame={(failure) => failure ?? <PageHead title={texts.regimen} />}>
    {({ content, company }) => (
      <ContentEditor
        key={keyOf(content)}
        contentForm={regimenContent}
        content={content}
        nameOf={({ name }) => name}
        company={company}
        beside={(values) => <RegimenLoad values={values} />}
      >
        {(form) => (
          <RegimenFields form={form} content={content} company={content ? (content.company ?? null) : company} />
        )}
      </ContentEditor>
    )}
  </ContentFromUrl>
);

/** Page of a questionnaire. */
export const QuestionnairePage = () => (
  <ContentFromUrl frame={(failure) => failure ?? <PageHead title={texts.questionnaire} />}>
    {({ content, company }) => (
      <ContentEditor
        key={keyOf(content)}
        contentForm={questionnaireContent}
        content={content}
        nameOf={({ name }) => name}
        company={company}
      >
        {(form) => <QuestionnaireFields form={form} />}
      </ContentEditor>
    )}
  </ContentFromUrl>
);
