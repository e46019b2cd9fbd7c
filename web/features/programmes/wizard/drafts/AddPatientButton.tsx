import { pathOf } from "@restride/domain/access/routes.ts";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { useGraphqlQuery } from "../../../../platform/calls/use-graphql-query.ts";
import { buttonClass } from "../../../../ui/look/Button.tsx";
import { PatientDraftsDocument } from "./drafts.graphql.ts";
import { listVisit } from "./list-visit.ts";
import { lazyComponent } from "../../../../ui/page/lazy-component.tsx";
import * as texts from "./drafts-texts.ts";

const nothing = {};
const look = buttonClass({ variant: "primary", capitals: true });

const word = (
  <>
    <Plus />
    {texts.add}
  </>
);

const ToForm = () => (
  <Link to={pathOf("patientAddInfo")} className={look}>
    {word}
  </Link>
);

const UnfinishedDrafts = lazyComponent(async () => (await import("./UnfinishedDrafts.tsx")).UnfinishedDrafts, {
  Loading: ToForm,
  Failed: ToForm,
});

/** ADD of the patient list. It opens a list of unfinished patients; when there are none, it leads to the form. */
export function AddPatientButton() {
  const { data } = useGraphqlQuery(PatientDraftsDocument, nothing, { tags: ["drafts"] });
  const drafts = data?.getPatientDrafts.drafts ?? [];
  useEffect(() => listVisit.note(), []);
  if (drafts.length === 0) return <ToForm />;
  return <UnfinishedDrafts drafts={drafts} button={word} className={look} />;
}
