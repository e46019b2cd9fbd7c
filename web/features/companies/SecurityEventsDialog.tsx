import { securityEventKinds } from "@restride/domain/security-events/security-event.ts";
import { formatTime, formatUs } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { useRows } from "../../platform/calls/use-listed.ts";
import { useLocalPages } from "../../platform/page/use-local-pages.ts";
import { SelectField } from "../../ui/field/SelectField.tsx";
import type { Column } from "../../ui/list/DataTable.tsx";
import { RecordRows } from "../../ui/list/RecordRows.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { SecurityEventsDocument, type SecurityEventsQuery } from "./companies.graphql.ts";
import styles from "./SecurityEventsDialog.module.css";
import { securityEventTexts } from "@restride/domain/security-events/security-event-texts.ts";
import * as texts from "./companies-texts.ts";

type EventCount = NonNullable<SecurityEventsQuery["getSecurityEvents"]["events"]>[number];
type Row = EventCount & { readonly _id: string };

const pageSize = 20;
const kinds = securityEventKinds.map((kind) => ({ value: kind, label: securityEventTexts[kind] }));

const textOf = ({ kind }: EventCount): string => securityEventTexts[kind as keyof typeof securityEventTexts];
const keyOf = ({ day, kind, account, source, lastat }: EventCount): string =>
  [day, kind, account, source, lastat].join();
const subjectOf = ({ account, source }: EventCount): string => account ?? (source || texts.unknown);
const countOf = ({ events }: EventCount): string => events.toLocaleString("en-US");
const lastOf = ({ lastat }: EventCount): string => texts.utcText(formatTime(Date.parse(lastat), "UTC"));

/** Account with its clinic or company, or the name of a source that is no person. */
const Subject = ({ event }: { event: EventCount }) => (
  <span className={styles.subject}>
    {subjectOf(event)}
    {event.organization !== null && <small>{event.organization}</small>}
  </span>
);

const columns: readonly Column<Row>[] = [
  { key: "day", title: texts.day, cell: ({ day }) => formatUs(day) },
  { key: "event", title: texts.event, cell: (event) => <strong>{textOf(event)}</strong> },
  { key: "account", title: texts.account, cell: (event) => <Subject event={event} /> },
  { key: "count", title: texts.count, cell: countOf },
  { key: "last", title: texts.last, cell: lastOf },
];

/** Loads a page of the events of a kind, or of all kinds. */
const useEvents = (kind: string, page: { readonly current: number; readonly pageSize: number }) =>
  useRows(
    SecurityEventsDocument,
    { filter: { kind: kind || null, ...page } },
    {
      tags: [],
      read: ({ getSecurityEvents: { events, total } }) => ({
        rows: events?.map((event): Row => ({ ...event, _id: keyOf(event) })),
        total,
      }),
    },
  );

/** Dialog with failed sign-ins, refused rights, and similar events, by day and account, newest first. */
export function SecurityEventsDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState("");
  const pages = useLocalPages(pageSize);
  const listed = useEvents(kind, pages.page);
  const { failure, refetch } = listed;
  const show = (value: string): void => {
    setKind(value);
    pages.showFirst();
  };
  return (
    <Dialog title={texts.securityEvents} subject={texts.keptFor400Days} width="wide" onClose={onClose}>
      <div className={styles.filter}>
        <SelectField label={texts.event} value={kind} options={kinds} placeholder={texts.allEvents} onValue={show} />
      </div>
      {failure ? (
        <PartFailed message={failure} effect={texts.securityEventsCouldNotBe} onRetry={refetch} />
      ) : (
        <RecordRows<Row>
          caption={texts.securityEvents}
          listed={listed}
          pages={pages}
          sizes={[pageSize]}
          columns={columns}
          cards={(events) => (
            <RowCards<Row>
              rows={events}
              title={textOf}
              wraps
              lines={(event) => [
                formatUs(event.day),
                subjectOf(event),
                event.organization ?? "",
                texts.countText(countOf(event)),
                texts.lastText(lastOf(event)),
              ]}
            />
          )}
          nobody={<p className={styles.none}>{texts.noSecurityEvents}</p>}
        />
      )}
    </Dialog>
  );
}
