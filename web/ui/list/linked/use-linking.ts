import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";
import { startTransition, useState } from "react";

/** What can be done to the links of a list: what comes of it, why not, or null where there is nothing to do. */
interface Acts<Act> {
  readonly link: (id: string, nextId: string) => Act | Refusal;
  readonly unlinkAfter: (id: string) => Act | null;
  readonly unlinkBefore: (id: string) => Act | null;
}

/** The circle that the selected one would be linked to, and whether keys came there. */
interface Target {
  readonly id: string;
  readonly byKeys: boolean;
}

/** Which circle is selected, and what pressing one does: the first is selected, the second linked to it. */
export function useLinking<Item extends { readonly id: string }, Act>(
  items: readonly Item[],
  actsOn: (items: readonly Item[]) => Acts<Act>,
  onAct: (done: Act | Refusal) => void,
) {
  const [pressed, setPressed] = useState<string | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const acts = actsOn(items);
  const selected = items.some(({ id }) => id === pressed) ? pressed : null;
  const unlink = (done: Act | null): void => {
    if (done !== null) onAct(done);
  };
  return {
    selected,
    /** What another press would link; null where it would link nothing. */
    target: selected !== null && target !== null && !isRefusal(acts.link(selected, target.id)) ? target : null,
    /** Nothing is aimed at before one is selected. All rows are drawn anew for an aim, so the keys do not wait for that. */
    setTarget: (next: Target) => {
      if (selected !== null) startTransition(() => setTarget(next));
    },
    /** The pointer or the keys leave the circle that they aimed at; the other may still be at one. */
    dropTarget: (byKeys: boolean) => startTransition(() => setTarget((now) => (now?.byKeys === byKeys ? null : now))),
    /** A circle is pressed: the same one again deselects. */
    press: (id: string) => {
      setPressed(selected === null ? id : null);
      if (selected !== null && selected !== id) onAct(acts.link(selected, id));
    },
    deselect: () => setPressed(null),
    unlinkAfter: (id: string) => unlink(acts.unlinkAfter(id)),
    unlinkBefore: (id: string) => unlink(acts.unlinkBefore(id)),
  };
}

export type Linking = ReturnType<typeof useLinking>;
