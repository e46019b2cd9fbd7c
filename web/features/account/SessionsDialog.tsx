import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import type { ReactNode } from "react";
import { mutateAndNotify } from "../../platform/calls/calls.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./SessionsDialog.module.css";
import {
  EndOtherSessionsDocument,
  EndSessionDocument,
  type ListedDeviceFragment,
  type ListedSessionFragment,
  RevokeTrustedDeviceDocument,
  SessionsDocument,
  TrustedDevicesDocument,
} from "./sessions.graphql.ts";
import * as texts from "./account-texts.ts";

/** Tag of these lists, whose data belongs to the account of the signed-in user. */
const account = ["users"] as const;
const nothing = {};

const endSession = ({ _id: sessionid }: ListedSessionFragment) =>
  void mutateAndNotify(EndSessionDocument, { sessionid }, { invalidates: account });
const endOthers = () => void mutateAndNotify(EndOtherSessionsDocument, nothing, { invalidates: account });
const revokeDevice = ({ _id: deviceid }: ListedDeviceFragment) =>
  void mutateAndNotify(RevokeTrustedDeviceDocument, { deviceid }, { invalidates: account });

interface RowProps {
  title: string;
  mark?: string | undefined;
  place: string;
  started: string;
  used: string;
  action: ReactNode;
}

const Row = ({ title, mark, place, started, used, action }: RowProps) => (
  <li className={styles.row}>
    <div>
      <strong>
        {title} {mark && <span className={styles.mark}>{mark}</span>}
      </strong>
      <p>
        {place && `${place} · `}
        <span>{started}</span> · <span>{used}</span>
      </p>
    </div>
    {action}
  </li>
);

const useInstants = (): ((instant: string) => string) => {
  const zone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  return (instant) => formatInstant(Date.parse(instant), zone);
};

const sessionTitle = ({ device, application }: ListedSessionFragment): string =>
  application === "AdminLite" ? texts.liteSession(device) : device;

function Sessions() {
  const { data, failure, refetch } = useGraphqlQuery(SessionsDocument, nothing, { tags: account });
  const at = useInstants();
  const sessions = data?.getSessions.sessions ?? [];
  if (failure !== null && !data) return <PartFailed message={failure} effect={texts.sessions} onRetry={refetch} />;
  return (
    <section className={styles.section} aria-label={texts.sessions}>
      <div className={styles.head}>
        <h3>{texts.sessions}</h3>
        {sessions.length > 1 && <Button onClick={endOthers}>{texts.endAllOthers}</Button>}
      </div>
      <ul>
        {sessions.map((session) => (
          <Row
            key={session._id}
            title={sessionTitle(session)}
            mark={session.isThis ? texts.thisSession : undefined}
            place={session.place}
            started={texts.startedAt(at(session.startedAt))}
            used={texts.lastUsed(at(session.lastUsedAt))}
            action={
              !session.isThis && (
                <Button aria-label={texts.endTheSessionOn(session.device)} onClick={() => endSession(session)}>
                  {texts.end}
                </Button>
              )
            }
          />
        ))}
      </ul>
    </section>
  );
}

function Devices() {
  const { data, failure, refetch } = useGraphqlQuery(TrustedDevicesDocument, nothing, { tags: account });
  const at = useInstants();
  const devices = data?.getTrustedDevices.devices;
  if (failure !== null && !data)
    return <PartFailed message={failure} effect={texts.trustedDevices} onRetry={refetch} />;
  return (
    <section className={styles.section} aria-label={texts.trustedDevices}>
      <h3>{texts.trustedDevices}</h3>
      {devices?.length === 0 && <p className={styles.none}>{texts.noTrustedDevicesSelectTrust}</p>}
      <ul>
        {devices?.map((device) => (
          <Row
            key={device._id}
            title={device.device}
            place={device.location}
            started={texts.trustedAt(at(device.createdAt))}
            used={texts.lastUsed(at(device.lastUsedAt))}
            action={
              <Button aria-label={texts.removeDevice(device.device)} onClick={() => revokeDevice(device)}>
                {texts.remove}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** Dialog with the sessions and trusted devices of the account, each with a button that ends it. */
export const SessionsDialog = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog title={title} width="medium" onClose={onClose}>
    <p className={styles.text}>{texts.eachSessionEndsWithin12}</p>
    <Sessions />
    <Devices />
  </Dialog>
);
