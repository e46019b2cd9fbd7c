import { formatInstant } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { RefreshCw, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Button } from "../../ui/look/Button.tsx";
import { Dialog } from "../../ui/overlay/Dialog.tsx";
import styles from "./Order.module.css";
import type { CarrierTroubleFragment } from "./fulfilment.graphql.ts";
import * as texts from "./fulfilment-texts.ts";

interface CarrierNoticeProps {
  trouble: CarrierTroubleFragment;
  /** Requests the state of the order from the carrier. */
  onAsk?: () => Promise<unknown>;
}

/** Dialog with the last characters of the keys, to compare with the carrier's. */
const KeyCheck = ({ keys, onClose }: { keys: readonly string[]; onClose: () => void }) => (
  <Dialog title={texts.keyCheck} onClose={onClose}>
    <p>{texts.theseKeysAreAcceptedNow}</p>
    <ul className={styles.keys}>
      {keys.map((key) => (
        <li key={key}>{key}</li>
      ))}
    </ul>
  </Dialog>
);

/** Notice that carriers send no messages, since when, and possible actions. */
export function CarrierNotice({ trouble, onAsk }: CarrierNoticeProps) {
  const [checking, setChecking] = useState(false);
  const [busy, setBusy] = useState(false);
  const timeZone = useSignedIn().customer?.timezone ?? defaultTimeZone;
  const ask = async (): Promise<void> => {
    setBusy(true);
    await onAsk?.();
    setBusy(false);
  };
  return (
    <output className={styles.notice}>
      <TriangleAlert />
      <span>
        <strong>{texts.noCarrierNewsSince(formatInstant(Date.parse(trouble.since), timeZone))}</strong>
        <br />
        {trouble.text}
      </span>
      <span className={styles.noticeActions}>
        {onAsk && (
          <Button icon={<RefreshCw />} busy={busy} onClick={() => void ask()}>
            {texts.askTheCarrierNow}
          </Button>
        )}
        <Button variant="text" onClick={() => setChecking(true)}>
          {texts.showTheKeyCheck}
        </Button>
      </span>
      {checking && <KeyCheck keys={trouble.keys} onClose={() => setChecking(false)} />}
    </output>
  );
}
