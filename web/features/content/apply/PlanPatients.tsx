import { programmeCountText, outcomeText } from "@restride/domain/content/affected-programmes.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { useRows } from "../../../platform/calls/use-listed.ts";
import { useLocalPages } from "../../../platform/page/use-local-pages.ts";
import type { Column } from "../../../ui/list/DataTable.tsx";
import { RecordRows } from "../../../ui/list/RecordRows.tsx";
import { RowCards } from "../../../ui/list/RowCards.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { EmptyState } from "../../../ui/look/States.tsx";
import { useOverlay } from "../../../ui/overlay/overlays.ts";
import { PreviewPublishDocument } from "./apply.graphql.ts";
import styles from "./ApplyDialog.module.css";
import type { CountedProgrammes, Plan } from "./PlanNumbers.tsx";
import { previewOptions, type PreviewRequest } from "./use-apply.ts";
import * as texts from "./apply-texts.ts";

const pageSize = 20;

type Patient = Plan["patients"][number];

/** Loads a page of the patients of a count, from the same preview. */
function usePatients(preview: PreviewRequest, { outcome, clinic }: CountedProgrammes) {
  const pages = useLocalPages(pageSize);
  const variables = { ...preview, of: { outcome, clinicid: clinic?._id ?? null }, pagination: pages.page };
  const listed = useRows(PreviewPublishDocument, variables, {
    ...previewOptions,
    read: ({ previewPublish: { plan } }) => ({ rows: plan?.patients, total: plan?.total }),
  });
  return { listed, pages, planHash: listed.data?.previewPublish.planHash ?? null };
}

const columns: readonly Column<Patient>[] = [
  { key: "clinic", title: texts.clinic, cell: ({ clinic }) => <span className={styles.cell}>{clinic}</span> },
  { key: "name", title: texts.patient, cell: ({ name }) => <strong className={styles.cell}>{name}</strong> },
  {
    key: "outcome",
    title: texts.whatHappens,
    cell: (patient) => <span className={styles.cell}>{outcomeText(patient)}</span>,
  },
];

interface PatientsProps {
  counted: CountedProgrammes;
  request: PreviewRequest;
  /** Hash of the preview whose numbers are shown; null while newer ones load. */
  planHash: string | null;
  /** Called when the programmes no longer match the numbers. */
  onMoved: () => void;
  onBack: () => void;
}

/** List of the patients of a count in the preview, with the effect on each programme. Escape and Back return to the counts. */
export function PlanPatients({ counted, request, planHash, onMoved, onBack }: PatientsProps) {
  const { listed, pages, planHash: newest } = usePatients(request, counted);
  const { total, loading, failure } = listed;
  const section = useRef<HTMLElement>(null);
  const hasMoved = !loading && newest !== null && planHash !== null && newest !== planHash;
  useOverlay(onBack);
  useEffect(() => section.current?.querySelector("button")?.focus(), []);
  const tellMoved = useEffectEvent(onMoved);
  useEffect(() => {
    if (hasMoved) tellMoved();
  }, [hasMoved]);
  const heading = programmeCountText(total ?? 0, counted.outcome);
  return (
    <section ref={section} aria-busy={loading}>
      <Button variant="text" size="small" icon={<ArrowLeft />} className={styles.back} onClick={onBack}>
        {texts.backToTheNumbers}
      </Button>
      {total !== null && failure === null && (
        <h3>{counted.clinic ? texts.programmesAt(heading, counted.clinic.name) : heading}</h3>
      )}
      <RecordRows<Patient>
        caption={texts.whatHappens}
        listed={listed}
        pages={pages}
        sizes={[pageSize]}
        hidesSinglePage
        columns={columns}
        cards={(patients) => (
          <RowCards<Patient>
            rows={patients}
            title={({ name }) => name}
            wraps
            lines={(patient) => [patient.clinic, outcomeText(patient)]}
          />
        )}
        nobody={<EmptyState title={texts.noPatientsAreCountedHere} text={texts.theProgrammesHaveChangedSince} />}
      />
    </section>
  );
}
