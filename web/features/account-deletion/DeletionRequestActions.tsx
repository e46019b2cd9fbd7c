import * as deletionRequestTexts from "@restride/domain/account-deletion/request-texts.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { Button } from "../../ui/look/Button.tsx";
import type { DeletionRequestRowFragment } from "./deletion-requests.graphql.ts";
import styles from "./DeletionRequestsDialog.module.css";
import * as texts from "./deletion-requests-texts.ts";

interface DeletionRequestActionsProps {
  request: DeletionRequestRowFragment;
  onStart: () => void;
  onDismiss: () => void;
}

/** Buttons 'Start case' and 'Not our patient' of a request. */
export function DeletionRequestActions({ request, onStart, onDismiss }: DeletionRequestActionsProps) {
  const requestName = texts.requestOf(fullName(request));
  return (
    <span className={styles.actions}>
      <Button size="small" aria-label={texts.startCaseOf(requestName)} onClick={onStart}>
        {deletionRequestTexts.start}
      </Button>
      <Button size="small" variant="text" aria-label={texts.notOurPatient(requestName)} onClick={onDismiss}>
        {deletionRequestTexts.dismiss}
      </Button>
    </span>
  );
}
