import { securityEventKinds, securityEventTexts } from "@restride/domain/security-events/security-event.ts";
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

type EventCount = NonNullable<SecurityEventsQuery["getSecurityEvents"]["events"]>[number];

const pageSize = 20;
const kinds = securityEventKinds.map((kind) => ({ value: kind, label: securityEventTexts[kind] }));

const textOf = (kind: string): string => securityEventTexts[kind as keyof typeof securityEventTexts];
const keyOf = ({ day, kind, account, source, lastat }: EventCount): string =>
  [day, kind, account, source, lastat].join();

/** Account with its clinic or company, or the name of a source that is no person. */
const Subject = ({ account, organization, source }: EventCount) => (
  <>
    {account ?? (source || "Unknown")}
    {organization !== null && <small>{organization}</small>}
  </>
);

const EventTable = ({ events }: { events: readonly EventCount[] }) => (
  <table className={styles.table}>
    <TableHead heads={["Day", "Event", "Account", "Count", "Last"]} />
    <tbody>
      {events.map((event) => (
        <tr key={keyOf(event)}>
          <td>{formatUs(event.day)}</td>
          <th scope="row">{textOf(event.kind)}</th>
          <td>
            <Subject {...event} />
          </td>
          <td>{event.events.toLocaleString("en-US")}</td>
          <td>{formatTime(Date.parse(event.lastat), "UTC")} UTC</td>
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
    <Dialog title="Security events" subject="kept for 400 days" width="wide" onClose={onClose}>
      <div className={styles.filter}>
        <SelectField label="Event" value={kind} options={kinds} placeholder="All events" onValue={show} />
      </div>
      {failure && <PartFailed message={failure} effect="Security events could not be loaded." onRetry={refetch} />}
      {!data && !failure && <SkeletonLines count={8} height={38} />}
      {events?.length === 0 && <p className={styles.none}>No security events.</p>}
      {events && events.length > 0 && <EventTable events={events} />}
      {total ? (
        <Pager current={current} pageSize={pageSize} total={total} sizes={[pageSize]} onPage={setCurrent} />
      ) : null}
    </Dialog>
  );
}
