import { undeliveredTexts } from "@restride/domain/undelivered-messages/undelivered-texts.ts";
import { MailWarning } from "lucide-react";
import { useState } from "react";
import { useAsked } from "../../platform/calls/use-asked.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/stores.ts";
import { lateLayer } from "../../ui/overlay/late-layer.tsx";
import type { UndeliveredPlace } from "./undelivered-place.ts";
import { UndeliveredCountDocument } from "./undelivered-messages.graphql.ts";
import styles from "./UndeliveredLine.module.css";

const UndeliveredDialog = lateLayer(async () => (await import("./UndeliveredDialog.tsx")).UndeliveredDialog);

/** A line with the number of messages that were not delivered, which opens their list. Nothing where there are none. */
export function UndeliveredLine({ place }: { place: UndeliveredPlace }) {
  const [isOpen, setOpen] = useState(false);
  const isAllowed = mayCall("getUndeliveredMessages", roleOf(useSignedIn()));
  const { data } = useAsked(UndeliveredCountDocument, isAllowed ? place : null, { about: ["undelivered"] });
  const total = data?.getUndeliveredMessages.total ?? 0;
  return (
    <>
      {total > 0 && (
        <button type="button" className={styles.line} onClick={() => setOpen(true)}>
          <MailWarning size={16} />
          {undeliveredTexts.count(total)}
        </button>
      )}
      {isOpen && <UndeliveredDialog place={place} onClose={() => setOpen(false)} />}
    </>
  );
}
