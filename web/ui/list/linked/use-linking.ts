import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";
import { startTransition, useState } from "react";

/** Changes of a list's links. Each returns its outcome, a refusal, or null when there is nothing to do. */
interface LinkActions<Act> {
  readonly link: (id: string, nextId: string) => Act | Refusal;
  readonly unlinkAfter: (id: string) => Act | null;
  readonly unlinkBefore: (id: string) => Act | null;
}

/** Circle that the selected one would be linked to, and whether the keyboard reached it. */
interface Target {
  readonly id: string;
  readonly byKeys: boolean;
}

/** State of linking: the first pressed circle is selected, the second is linked to it. */
export function useLinking<Item extends { readonly id: string }, Act>(
  items: readonly Item[],
  actsOn: (items: readonly Item[]) => LinkActions<Act>,
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
    /** Circle that another press would link; null when a press would link nothing. */
    target: selected !== null && target !== null && !isRefusal(acts.link(selected, target.id)) ? target : null,
    /**
     * Sets the target, only while a circle is selected. All rows render again for a target, so it is a transition and the keys do not wait for it.
     */
    setTarget: (next: Target) => {
      if (selected !== null) startTransition(() => setTarget(next));
    },
    /** Clears the target that the pointer, or the keyboard, left; a target of the other stays. */
    dropTarget: (byKeys: boolean) => startTransition(() => setTarget((now) => (now?.byKeys === byKeys ? null : now))),
    /** Handles a press on a circle; pressing the selected circle again deselects it. */
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
