import { notificationState } from "@restride/domain/notifications/notification.ts";
import { ArrowDown, ArrowUp, Check, CheckCheck } from "lucide-react";
import { useState } from "react";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { FirstRows } from "../../ui/list/FirstRows.tsx";
import { SkeletonLines } from "../../ui/look/Skeleton.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { shortTime, timesText } from "./notification-time.ts";
import styles from "./NotificationList.module.css";
import { NotificationsDocument } from "./notifications.graphql.ts";
import * as texts from "./notifications-texts.ts";

const shownFirst = 5;

/** List of the notifications sent to a patient, each with its state; an open one shows its text and all times. */
export function NotificationList({ patientId }: { patientId: string }) {
  const [newestFirst, setNewestFirst] = useState(true);
  const { data, failure, refetch } = useGraphqlQuery(
    NotificationsDocument,
    { id: patientId },
    { tags: ["notifications"] },
  );
  const { customer } = useSignedIn();
  const answered = data?.getNotifications.notifications;
  const sent = answered ?? [];
  const total = data?.getNotifications.total ?? sent.length;
  const sorted = newestFirst ? sent : sent.toReversed();
  const Arrow = newestFirst ? ArrowDown : ArrowUp;
  return (
    <section className={styles.section}>
      <header className={styles.head}>
        <h2>
          {texts.notifications} <span>{answered && total}</span>
        </h2>
        <button
          type="button"
          onClick={() => setNewestFirst(!newestFirst)}
          aria-label={texts.sortByTimeOldestNewest(newestFirst)}
        >
          {texts.time} <Arrow size={13} strokeWidth={2} />
        </button>
      </header>
      {failure && <PartFailed message={failure} effect={texts.notificationsCouldNotBeLoaded} onRetry={refetch} />}
      {!answered && !failure && <SkeletonLines count={2} height={44} />}
      {answered?.length === 0 && <p className={styles.none}>{texts.noneSent}</p>}
      <FirstRows rows={sorted} first={shownFirst}>
        {(one) => {
          const state = notificationState({ delieveredat: one.delieveredat, readat: one.readat });
          const Mark = state === "sent" ? Check : CheckCheck;
          return (
            <li key={one._id}>
              <details>
                <summary>
                  <span className={styles.title}>{one.header}</span>
                  <span className={styles.state} data-state={state}>
                    <Mark size={13} /> {state}
                  </span>
                  <span className={styles.time}>{shortTime(one.date, customer?.timezone)}</span>
                </summary>
                <p>{one.message}</p>
                <small>{timesText(one, customer?.timezone)}</small>
              </details>
            </li>
          );
        }}
      </FirstRows>
      {total > sent.length && <p className={styles.none}>{texts.theNewestAreListed(sent.length)}</p>}
    </section>
  );
}
