import type { TourName } from "@restride/domain/tours/tours.ts";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { isFetching } from "../../platform/calls/query-client.ts";
import { Button } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { Callout } from "../../ui/overlay/Callout.tsx";
import { isCovered } from "../../ui/overlay/overlays.ts";
import { findControl, isPageBusy } from "./find-control.ts";
import { acquireTour, isStillDue, storeSeenInSession, recordSeenOnServer } from "./seen-tours.ts";
import styles from "./Tour.module.css";
import { type TourStep, tourSteps } from "./tour-texts.ts";
import * as texts from "./tours-texts.ts";

/** Milliseconds between checks of a page that does not yet have all of its controls. */
const pause = 300;

interface TourProps {
  name: TourName;
  /** Whether the user asked for it; otherwise it is shown only to users who have not seen it. */
  isAsked: boolean;
  onEnd: () => void;
}

const shownSteps = (name: TourName): readonly TourStep[] => tourSteps[name].filter(({ at }) => findControl(at));

/** Resolves when this tab is visible, because nobody would see a tour that starts in a hidden tab. */
const isLookedAt = (): Promise<void> =>
  new Promise((goOn) => {
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener("visibilitychange", look);
      goOn();
    };
    document.addEventListener("visibilitychange", look);
    look();
  });

/**
 * Returns the steps of a tour once all queries of the page have ended. A tour never starts over a dialog and, unless asked for, not over a failure or
 * unsent text.
 */
function useSteps({ name, isAsked }: TourProps, end: () => void): readonly TourStep[] {
  const [steps, setSteps] = useState<readonly TourStep[]>([]);
  const onEnd = useEffectEvent(end);
  const isDue = useEffectEvent(async () => isAsked || isLookedAt().then(() => isStillDue(name)));
  const look = useEffectEvent(() => {
    if (!isCovered() && !isFetching() && (isAsked || !isPageBusy())) setSteps(shownSteps(name));
  });
  const isWaiting = steps.length === 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let isOver = false;
    void isDue().then((due) => {
      if (isOver) return;
      if (due) timer = setInterval(() => look(), pause);
      else onEnd();
    });
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isWaiting]);
  return steps;
}

/** Height in pixels that the callout of a step needs above or below its control. */
const room = 230;

/** Scrolls a control to the middle, or higher when it is so tall that its callout would have no room. */
function bringIntoView(control: Element): void {
  control.scrollIntoView({ block: "center", inline: "center" });
  const { top, bottom } = control.getBoundingClientRect();
  const lacking = bottom + room - window.innerHeight;
  if (top < room && lacking > 0) window.scrollBy(0, lacking);
}

/** Returns the control of a step once it has been scrolled into view; before that its position would be wrong. */
function useTarget(step: TourStep | undefined, onMissing: () => void): Element | null {
  const [target, setTarget] = useState<{ step: TourStep; control: Element } | null>(null);
  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    if (!step) return undefined;
    const control = findControl(step.at);
    if (!control) return miss();
    bringIntoView(control);
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setTarget({ step, control })));
    return () => cancelAnimationFrame(frame);
  }, [step]);
  return target && target.step === step ? target.control : null;
}

const Dots = ({ count, at }: { count: number; at: number }) => (
  <span className={styles.dots} aria-hidden>
    {Array.from({ length: count }, (_, dot) => (
      <i key={dot} data-on={dot === at} />
    ))}
  </span>
);

/** Tour of the open page, step by step. */
export function Tour(props: TourProps) {
  const { name, isAsked, onEnd } = props;
  const end = (): void => {
    storeSeenInSession(name);
    onEnd();
  };
  const steps = useSteps(props, end);
  const [at, setAt] = useState(0);
  const step = steps[at];
  const isLast = at === steps.length - 1;
  const next = isLast ? end : () => setAt(at + 1);
  const target = useTarget(step, next);
  const isShown = steps.length > 0;
  const [isBegun, setBegun] = useState(isAsked);
  const mayBegin = useEffectEvent(async (over: Promise<void>) => isAsked || acquireTour(name, over));
  const onDecided = useEffectEvent((begins: boolean) => {
    if (!begins) return end();
    setBegun(true);
    void recordSeenOnServer(name);
  });
  useEffect(() => {
    if (!isShown) return undefined;
    const over = Promise.withResolvers<void>();
    void mayBegin(over.promise).then((begins) => onDecided(begins));
    return () => over.resolve();
  }, [isShown]);
  if (!step || !target || !isBegun) return null;
  return (
    <Callout
      key={at}
      target={target}
      title={step.title}
      above={
        <>
          {texts.stepOf(at + 1, steps.length)}
          <IconButton label={texts.closeTheTour} icon={<X />} onClick={end} />
        </>
      }
      actions={
        <>
          <Dots count={steps.length} at={at} />
          {!isLast && (
            <Button variant="text" size="small" onClick={end}>
              {texts.skipTour}
            </Button>
          )}
          <Button variant="primary" size="small" data-first-focus onClick={next}>
            {isLast ? texts.doneLabel : texts.next}
          </Button>
        </>
      }
      onClose={end}
    >
      {step.text}
    </Callout>
  );
}
