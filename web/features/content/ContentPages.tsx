import { countText } from "@restride/domain/texts/count-text.ts";
import { useState } from "react";
import { notifyOutcome } from "../../platform/calls/calls.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { ApplyDialog } from "./apply/ApplyDialog.tsx";
import { useFollowing } from "./apply/use-following.ts";
import { carePlanContent } from "./care-plan/care-plan-values.ts";
import { PlanScale } from "./care-plan/PlanScale.tsx";
import { carePlansAre, FirstPlan } from "./care-plan/FirstPlan.tsx";
import { CarePlanFields } from "./care-plan/CarePlanFields.tsx";
import { ContentEditor } from "./ContentEditor.tsx";
import { forColumn, numberColumn, versionColumn } from "./content-columns.tsx";
import { ContentList } from "./ContentList.tsx";
import { ContentOfAddress, keyOf } from "./ContentOfAddress.tsx";
import { forWhom, offeredTo } from "./content-state-texts.ts";
import { questionnaireContent } from "./questionnaire/questionnaire-values.ts";
import { QuestionnaireFields } from "./questionnaire/QuestionnaireFields.tsx";
import { regimenContent } from "./regimen/regimen-values.ts";
import { RegimenLoad } from "./regimen/RegimenLoad.tsx";
import { RegimenFields } from "./regimen/RegimenFields.tsx";
import { OpenRunning } from "./running/RunningDrawer.tsx";
import { RunningNumber } from "./running/RunningNumber.tsx";
import { type ContentRecord, publishDraft } from "./use-content-editor.ts";

/** Page with the care plans of a company. */
export const CarePlanListPage = () => (
  <ContentList
    kind="carePlan"
    columns={[
      forColumn,
      numberColumn("regimens", "Regimens", ({ regimens }) => regimens),
      numberColumn("devices", "Devices", ({ devices }) => devices),
      numberColumn("questionnaires", "Questionnaires", ({ questionnaires }) => questionnaires),
      { key: "offered", title: "Offered to", cell: ({ clinics }) => offeredTo(clinics) },
      versionColumn,
      { key: "running", title: "Running", align: "right", cell: (row) => <RunningNumber row={row} /> },
    ]}
    line={forWhom}
    number={(row) => <RunningNumber row={row} word=" running" />}
    none={carePlansAre}
    firstOwn={(ready) => <FirstPlan {...ready} />}
    over={(rows) => <OpenRunning rows={rows} />}
  />
);

/** Page with the regimens of a company. */
export const RegimenListPage = () => (
  <ContentList
    kind="regimen"
    columns={[forColumn, numberColumn("usedin", "In care plans", ({ usedin }) => usedin), versionColumn]}
    line={(row) => [forWhom(row), row.usedin === 1 ? "in 1 care plan" : `in ${row.usedin} care plans`].join(" · ")}
    none={{ title: "No regimens yet", text: "A regimen is a set of exercises with days, dose and links." }}
  />
);

/** Page with the questionnaires of a company. */
export const QuestionnaireListPage = () => (
  <ContentList
    kind="questionnaire"
    columns={[numberColumn("usedin", "In care plans", ({ usedin }) => usedin), versionColumn]}
    line={({ usedin }) => `In ${countText(usedin, "care plan")}`}
    none={{ title: "No questionnaires yet", text: "A questionnaire asks questions with answers to choose from." }}
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
      <ContentOfAddress frame={(failure) => failure ?? <PageHead title="Care plan" />}>
        {({ content, company }) => (
          <ContentEditor
            key={keyOf(content)}
            how={carePlanContent}
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
      </ContentOfAddress>
      {asking && <ApplyDialog content={asking} onApplied={follow} onClose={() => setAsking(null)} />}
    </>
  );
}

/** Page of a regimen. */
export const RegimenPage = () => (
  <ContentOfAddress frame={(failure) => failure ?? <PageHead title="Regimen" />}>
    {({ content, company }) => (
      <ContentEditor
        key={keyOf(content)}
        how={regimenContent}
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
  </ContentOfAddress>
);

/** Page of a questionnaire. */
export const QuestionnairePage = () => (
  <ContentOfAddress frame={(failure) => failure ?? <PageHead title="Questionnaire" />}>
    {({ content, company }) => (
      <ContentEditor
        key={keyOf(content)}
        how={questionnaireContent}
        content={content}
        nameOf={({ name }) => name}
        company={company}
      >
        {(form) => <QuestionnaireFields form={form} />}
      </ContentEditor>
    )}
  </ContentOfAddress>
);
