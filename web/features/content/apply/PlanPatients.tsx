import { programmeCountText, outcomeText } from "@restride/domain/content/affected-programmes.ts";
import { ArrowLeft } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { Pager } from "../../../ui/list/Pager.tsx";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { ErrorState, SkeletonBar, useHasLasted } from "../../../ui/look/States.tsx";
import { useOverlay } from "../../../ui/overlay/overlays.ts";
import { PreviewPublishDocument } from "../content-pages.graphql.ts";
import styles from "./ApplyDialog.module.css";
import type { CountedProgrammes, Plan } from "./PlanNumbers.tsx";
import { previewOptions, type PreviewRequest } from "./use-apply.ts";
import * as texts from "./apply-texts.ts";

const pageSize = 20;

/** Loads a page of the patients of a count, from the same preview. */
function usePatients(preview: PreviewRequest, { outcome, clinic }: CountedProgrammes) {
  const [current, setCurrent] = useState(1);
  const variables = { ...preview, of: { outcome, clinicid: clinic?._id ?? null }, pagination: { current, pageSize } };
  const { data, failure, loading, refetch } = useGraphqlQuery(PreviewPublishDocument, variables, previewOptions);
  const { plan = null, planHash = null } = data?.previewPublish ?? {};
  return { plan, planHash, failure, loading, refetch, current, setCurrent };
}

const People = ({ patients }: Pick<Plan, "patients">) => (
  <table className={`${styles.table} ${styles.people}`}>
    <TableHead heads={[texts.clinic, texts.patient, texts.whatHappens]} />
    <tbody>
      {patients.map((patient) => (
        <tr key={patient._id}>
          <td>{patient.clinic}</td>
          <th scope="row">{patient.name}</th>
          <td>{outcomeText(patient)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

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
  const { plan, planHash: newest, failure, loading, refetch, current, setCurrent } = usePatients(request, counted);
  const isSlow = useHasLasted(300, plan === null && failure === null);
  const section = useRef<HTMLElement>(null);
  const hasMoved = !loading && newest !== null && planHash !== null && newest !== planHash;
  useOverlay(onBack);
  useEffect(() => section.current?.querySelector("button")?.focus(), []);
  const tellMoved = useEffectEvent(onMoved);
  useEffect(() => {
    if (hasMoved) tellMoved();
  }, [hasMoved]);
  const at = counted.clinic ? ` at ${counted.clinic.name}` : "";
  return (
    <section ref={section} aria-busy={loading}>
      <Button variant="text" size="small" icon={<ArrowLeft />} className={styles.back} onClick={onBack}>
        {texts.backToTheNumbers}
      </Button>
      {failure && <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />}
      {isSlow && <SkeletonBar width="60%" />}
      {plan && !failure && (
        <>
          <h3>{`${programmeCountText(plan.total, counted.outcome)}${at}`}</h3>
          {plan.patients.length > 0 && <People patients={plan.patients} />}
          {plan.patients.length === 0 && plan.total > 0 && (
            <Button onClick={() => setCurrent(1)}>{texts.firstPage}</Button>
          )}
          {plan.total > pageSize && (
            <Pager current={current} pageSize={pageSize} total={plan.total} sizes={[pageSize]} onPage={setCurrent} />
          )}
        </>
      )}
    </section>
  );
}
