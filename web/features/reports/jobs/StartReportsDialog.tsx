import { useState } from "react";
import { mutateFromForm } from "../../../platform/calls/calls.ts";
import { useSending } from "../../../platform/page/use-sending.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { StartReportsDocument, type StartReportsMutationVariables } from "./change-jobs.graphql.ts";
import * as texts from "./jobs-texts.ts";

interface DialogProps {
  /** Patients of the reports: named ones, or all that match a filter. */
  to: Pick<StartReportsMutationVariables, "patientids" | "filters">;
  /** Number of patients as text: '3 patients'. */
  audience: string;
  onStarted: () => void;
  onClose: () => void;
}

/** Dialog that starts the reports of the selected patients, optionally with their notes and answers. */
export function StartReportsDialog({ to, audience, onStarted, onClose }: DialogProps) {
  const [notes, setNotes] = useState(false);
  const [answers, setAnswers] = useState(false);
  const { busy, trackSending } = useSending();
  const [refusal, setRefusal] = useState("");
  const start = async (): Promise<void> => {
    const variables = { ...to, notes, answers };
    const taken = await mutateFromForm(StartReportsDocument, variables, { invalidates: ["reports"], taken: onStarted });
    setRefusal(typeof taken === "string" ? taken : "");
  };
  return (
    <Dialog
      title={texts.reportsOf(audience)}
      width="narrow"
      onClose={onClose}
      onSubmit={() => void trackSending(start)}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" disabled={busy}>
            {texts.makeReports}
          </Button>
        </>
      }
    >
      <p>{texts.theyComeAsOneFile}</p>
      <Checkbox checked={notes} onChecked={setNotes}>
        {texts.withPatientNotes}
      </Checkbox>
      <Checkbox checked={answers} onChecked={setAnswers}>
        {texts.withAnswersOfQuestionnaires}
      </Checkbox>
      {refusal && <p role="alert">{refusal}</p>}
    </Dialog>
  );
}
