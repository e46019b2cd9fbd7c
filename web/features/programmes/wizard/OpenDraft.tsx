import { pathOf } from "@restride/domain/access/routes.ts";
import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation, useSearchParams } from "react-router";
import { buttonClass } from "../../../ui/look/Button.tsx";
import { EmptyState } from "../../../ui/look/States.tsx";
import { CreatedPage } from "./created/CreatedPage.tsx";
import { useWizardState } from "./use-wizard.ts";
import { useClinicToday } from "../plan-context.ts";
import { wizard } from "./wizard-store.ts";
import * as texts from "./wizard-texts.ts";

/** Opens the draft that the URL names, unless this window already has it. After the patient is created, Back leads to the list. */
export function OpenDraft({ children }: { children: ReactNode }) {
  const [params] = useSearchParams();
  const id = params.get("draft");
  const { draft, created, erased } = useWizardState();
  const today = useClinicToday();
  const { pathname } = useLocation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const isOpen = id === null || id === draft?._id || id === erased || created !== null;
  useEffect(() => {
    if (isOpen) return undefined;
    let isWaiting = true;
    void wizard.open(id, today).then((reason) => isWaiting && setRefusal(reason));
    return () => {
      isWaiting = false;
    };
  }, [id, isOpen, today]);
  if (created && created.path !== pathname) return <Navigate to={pathOf("patientList")} replace />;
  if (created) return <CreatedPage created={created} />;
  if (isOpen) return children;
  if (refusal === null) return null;
  return (
    <EmptyState title={refusal} text={texts.unfinishedPatientsStandUnderPatients}>
      <Link to={pathOf("patientList")} className={buttonClass({ variant: "primary" })}>
        {texts.patients}
      </Link>
    </EmptyState>
  );
}
