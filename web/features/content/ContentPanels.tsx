import type { ReactNode } from "react";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { SidePanel } from "../../ui/overlay/SidePanel.tsx";
import { numberColumn, versionColumn } from "./content-columns.tsx";
import { ContentPanel } from "./ContentEditor.tsx";
import { ContentList } from "./ContentList.tsx";
import { ContentFromUrl, keyOf } from "./ContentFromUrl.tsx";
import { closedPath } from "./content-path.ts";
import { forWhom } from "./content-state-texts.ts";
import { deviceContent } from "./device/device-values.ts";
import { DeviceFields } from "./device/DeviceFields.tsx";
import { exerciseContent } from "./exercise/exercise-values.ts";
import { ExerciseFields } from "./exercise/ExerciseFields.tsx";
import * as texts from "./content-texts.ts";

/** Panel while its content loads or failed to load. */
function EmptyPanel({ kind, title, children }: { kind: "exercise" | "device"; title: string; children: ReactNode }) {
  const navigate = useNavigate();
  const [list] = useSearchParams();
  return (
    <SidePanel title={title} about="" onClose={() => void navigate(closedPath(kind, list))}>
      {children}
    </SidePanel>
  );
}

const ExercisePanel = () => (
  <ContentFromUrl
    frame={(failure) => (
      <EmptyPanel kind="exercise" title={texts.exercise}>
        {failure}
      </EmptyPanel>
    )}
  >
    {({ content, company }) => (
      <ContentPanel
        key={keyOf(content)}
        contentForm={exerciseContent}
        content={content}
        nameOf={({ name }) => name}
        company={company}
      >
        {(form) => <ExerciseFields {...form} />}
      </ContentPanel>
    )}
  </ContentFromUrl>
);

/** Page with the exercises of a company, and the open one. */
export function ExercisesPage() {
  const { id } = useParams();
  return (
    <ContentList
      kind="exercise"
      line={({ usedin }) => texts.inRegimen(usedin)}
      none={{ title: texts.noExercisesYet, text: texts.anExerciseHasAPicture }}
      beside={id && <ExercisePanel />}
    />
  );
}

const DevicePanel = () => (
  <ContentFromUrl
    frame={(failure) => (
      <EmptyPanel kind="device" title={texts.device}>
        {failure}
      </EmptyPanel>
    )}
  >
    {({ content, company }) => (
      <ContentPanel
        key={keyOf(content)}
        contentForm={deviceContent}
        content={content}
        nameOf={({ name }) => name}
        company={company}
      >
        {(form) => <DeviceFields {...form} />}
      </ContentPanel>
    )}
  </ContentFromUrl>
);

/** Page with the devices of a company, and the open one. */
export function DevicesPage() {
  const { id } = useParams();
  return (
    <ContentList
      kind="device"
      columns={[
        { key: "for", title: texts.forLabel, cell: forWhom },
        numberColumn("usedin", texts.inCarePlans, ({ usedin }) => usedin),
        ...(id ? [] : [versionColumn]),
      ]}
      about={({ measures }) => measures.join(", ")}
      line={(row) => [row.measures.join(", "), forWhom(row)].filter(Boolean).join(" · ")}
      none={{ title: texts.noDevicesYet, text: texts.aDeviceMeasuresValuesCharts }}
      beside={id && <DevicePanel />}
    />
  );
}
