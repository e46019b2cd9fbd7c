import { pathOf } from "@restride/domain/access/routes.ts";
import { Plus } from "lucide-react";
import { lazy, Suspense, useEffect } from "react";
import { Link } from "react-router";
import { useAsked } from "../../../../platform/calls/use-asked.ts";
import { buttonClass } from "../../../../ui/look/Button.tsx";
import { PatientDraftsDocument } from "./drafts.graphql.ts";
import { listVisit } from "./list-visit.ts";

const UnfinishedDrafts = lazy(async () => ({
  default: (await import("./UnfinishedDrafts.tsx")).UnfinishedDrafts,
}));
const nothing = {};
const look = buttonClass({ variant: "primary", capitals: true });

const word = (
  <>
    <Plus />
    ADD
  </>
);

/** ADD of the patient list: unfinished patients stand under it; without any it leads to the form. */
export function AddPatientButton() {
  const { data } = useAsked(PatientDraftsDocument, nothing, { about: ["drafts"] });
  const drafts = data?.getPatientDrafts.drafts ?? [];
  useEffect(() => listVisit.note(), []);
  const form = (
    <Link to={pathOf("patientAddInfo")} className={look}>
      {word}
    </Link>
  );
  if (drafts.length === 0) return form;
  return (
    <Suspense fallback={form}>
      <UnfinishedDrafts drafts={drafts} button={word} className={look} />
    </Suspense>
  );
}
