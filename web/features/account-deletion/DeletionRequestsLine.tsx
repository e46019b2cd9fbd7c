import * as deletionRequestTexts from "@restride/domain/account-deletion/request-texts.ts";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import type { CaseStart } from "./DecideRequest.tsx";
import { DeletionRequestsCountDocument } from "./deletion-requests.graphql.ts";
import styles from "./DeletionRequestsLine.module.css";

const DeletionRequestsDialog = lazyOverlay(
  async () => (await import("./DeletionRequestsDialog.tsx")).DeletionRequestsDialog,
);

/** Line with the number of deletion requests that match no record; it opens their list. Renders nothing when there are none, or for other roles. */
export function DeletionRequestsLine({ caseStart }: { caseStart?: CaseStart }) {
  const [isOpen, setOpen] = useState(false);
  const isAllowed = mayCall("getDeletionRequests", roleOf(useSignedIn()));
  const { data } = useGraphqlQuery(DeletionRequestsCountDocument, isAllowed ? {} : null, {
    tags: ["deletionRequests"],
  });
  const total = data?.getDeletionRequests.total ?? 0;
  return (
    <>
      {total > 0 && (
        <button type="button" className={styles.line} onClick={() => setOpen(true)}>
          <CircleAlert size={16} />
          {deletionRequestTexts.count(total)}
        </button>
      )}
      {isOpen && <DeletionRequestsDialog {...(caseStart && { caseStart })} onClose={() => setOpen(false)} />}
    </>
  );
}
