import { roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { ProgrammeDrawer } from "../../features/programmes/running/ProgrammeDrawer.tsx";
import { mayCallWherePresent } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";

interface ProgrammeToReadProps {
  patientId: string;
  onAsk: () => void;
  onClose: () => void;
}

/** Read-only drawer with a patient's programme. Users who may not change it can ask the clinic to do so in a conversation. */
export function ReadOnlyProgramme({ patientId, onAsk, onClose }: ProgrammeToReadProps) {
  const role = roleOf(useSignedIn());
  const mayAsk = !roleMayOpen(routes.exerciseSchedule, role) && mayCallWherePresent("createCaseFromMessage", role);
  return <ProgrammeDrawer patientId={patientId} onAsk={mayAsk ? onAsk : null} onClose={onClose} />;
}
