import { undeliveredTexts } from "@restride/domain/undelivered-messages/undelivered-texts.ts";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import type { UndeliveredPlace } from "./undelivered-place.ts";
import { UndeliveredCountDocument } from "./undelivered-messages.graphql.ts";
import styles from "./UndeliveredLine.module.css";

const UndeliveredDialog = lazyOverlay(async () => (await import("./UndeliveredDialog.tsx")).UndeliveredDialog);

/** Line with the number of undelivered messages, which opens their list. Renders nothing when there are none. */
function UndeliveredCount({ place, total }: { place: UndeliveredPlace; total: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {total > 0 && (
        <button type="button" className={styles.line} onClick={() => setOpen(true)}>
          <CircleAlert size={16} />
          {undeliveredTexts.count(total)}
        </button>
      )}
      {isOpen && <UndeliveredDialog place={place} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Addressee {
  readonly _id: string;
  readonly undelivered?: number | null;
}

/** Line of the undelivered messages to or about a patient, whose record contains their number. */
export function UndeliveredOfPatient({ patient: { _id, undelivered } }: { patient: Addressee }) {
  const customerid = useSignedIn().customer?._id ?? null;
  return <UndeliveredCount place={{ customerid, patientid: _id }} total={undelivered ?? 0} />;
}

/** Line of the undelivered messages of a place, whose number it loads. */
export function UndeliveredLine({ place }: { place: UndeliveredPlace }) {
  const isAllowed = mayCall("getUndeliveredMessages", roleOf(useSignedIn()));
  const { data } = useGraphqlQuery(UndeliveredCountDocument, isAllowed ? place : null, { tags: ["undelivered"] });
  return <UndeliveredCount place={place} total={data?.getUndeliveredMessages.total ?? 0} />;
}
