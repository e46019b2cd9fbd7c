import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "../look/IconButton.tsx";
import styles from "./Carousel.module.css";
import * as texts from "./partial-list-texts.ts";

interface CarouselProps {
  label: string;
  /** Plural noun of the cards, for example "plans". */
  counted: string;
  cards: readonly { readonly id: string; readonly card: ReactNode }[];
  /** Number of cards that fill the width where there is room for them; without it each card has its own width. */
  inView?: number;
}

const gap = 16;

/** Scrolls a card that gets the keyboard focus fully into view; scroll snapping would hide most of it again. */
const showWhole = (cards: Iterable<Element>, focused: EventTarget | null): void => {
  if (!(focused instanceof Element) || !focused.matches(":focus-visible")) return;
  [...cards].find((card) => card.contains(focused))?.scrollIntoView({ block: "nearest", inline: "nearest" });
};

/** Carousel of cards that slide by buttons, arrow keys, and swipes, with a text that names the visible cards. */
export function Carousel({ label, counted, cards, inView }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [seen, setSeen] = useState<readonly [first: number, last: number]>([0, 0]);
  const measure = (list: HTMLUListElement | null): void => {
    const width = (list?.firstElementChild?.clientWidth ?? 0) + gap;
    if (!list || width === gap) return;
    const first = Math.round(list.scrollLeft / width);
    const last = Math.min(cards.length, first + Math.max(1, Math.floor((list.clientWidth + gap) / width)));
    setSeen((before) => (before[0] === first && before[1] === last ? before : [first, last]));
  };
  const slide = (step: number): void => {
    const width = (track.current?.firstElementChild?.clientWidth ?? 0) + gap;
    track.current?.scrollBy({ left: step * width, behavior: "smooth" });
  };
  const onWidth = useEffectEvent(() => measure(track.current));
  useEffect(() => {
    const watcher = new ResizeObserver(() => onWidth());
    watcher.observe(track.current!);
    return () => watcher.disconnect();
  }, []);
  const section = useRef<HTMLElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    slide(step);
    const all = [...(track.current?.querySelectorAll<HTMLElement>("[data-card-focus]") ?? [])];
    const at = all.findIndex((each) => each === document.activeElement);
    if (at >= 0) all[at + step]?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const box = section.current;
    const listener = (event: KeyboardEvent): void => onKey(event);
    const onFocus = ({ target }: FocusEvent): void => showWhole(track.current?.children ?? [], target);
    box?.addEventListener("keydown", listener);
    box?.addEventListener("focusin", onFocus);
    return () => {
      box?.removeEventListener("keydown", listener);
      box?.removeEventListener("focusin", onFocus);
    };
  }, []);
  const [first, last] = seen;
  const isWhole = first === 0 && last >= cards.length;
  const those = last > first + 1 ? `${first + 1}–${last}` : first + 1;
  // Cards without controls cannot take the focus, so the list itself must be focusable for the arrow keys to scroll.
  const isRead = inView !== undefined && !isWhole;
  return (
    <section ref={section} aria-label={label}>
      <ul
        ref={(list) => {
          track.current = list;
          measure(list);
        }}
        className={styles.track}
        data-in-view={inView}
        {...(isRead && { tabIndex: 0 })}
        onScroll={(event) => measure(event.currentTarget)}
      >
        {cards.map(({ id, card }) => (
          <li key={id} className={styles.card}>
            {card}
          </li>
        ))}
      </ul>
      <p className={styles.foot} hidden={inView !== undefined && isWhole}>
        <IconButton label={texts.previous} disabled={first === 0} icon={<ChevronLeft />} onClick={() => slide(-1)} />
        <IconButton
          label={texts.nextCards}
          disabled={last >= cards.length}
          icon={<ChevronRight />}
          onClick={() => slide(1)}
        />
        {cards.length > 0 && texts.thoseOfCount(those, cards.length, counted)}
      </p>
    </section>
  );
}
