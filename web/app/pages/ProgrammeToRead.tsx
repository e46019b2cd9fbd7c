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
export function ProgrammeToRead({ patientId, onAsk, onClose }: ProgrammeToReadProps) {
  const role = roleOf(useSignedIn());
  const asks = !roleMayOpen(routes.exerciseSchedule, role) && mayCallWherePresent("createCaseFromMessage", role);
  return <ProgrammeDrawer patientId={patientId} onAsk={asks ? onAsk : null} onClose={onClose} />;
}
