import { scheduleChanged } from "@restride/domain/notifications/notification.ts";
import { useRef, useState } from "react";
import { mutate, notifyOutcome } from "../../../platform/calls/calls.ts";
import { toasts } from "../../../platform/notices/toasts.ts";
import type { PreviewRunningQuery } from "./running.graphql.ts";
import { TellPatientDocument } from "./running.graphql.ts";
import type { RunningArea } from "./use-running-area.ts";
import { previewArea, saveArea } from "./use-save.ts";

/** Server's preview of a save. */
export type Plan = NonNullable<PreviewRunningQuery["previewSchedule"]["plan"]> & { readonly planHash: string };

/** State of saving: previews a save, then saves exactly that. */
export function useSaving({ area, patient }: RunningArea, onSaved: () => void) {
  const { area: kind, edited, version } = area;
  const [busy, setBusy] = useState(false);
  const [plan, setPlan] = useState<Plan | null>(null);
  const isDone = useRef(false);
  const preview = async (): Promise<void> => {
    setBusy(true);
    const outcome = await previewArea(patient._id, kind, edited.programme, version);
    setBusy(false);
    if (outcome.kind !== "data") return notifyOutcome(outcome);
    const answer = outcome.data.previewSchedule;
    if (answer.plan && answer.planHash !== null) setPlan({ ...answer.plan, planHash: answer.planHash });
  };
  const save = async (tellsPatient: boolean): Promise<void> => {
    const surgery = patient.surgery.date;
    const opened = { patientId: patient._id, surgery, version, planHash: plan?.planHash ?? null };
    const outcome = await saveArea(kind, edited.programme, opened);
    setPlan(null);
    if (outcome.kind !== "data") return notifyOutcome(outcome);
    isDone.current = true;
    toasts.success(outcome.message);
    onSaved();
    if (tellsPatient)
      notifyOutcome(
        await mutate(
          TellPatientDocument,
          { patientids: [patient._id], ...scheduleChanged },
          { invalidates: ["notifications"] },
        ),
        "",
      );
  };
  return { busy, plan, preview, save, close: () => setPlan(null), isSaved: () => isDone.current };
}

export type SavingState = ReturnType<typeof useSaving>;
