import { freshnessText, messageTexts } from "@restride/domain/cases/message-texts.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { RotateCw } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { liveStatus } from "../../../platform/calls/live-status.ts";
import { messageRefreshMs } from "../../../platform/page/message-refresh.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "./Inbox.module.css";
import * as texts from "./freshness-texts.ts";

const minute = 60_000;

/**
 * Time of the last load of the messages, and a button to reload. They are also reloaded after each event and every few minutes. `loadedData`
 * changes with each load.
 */
export function Freshness({
  loadedData,
  timeZone,
  refetch,
}: {
  loadedData: unknown;
  timeZone: string;
  refetch: () => void;
}) {
  const { kind } = useSyncExternalStore(liveStatus.subscribe, liveStatus.current);
  const [refreshMs] = useState(messageRefreshMs);
  const [now, setNow] = useState(() => Date.now());
  const [reading, setReading] = useState({ read: loadedData, at: now });
  if (reading.read !== loadedData) setReading({ read: loadedData, at: now });
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), minute);
    const asking = setInterval(refetch, refreshMs);
    return () => {
      clearInterval(ticking);
      clearInterval(asking);
    };
  }, [refetch, refreshMs]);
  const left = Math.max(1, Math.ceil((reading.at + refreshMs - now) / minute));
  return (
    <>
      <output className={styles.freshness}>
        {kind === "fine" ? messageTexts.live : freshnessText(formatTime(reading.at, timeZone), left)}
      </output>
      <IconButton label={texts.refresh} icon={<RotateCw />} onClick={refetch} />
    </>
  );
}
