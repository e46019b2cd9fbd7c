import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { pageSizes } from "@restride/domain/values/page.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useRows } from "../../platform/calls/use-listed.ts";
import { useLocalPages } from "../../platform/page/use-local-pages.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { RecordRows } from "../../ui/list/RecordRows.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { EmptyState } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { UndeliveredActions } from "./UndeliveredActions.tsx";
import type { UndeliveredPlace } from "./undelivered-place.ts";
import { nameOf, reasonLines, undeliveredColumns } from "./undelivered-columns.tsx";
import { type UndeliveredMessageFragment, UndeliveredMessagesDocument } from "./undelivered-messages.graphql.ts";
import * as texts from "./undelivered-messages-texts.ts";

interface UndeliveredDialogProps {
  place: UndeliveredPlace;
  onClose: () => void;
}

/** Dialog with the undelivered messages of a place: recipient, subject, time, and reason, each to be sent again or dismissed. */
export function UndeliveredDialog({ place, onClose }: UndeliveredDialogProps) {
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const pages = useLocalPages();
  const listed = useRows(
    UndeliveredMessagesDocument,
    { ...place, metadata: pages.page },
    {
      tags: ["undelivered"],
      read: ({ getUndeliveredMessages: { messages, total } }) => ({ rows: messages, total }),
    },
  );
  const actions = (message: UndeliveredMessageFragment) => <UndeliveredActions message={message} place={place} />;
  return (
    <Dialog title={texts.messagesNotDelivered} width="wide" onClose={onClose}>
      <RecordRows<UndeliveredMessageFragment>
        caption={texts.messagesNotDelivered}
        listed={listed}
        pages={pages}
        sizes={pageSizes}
        columns={undeliveredColumns(timeZone, actions)}
        cards={(messages) => (
          <RowCards<UndeliveredMessageFragment>
            rows={messages}
            title={nameOf}
            lines={(message) => [
              message.name === "" ? "" : message.recipient,
              [message.kind, message.about && texts.aboutSubject(message.about)].filter(Boolean).join(" "),
              texts.sinceLabel(formatInstant(Date.parse(message.since), timeZone)),
              ...reasonLines(message, timeZone),
            ]}
            actions={actions}
          />
        )}
        nobody={<EmptyState title={texts.noUndeliveredMessages} text={texts.messagesThatCouldNotBe} />}
      />
    </Dialog>
  );
}
