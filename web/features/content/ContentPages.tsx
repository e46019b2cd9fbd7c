import { type ReactNode, useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { tell } from "../../platform/calls/calls.ts";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { ErrorState } from "../../ui/look/States.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { ApplyDialog } from "./apply/ApplyDialog.tsx";
import { carePlanContent } from "./care-plan/care-plan-values.ts";
import { PlanScale } from "./care-plan/PlanScale.tsx";
import { CarePlanFields } from "./care-plan/CarePlanFields.tsx";
import { ContentEditor } from "./ContentEditor.tsx";
import { ContentList, numberColumn } from "./ContentList.tsx";
import { newContent } from "./content-path.ts";
import { ContentByIdDocument } from "./content-pages.graphql.ts";
import { forWhom, offeredTo } from "./content-words.ts";
import { deviceContent } from "./device/device-values.ts";
import { DeviceFields } from "./device/DeviceFields.tsx";
import { exerciseContent } from "./exercise/exercise-values.ts";
import { ExerciseFields } from "./exercise/ExerciseFields.tsx";
import { questionnaireContent } from "./questionnaire/questionnaire-values.ts";
import { QuestionnaireFields } from "./questionnaire/QuestionnaireFields.tsx";
import { regimenContent } from "./regimen/regimen-values.ts";
import { RegimenLoad } from "./regimen/RegimenLoad.tsx";
import { RegimenFields } from "./regimen/RegimenFields.tsx";
import { type ContentRecord, publishDraft } from "./use-content-editor.ts";

/** The care plans of a company. */
export const CarePlanListPage = () => (
  <ContentList
    kind="carePlan"
    columns={[
      { key: "for", title: "For", cell: forWhom },
      numberColumn("regimens", "Regimens", ({ regimens }) => regimens),
      numberColumn("devices", "Devices", ({ devices }) => devices),
      numberColumn("questionnaires", "Questionnaires", ({ questionnaires }) => questionnaires),
      { key: "offered", title: "Offered to", cell: ({ clinics }) => offeredTo(clinics) },
      numberColumn("running", "Running", ({ running }) => running),
    ]}
    line={(row) => [forWhom(row), `${row.running ?? 0} running`].join(" · ")}
    none={{
      title: "A care plan is what a patient is given",
      text: "It brings together regimens, devices and questionnaires, each with its days counted from surgery.",
    }}
  />
);

/** The regimens of a company. */
export const RegimenListPage = () => (
  <ContentList
    kind="regimen"
    columns={[
      { key: "for", title: "For", cell: forWhom },
      numberColumn("usedin", "In care plans", ({ usedin }) => usedin),
    ]}
    line={(row) => [forWhom(row), row.usedin === 1 ? "in 1 care plan" : `in ${row.usedin} care plans`].join(" · ")}
    none={{ title: "No regimens yet", text: "A regimen is a set of exercises with days, dose and links." }}
  />
);

/** The exercises of a company. */
export const ExerciseListPage = () => (
  <ContentList
    kind="exercise"
    columns={[
      numberColumn("usedin", "In regimens", ({ usedin }) => usedin),
      { key: "video", title: "Video", cell: ({ hasvideo }) => (hasvideo ? "Yes" : "—") },
    ]}
    line={({ usedin }) => (usedin === 1 ? "In 1 regimen" : `In ${usedin} regimens`)}
    none={{ title: "No exercises yet", text: "An exercise has a picture, a video and the dose it starts with." }}
  />
);

/** The devices of a company. */
export const DeviceListPage = () => (
  <ContentList
    kind="device"
    columns={[
      { key: "measures", title: "Measures", cell: ({ measures }) => measures.join(", ") },
      { key: "for", title: "For", cell: forWhom },
      numberColumn("usedin", "In care plans", ({ usedin }) => usedin),
    ]}
    line={(row) => [row.measures.join(", "), forWhom(row)].filter(Boolean).join(" · ")}
    none={{ title: "No devices yet", text: "A device measures values; charts show them with their limits." }}
  />
);

/** The questionnaires of a company. */
export const QuestionnaireListPage = () => (
  <ContentList
    kind="questionnaire"
    columns={[numberColumn("usedin", "In care plans", ({ usedin }) => usedin)]}
    line={({ usedin }) => (usedin === 1 ? "In 1 care plan" : `In ${usedin} care plans`)}
    none={{ title: "No questionnaires yet", text: "A questionnaire asks questions with answers to choose from." }}
  />
);

interface Shown {
  readonly content: ContentRecord | null;
  /** In the address, of a super admin. */
  readonly company: string | null;
}

/** The content in the address, once it is there. */
function ContentOfAddress({ title, children }: { title: string; children: (shown: Shown) => ReactNode }) {
  const { id = "" } = useParams();
  const [params] = useSearchParams();
  const company = params.get("companyid");
  const isNew = id === newContent;
  const { data, failure, askAgain } = useAsked(ContentByIdDocument, isNew ? null : { id }, { about: ["content"] });
  const content = data?.getContent.content ?? null;
  if (failure) return <ErrorState message={failure} safe="Nothing was changed." onRetry={askAgain} />;
  if (!isNew && content?._id !== id) return <PageHead title={title} />;
  return children({ content: isNew ? null : content, company });
}

/** An editor is drawn anew for other content and for a published version; a saved draft goes on in the form it was typed in. */
const keyOf = (content: ContentRecord | null): string =>
  content ? [content._id, content.number].join(" ") : newContent;

/** The page of a care plan. Publishing one that runs asks whether it goes into running programmes. */
export function CarePlanPage() {
  const own = useSignedIn().company?._id ?? null;
  const [asking, setAsking] = useState<ContentRecord | null>(null);
  const publish = async (record: ContentRecord): Promise<void> => {
    if (record.running) setAsking(record);
    else tell(await publishDraft(record));
  };
  return (
    <>
      <ContentOfAddress title="Care plan">
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
      {asking && <ApplyDialog content={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

/** The page of a regimen. */
export const RegimenPage = () => (
  <ContentOfAddress title="Regimen">
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

/** The page of an exercise. */
export const ExercisePage = () => (
  <ContentOfAddress title="Exercise">
    {({ content, company }) => (
      <ContentEditor
        key={keyOf(content)}
        how={exerciseContent}
        content={content}
        nameOf={({ name }) => name}
        company={company}
      >
        {(form) => <ExerciseFields {...form} />}
      </ContentEditor>
    )}
  </ContentOfAddress>
);

/** The page of a device. */
export const DevicePage = () => (
  <ContentOfAddress title="Device">
    {({ content, company }) => (
      <ContentEditor
        key={keyOf(content)}
        how={deviceContent}
        content={content}
        nameOf={({ name }) => name}
        company={company}
      >
        {(form) => <DeviceFields {...form} />}
      </ContentEditor>
    )}
  </ContentOfAddress>
);

/** The page of a questionnaire. */
export const QuestionnairePage = () => (
  <ContentOfAddress title="Questionnaire">
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
