import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { ReactNode } from "react";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { BeyondEnd, type ListPages } from "../../../ui/list/RecordRows.tsx";
import { usePullToRefresh } from "../../../ui/list/use-pull-to-refresh.ts";
import { Pager } from "../../../ui/list/Pager.tsx";
import { EmptyState, ErrorState, NoResult } from "../../../ui/look/States.tsx";
import { Freshness } from "../inbox/Freshness.tsx";
import type { LiteMessageFragment } from "./lite-messages.graphql.ts";
import styles from "./LiteMessages.module.css";
import type { useLiteMessages } from "./use-lite-messages.ts";
import { liteTexts } from "@restride/domain/cases/lite-texts.ts";
import { messageTexts } from "@restride/domain/cases/message-texts.ts";
import * as texts from "./lite-texts.ts";

interface LiteListProps {
  listed: ReturnType<typeof useLiteMessages>;
  pages: ListPages;
  isFiltered: boolean;
  row: (message: LiteMessageFragment, today: CalendarDate) => ReactNode;
}

const focusableProps = { tabIndex: 0 };

/** Text when there is no message: on this page, with this filter, or at all. */
function NoMessages({ total, pages, isFiltered }: Pick<LiteListProps, "pages" | "isFiltered"> & { total: number }) {
  if (total > 0) return <BeyondEnd onFirst={() => pages.showPage(1, pages.page.pageSize)} />;
  return isFiltered ? (
    <NoResult title={messageTexts.noMatch} text={texts.takeTheFilterAway} />
  ) : (
    <EmptyState title={messageTexts.none} text={texts.messagesAppearHereOncePatients} />
  );
}

/** List of messages in lite with pager and time of the last load, or the empty or error state. Renders nothing until the first load. */
export function LiteList({ listed: { messageList, failure, refetch }, pages, isFiltered, row }: LiteListProps) {
  const profile = useSignedIn();
  const pull = usePullToRefresh(refetch);
  const timeZone = profile.customer?.timezone ?? defaultTimeZone;
  if (failure !== null) return <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />;
  if (!messageList) return null;
  const { messages, total, today } = messageList;
  return (
    <section className={styles.rows} data-list-rows aria-label={texts.messages} {...focusableProps} {...pull.touch}>
      <div className={styles.pull} style={{ height: pull.pulled }} aria-hidden>
        {pull.pulled > 0 && (pull.isEnough ? liteTexts.letGo : liteTexts.pull)}
      </div>
      {messages.length > 0 ? (
        <ul>{messages.map((message) => row(message, today))}</ul>
      ) : (
        <NoMessages total={total} pages={pages} isFiltered={isFiltered} />
      )}
      {messages.length > 0 && total > pages.page.pageSize && (
        <Pager {...pages.page} total={total} sizes={[pages.page.pageSize]} onPage={pages.showPage} />
      )}
      <p className={styles.foot}>
        {roleOf(profile) === Role.surgeon && <span>{liteTexts.own}</span>}
        <Freshness loadedData={messageList} timeZone={timeZone} refetch={refetch} />
      </p>
    </section>
  );
}
