import { pathOf } from "@restride/domain/access/routes.ts";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { Link } from "react-router";
import { useAsked } from "../../../platform/calls/use-asked.ts";
import { buttonClass } from "../../../ui/look/Button.tsx";
import { PopoverButton } from "../../../ui/overlay/PopoverButton.tsx";
import { wizard } from "../wizard-store.ts";
import { PatientDraftsDocument } from "./drafts.graphql.ts";
import { UnfinishedDrafts } from "./UnfinishedDrafts.tsx";

const nothing = {};
const look = buttonClass({ variant: "primary", capitals: true });

const Word = () => (
  <>
    <Plus />
    ADD
  </>
);

/** ADD of the patient list: unfinished patients stand under it; without any it leads to the form. */
export function AddPatientButton() {
  const { data } = useAsked(PatientDraftsDocument, nothing, { about: ["drafts"] });
  const drafts = data?.getPatientDrafts.drafts ?? [];
  // The list is where the wizard is left behind.
  useEffect(() => wizard.begin(), []);
  if (drafts.length === 0)
    return (
      <Link to={pathOf("patientAddInfo")} className={look}>
        <Word />
      </Link>
    );
  return (
    <PopoverButton label="ADD" className={look} button={<Word />}>
      <UnfinishedDrafts drafts={drafts} />
    </PopoverButton>
  );
}
