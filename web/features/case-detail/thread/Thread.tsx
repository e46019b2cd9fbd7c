import { todayIn } from "@restride/domain/values/calendar-date.ts";
import { formatLong, formatMoment } from "@restride/domain/values/long-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { ArrowDown, ArrowRight } from "lucide-react";
import { Fragment, useState } from "react";
import { useLite } from "../../../platform/page/use-lite.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Composer } from "./Composer.tsx";
import { Message, OpeningMessage } from "./Message.tsx";
import { threadEntries, firstNew, type ThreadEntry } from "./thread-entries.ts";
import { useNews } from "./use-news.ts";
import type { OpenCase } from "../use-case.ts";
import { useTakeBack } from "./use-take-back.ts";
import { WaitingMessage } from "./WaitingMessage.tsx";
import { Writing } from "./Writing.tsx";
import styles from "./Thread.module.css";
import * as texts from "./thread-texts.ts";

/** Props of a scrolling element that make it focusable, so that keys scroll it. */
const reachable = { tabIndex: 0 };

const keyOf = (entry: ThreadEntry): string => (entry.kind === "comment" ? entry.comment._id : entry.kind);

/** Date before a message, when it differs from the date of the previous one. */
function Day({ at, before, timeZone }: { at: number; before: number | undefined; timeZone: string }) {
  const day = todayIn(at, timeZone);
  return (before === undefined || todayIn(before, timeZone) !== day) && <p className={styles.day}>{formatLong(day)}</p>;
}

/** Thread of a case, oldest message first, scrolled to the new ones, with the form of the next message below. */
export function Thread({ open }: { open: OpenCase }) {
  const { supportCase, handled, seenUntil } = open;
  const lite = useLite();
  const { user, customer } = useSignedIn();
  const timeZone = customer?.timezone ?? defaultTimeZone;
  const entries = threadEntries(supportCase, lite || handled === null);
  const newFrom = firstNew(entries, seenUntil, user._id);
  const sent = useTakeBack(supportCase);
  const { box, news, follow, watched } = useNews(entries, newFrom, user._id, sent.waiting.length);
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <>
      <div className={styles.thread}>
        <div ref={box} className={styles.entries} {...watched} role="log" aria-label={texts.messages} {...reachable}>
          {entries.length + sent.waiting.length === 0 && <p className={styles.none}>{texts.nothingWasSaidYet}</p>}
          {entries.map((each, at) => (
            <Fragment key={keyOf(each)}>
              {lite && <Day at={each.at} before={entries[at - 1]?.at} timeZone={timeZone} />}
              {at === newFrom && (
                <p className={styles.line} data-new>
                  {texts.newMessage}
                </p>
              )}
              {each.kind === "opening" && <OpeningMessage supportCase={supportCase} timeZone={timeZone} />}
              {each.kind === "moved" && (
                <p className={styles.assignment}>
                  <ArrowRight size={14} />
                  {texts.movedToVendorTeamBy(supportCase.vendorAssignedBy ?? "", formatMoment(each.at, timeZone))}
                </p>
              )}
              {each.kind === "comment" && (
                <Message
                  comment={each.comment}
                  timeZone={timeZone}
                  edited={edited === each.comment._id}
                  onEdit={(isOn) => setEdited(isOn ? each.comment._id : null)}
                  onTakeBack={sent.mayTakeBack(each.comment._id) ? () => void sent.takeBack(each.comment) : undefined}
                />
              )}
            </Fragment>
          ))}
          {sent.waiting.map((message) => (
            <WaitingMessage
              key={message.key}
              message={message}
              timeZone={timeZone}
              onTakeBack={sent.takeBackOf(message)}
            />
          ))}
          <Writing caseId={supportCase._id} />
        </div>
        <output className={styles.newMessages}>
          {news !== "" && (
            <button type="button" onClick={follow}>
              {news} <ArrowDown size={14} />
            </button>
          )}
        </output>
      </div>
      <Composer caseId={supportCase._id} returned={sent.returned} />
    </>
  );
}
