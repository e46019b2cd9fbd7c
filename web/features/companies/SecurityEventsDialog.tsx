import { securityEventKinds } from "@restride/domain/security-events/security-event.ts";
import { formatTime, formatUs } from "@restride/domain/values/calendar-date.ts";
import { useState } from "react";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { SelectField } from "../../ui/field/SelectField.tsx";
import { Pager } from "../../ui/list/Pager.tsx";
import { TableHead } from "../../ui/list/TableHead.tsx";
import { SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import { SecurityEventsDocument, type SecurityEventsQuery } from "./companies.graphql.ts";
import styles from "./SecurityEventsDialog.module.css";
import { securityEventTexts } from "@restride/domain/security-events/security-event-texts.ts";
import * as texts from "./companies-texts.ts";

type EventCount = NonNullable<SecurityEventsQuery["getSecurityEvents"]["events"]>[number];

const pageSize = 20;
const kinds = securityEventKinds.map((kind) => ({ value: kind, label: securityEventTexts[kind] }));

const textOf = (kind: string): string => securityEventTexts[kind as keyof typeof securityEventTexts];
const keyOf = ({ day, kind, account, source, lastat }: EventCount): string =>
  [day, kind, account, source, lastat].join();

/** Account with its clinic or company, or the name of a source that is no person. */
const Subject = ({ account, organization, source }: EventCount) => (
  <>
    {account ?? (source || texts.unknown)}
    {organization !== null && <small>{organization}</small>}
  </>
);

const EventTable = ({ events }: { events: readonly EventCount[] }) => (
  <table className={styles.table}>
    <TableHead heads={[texts.day, texts.event, texts.account, texts.count, texts.last]} />
    <tbody>
      {events.map((event) => (
        <tr key={keyOf(event)}>
          <td>{formatUs(event.day)}</td>
          <th scope="row">{textOf(event.kind)}</th>
          <td>
            <Subject {...event} />
          </td>
          <td>{event.events.toLocaleString("en-US")}</td>
          <td>{texts.utcText(formatTime(Date.parse(event.lastat), "UTC"))}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Dialog with failed sign-ins, refused rights, and similar events, by day and account, newest first. */
export function SecurityEventsDialog({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState("");
  const [current, setCurrent] = useState(1);
  const filter = { kind: kind || null, current, pageSize };
  const { data, failure, refetch } = useGraphqlQuery(SecurityEventsDocument, { filter }, { tags: [] });
  const { events, total } = data?.getSecurityEvents ?? {};
  const show = (value: string): void => {
    setKind(value);
    setCurrent(1);
  };
  return (
    <Dialog title={texts.securityEvents} subject={texts.keptFor400Days} width="wide" onClose={onClose}>
      <div className={styles.filter}>
        <SelectField label={texts.event} value={kind} options={kinds} placeholder={texts.allEvents} onValue={show} />
      </div>
      {failure && <PartFailed message={failure} effect={texts.securityEventsCouldNotBe} onRetry={refetch} />}
      {!data && !failure && <SkeletonLines count={8} height={38} />}
      {events?.length === 0 && <p className={styles.none}>{texts.noSecurityEvents}</p>}
      {events && events.length > 0 && <EventTable events={events} />}
      {total ? (
        <Pager current={current} pageSize={pageSize} total={total} sizes={[pageSize]} onPage={setCurrent} />
      ) : null}
    </Dialog>
  );
}
