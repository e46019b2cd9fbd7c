import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ThreadEntry } from "./thread-entries.ts";
import * as texts from "./news-texts.ts";

/** Maximum distance in pixels from the end at which the user counts as reading the end. */
const nearEnd = 80;

const isOthers = (entry: ThreadEntry, me: string): boolean =>
  entry.kind === "moved" || (entry.kind === "comment" && entry.comment.userid !== me);

const newsText = (fresh: readonly ThreadEntry[]): string => {
  const messages = fresh.filter(({ kind }) => kind === "comment").length;
  if (messages === 0) return fresh.length > 0 ? texts.newMovedToVendorTeam : "";
  return texts.newMessageCount(messages);
};

/**
 * Scroll position of a thread: first at the new messages, then at the end while the user reads the end. Returns the text about messages that arrived
 * meanwhile. `waiting` is the number of the viewer's messages that are not in the thread yet.
 */
export function useNews(entries: readonly ThreadEntry[], newFrom: number, me: string, waiting: number) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const [knownCount, setKnownCount] = useState(entries.length);
  const [news, setNews] = useState("");
  const toEnd = (): void => box.current?.scrollTo({ top: box.current.scrollHeight });
  if (entries.length !== knownCount) {
    setKnownCount(entries.length);
    const fresh = entries.slice(knownCount).filter((each) => isOthers(each, me));
    if (fresh.length > 0) setNews(newsText(fresh));
  }
  const [startsAtNew] = useState(newFrom !== -1);
  useEffect(() => {
    const line = startsAtNew ? box.current?.querySelector("[data-new]") : null;
    if (line) line.scrollIntoView({ block: "center" });
    else toEnd();
  }, [startsAtNew]);
  const last = entries.at(-1);
  const isMine = last?.kind === "comment" && last.comment.userid === me;
  useLayoutEffect(() => {
    if (knownCount > 0 && (atEnd.current || isMine)) toEnd();
  }, [knownCount, isMine]);
  const onScroll = (): void => {
    if (!box.current) return;
    const { scrollTop, clientHeight, scrollHeight } = box.current;
    atEnd.current = scrollTop + clientHeight >= scrollHeight - nearEnd;
  };
  /** Scrolls to the end again, because an image that loads later makes the thread longer. */
  const onLoadCapture = (): void => {
    if (atEnd.current) toEnd();
  };
  const follow = (): void => {
    setNews("");
    toEnd();
    box.current?.focus();
  };
  useLayoutEffect(() => {
    if (waiting > 0) toEnd();
  }, [waiting]);
  useEffect(() => {
    // A phone's keyboard covers half of the thread.
    const resizing = new ResizeObserver(() => atEnd.current && toEnd());
    resizing.observe(box.current!);
    return () => resizing.disconnect();
  }, []);
  return { box, news, follow, watched: { onScroll, onLoadCapture } };
}
