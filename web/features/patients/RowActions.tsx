import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { whyNoConversation } from "@restride/domain/patients/why-no-conversation.ts";
import { FileDown, KeyRound, MessageSquarePlus } from "lucide-react";
import { mayCallWherePresent } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { downloadReport } from "./download-report.ts";
import type { Patient } from "./patient-columns.tsx";
import styles from "./PatientList.module.css";
import * as texts from "./patients-texts.ts";

/** Dialog that a row's button opens. */
export type RowDialog = { readonly kind: "conversation" | "password"; readonly patient: Patient };

/** Buttons of a row's three actions, as far as the role may perform them. */
export function RowActions({ patient, onOpen }: { patient: Patient; onOpen: (dialog: RowDialog) => void }) {
  const profile = useSignedIn();
  const role = roleOf(profile);
  const refused = whyNoConversation(profile.user.surgeons, patient);
  return (
    <span className={styles.actions}>
      {!isCompanyUser(role) && (
        <IconButton label={texts.downloadReport} icon={<FileDown />} onClick={() => void downloadReport(patient._id)} />
      )}
      {mayCallWherePresent("createCaseFromMessage", role) && (
        <IconButton
          label={texts.startConversation}
          reason={refused ?? undefined}
          disabled={refused !== null}
          icon={<MessageSquarePlus />}
          onClick={() => onOpen({ kind: "conversation", patient })}
        />
      )}
      <IconButton
        label={texts.resetPatientPassword}
        icon={<KeyRound />}
        onClick={() => onOpen({ kind: "password", patient })}
      />
    </span>
  );
}
