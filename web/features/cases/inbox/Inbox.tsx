import { type MessageFilter, noMessageLimits } from "@restride/domain/cases/message-filter.ts";
import { Role } from "@restride/domain/access/roles.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { useState } from "react";
import { useListed } from "../../../platform/calls/use-listed.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Checkbox } from "../../../ui/field/Checkbox.tsx";
import { FilterBar, type FilterPart } from "../../../ui/list/FilterBar.tsx";
import { ListCard, ListPage } from "../../../ui/list/ListCard.tsx";
import { PageHead } from "../../../ui/page/PageHead.tsx";
import { Freshness } from "./Freshness.tsx";
import { MessagesDocument } from "./inbox.graphql.ts";
import styles from "./Inbox.module.css";
import { MessageRows } from "./MessageRows.tsx";
import { type MessageSurgeon, SurgeonSide } from "./SurgeonSide.tsx";
import { messageListInput, useInboxView } from "./use-inbox-view.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./inbox-texts.ts";

const MessageFilterDialog = lazyOverlay(async () => (await import("./MessageFilterDialog.tsx")).MessageFilterDialog);

/** Active filter. */
interface MessageFilterChip extends FilterPart {
  readonly field: keyof MessageFilter;
}

const messageFilterChips = ({ name, lastdigitsofphone: digits, urgent }: MessageFilter): MessageFilterChip[] =>
  (
    [
      { field: "name", label: texts.patient, value: name ?? "" },
      { field: "lastdigitsofphone", label: texts.phone, value: digits ? `•••• ${digits}` : "" },
      { field: "urgent", label: texts.only, value: urgent ? texts.urgentMessages : "" },
    ] as const
  ).filter(({ value }) => value !== "");

/**
 * Returns the number of messages as text, with how many are unread for the chosen surgeon or all surgeons. Of messages with another filter it is not
 * known how many are unread.
 */
function countText(total: number, surgeons: readonly MessageSurgeon[], filter: MessageFilter): string {
  if (messageFilterChips(filter).length > 0) return texts.messageCount(total);
  const unread = surgeons
    .filter(({ _id }) => !filter.surgeonId || _id === filter.surgeonId)
    .reduce((sum, { unreadcount }) => sum + unreadcount, 0);
  return texts.messageUnread(total, unread.toLocaleString("en-US"));
}

/** Loads a page of the messages with the surgeons whom they are for. */
function useMessages() {
  const view = useInboxView();
  const listed = useListed(MessagesDocument, messageListInput(view), {
    tags: ["cases"],
    read: ({ getPatientMessages: { data } }) => ({ rows: data?.messages, total: data?.total }),
  });
  const messages = listed.data?.getPatientMessages.data;
  return { view, listed, messages, surgeons: messages?.surgeons ?? [] };
}

/** Page with the conversations of the clinic, or of a surgeon: last author, unread marks, and archiving. */
export function Inbox() {
  const profile = useSignedIn();
  const timeZone = profile.customer?.timezone ?? defaultTimeZone;
  const [filtering, setFiltering] = useState(false);
  const { view, listed, messages, surgeons } = useMessages();
  const { filter, changeFilter } = view;
  return (
    <ListPage>
      <PageHead title={routes.inbox.title}>
        <Freshness loadedData={messages} timeZone={timeZone} refetch={listed.refetch} />
      </PageHead>
      <div className={styles.page}>
        {roleOf(profile) !== Role.surgeon && <SurgeonSide surgeons={surgeons} view={view} />}
        <ListCard>
          <FilterBar<MessageFilterChip>
            chips={messageFilterChips(filter)}
            none={texts.noFiltersApplied}
            total={messages ? countText(messages.total, surgeons, filter) : ""}
            onFilter={() => setFiltering(true)}
            onRemove={({ field }) => changeFilter({ [field]: undefined })}
            onClear={() => changeFilter(noMessageLimits)}
          >
            <Checkbox
              checked={filter.archived ?? false}
              onChecked={(archived) => changeFilter({ archived: archived || undefined })}
            >
              {texts.showArchived}
            </Checkbox>
          </FilterBar>
          <MessageRows listed={listed} surgeons={surgeons} view={view} timeZone={timeZone} />
        </ListCard>
      </div>
      {filtering && <MessageFilterDialog filter={filter} onFilter={changeFilter} onClose={() => setFiltering(false)} />}
    </ListPage>
  );
}
