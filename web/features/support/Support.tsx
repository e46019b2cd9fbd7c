import { roleName } from "@restride/domain/access/roles.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { fullName } from "@restride/domain/patients/person-name.ts";
import { clockText, supportDetails } from "@restride/domain/support/support-details.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Check, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useCopy } from "../../platform/device/use-copy.ts";
import { lastPage } from "../../platform/page/last-page.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useLiveStatus } from "../../platform/stores.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Card } from "../../ui/look/Card.tsx";
import { PartFailed } from "../../ui/look/States.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import styles from "./Support.module.css";
import { type AnsweredSupport, useSupport } from "./use-support.ts";
import { supportTexts } from "@restride/domain/support/support-texts.ts";
import * as texts from "./support-texts.ts";

interface SupportProps {
  /** Shows the keyboard shortcuts of the console. */
  onKeys: () => void;
  /** List of the tours. */
  tours: ReactNode;
  /** Callback requests of the clinic, if any. */
  children: ReactNode;
}

/** Card with the address for help, and the details to send. */
function WriteToUs({ email, version }: AnsweredSupport) {
  const profile = useSignedIn();
  const { isCopied, copy } = useCopy();
  const details = (): string =>
    supportDetails({
      version,
      page: lastPage.current() || routes.support.path,
      role: roleName(roleOf(profile)),
      at: Date.now(),
      timeZone: profile.customer?.timezone ?? defaultTimeZone,
    });
  return (
    <Card title={texts.writeToUs}>
      <div className={styles.body}>
        <a className={styles.mail} href={`mailto:${email}`}>
          {email}
        </a>
        <p>{texts.tellUs}</p>
        <ul>
          {supportTexts.tell.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        <Button icon={isCopied ? <Check /> : <Copy />} onClick={() => void copy(details())}>
          {isCopied ? texts.copiedLabel : supportTexts.copy}
        </Button>
      </div>
    </Card>
  );
}

/** Card about the console, the signed-in user, the live connection, and the clock. */
function ThisConsole({ answer, onKeys }: { answer: AnsweredSupport; onKeys: () => void }) {
  const profile = useSignedIn();
  const { customer, user } = profile;
  const isLive = useLiveStatus().kind === "fine";
  const time = formatTime(answer.at, customer?.timezone ?? defaultTimeZone);
  const facts = [
    [texts.version, answer.version],
    [texts.clinic, customer ? `${customer.name}, ${customer.accesscode}` : "—"],
    [texts.signedIn, `${fullName(user)}, ${roleName(roleOf(profile))}`],
    [texts.server, texts.answersInMsLiveConnection(answer.took, isLive)],
    [texts.yourClock, `${time}, ${clockText(answer.at, answer.serverTime)}`],
  ] as const;
  return (
    <Card title={texts.thisConsole}>
      <div className={styles.body}>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button onClick={onKeys}>{texts.keys}</Button>
      </div>
    </Card>
  );
}

/** Page with help, information about this console, and callback requests. */
export function Support({ onKeys, tours, children }: SupportProps) {
  const { answer, failure, refetch } = useSupport();
  return (
    <>
      <PageHead title={routes.support.title} />
      {failure && <PartFailed message={failure} effect={texts.theAddressForHelpIsNot} onRetry={refetch} />}
      {answer && (
        <div className={styles.cards}>
          <WriteToUs {...answer} />
          <ThisConsole answer={answer} onKeys={onKeys} />
        </div>
      )}
      {tours}
      {children}
    </>
  );
}
