import { formatInstant, formatUs } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Undo2 } from "lucide-react";
import { useMemo, useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { TableHead } from "../../../ui/list/TableHead.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { EmptyState, PartFailed } from "../../../ui/look/States.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { ProgrammeChangesDocument, type ProgrammeChangesQuery } from "./changes.graphql.ts";
import styles from "./Changes.module.css";
import { UndoDialog } from "./UndoDialog.tsx";
import * as texts from "./changes-texts.ts";

type Change = NonNullable<ProgrammeChangesQuery["getScheduleChanges"]["changes"]>[number];

const areaTexts: Readonly<Record<string, string>> = {
  exercise: texts.exerciseScheduleChanged,
  measurement: texts.deviceScheduleChanged,
  questionnaire: texts.questionnaireScheduleChanged,
};

/** Returns a change as text: "Surgery moved from 11/30/2026 to 12/09/2026". */
const changeText = ({ area, from, to }: Change): string =>
  from && to ? texts.surgeryMovedFromTo(formatUs(from), formatUs(to)) : (areaTexts[area] ?? area);

interface ChangesDialogProps {
  patientId: string;
  onClose: () => void;
}

/** Dialog with the changes of a programme in the last 30 days, each with undo. */
export function ChangesDialog({ patientId, onClose }: ChangesDialogProps) {
  const profile = useSignedIn();
  const mayUndo = mayCall("undoScheduleChange", roleOf(profile));
  const timeZone = profile.customer?.timezone ?? defaultTimeZone;
  const variables = useMemo(() => ({ id: patientId }), [patientId]);
  const answer = useGraphqlQuery(ProgrammeChangesDocument, variables, { tags: ["schedules", "patients"] });
  const [undoing, setUndoing] = useState<Change | null>(null);
  const changes = answer.data?.getScheduleChanges.changes ?? [];
  if (undoing)
    return (
      <UndoDialog
        patientId={patientId}
        changeId={undoing._id}
        title={texts.undoTheMoveChangeOf(undoing.area, formatInstant(Date.parse(undoing.at), timeZone))}
        onClose={() => setUndoing(null)}
      />
    );
  return (
    <Dialog title={texts.changesOfTheLast30} width="medium" onClose={onClose}>
      {answer.failure && (
        <PartFailed message={answer.failure} effect={texts.changesCouldNotBeLoaded} onRetry={answer.refetch} />
      )}
      {answer.data && changes.length === 0 && (
        <EmptyState title={texts.nothingWasChanged} text={texts.changesOfTheSchedulesAndOfThe} />
      )}
      {changes.length > 0 && (
        <table className={styles.changes}>
          <TableHead heads={[texts.time, texts.whatLabel, texts.whoLabel, ""]} />
          <tbody>
            {changes.map((change) => (
              <tr key={change._id}>
                <td>{formatInstant(Date.parse(change.at), timeZone)}</td>
                <td>{changeText(change)}</td>
                <td>{change.by ?? "—"}</td>
                <td>
                  {change.undone && texts.undone}
                  {!change.undone && mayUndo && (
                    <Button size="small" icon={<Undo2 />} onClick={() => setUndoing(change)}>
                      {texts.undo}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
