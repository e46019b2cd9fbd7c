import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import type { FocusEvent, KeyboardEvent, ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { IconButton } from "../../look/IconButton.tsx";
import styles from "./ReorderList.module.css";
import { type DragState, useTouchReorder } from "./use-touch-reorder.ts";
import * as texts from "./reorder-list-texts.ts";

/** Item of an ordered list. */
export interface ReorderItem {
  readonly id: string;
  readonly name: string;
  /** Content after the name. */
  readonly aside?: ReactNode;
  /** Content below the name: a summary, or the fields that edit the item. Keys pressed in it do not move the item. */
  readonly body?: ReactNode;
}

interface ReorderListProps {
  label: string;
  items: readonly ReorderItem[];
  /** Moves an item from one index to another, zero-based. */
  onMove: (from: number, to: number) => void;
}

/** Moves items. The button or row that moved one keeps the focus, and the new position is announced. */
function useMoves({ items, onMove }: ReorderListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ id: string; focus: string } | null>(null);
  useEffect(() => {
    if (!moved?.focus) return undefined;
    // The list renders the new order a moment after the parent was called.
    const frame = requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(moved.focus)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [items, moved]);
  const move = (from: number, to: number, focus = ""): void => {
    setMoved({ id: items[from]?.id ?? "", focus });
    onMove(from, to);
  };
  const moveByKeys = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const target = event.target as HTMLElement;
    if (target.closest("[data-body]")) return;
    const id = target.closest("[data-key]")?.getAttribute("data-key");
    const from = items.findIndex((item) => item.id === id);
    if (!event.altKey || step === undefined || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    if (items[from + step]) move(from, from + step, `[data-key="${id}"]`);
  };
  const place = items.findIndex(({ id }) => id === moved?.id);
  const announcement = place < 0 ? "" : texts.placeOf(items[place]?.name, place + 1, items.length);
  return { list, move, moveByKeys, announcement };
}

/** Prevents React Aria from moving the focus to the first row when the focus enters a button or field of a row. */
const keepFocus = (event: FocusEvent): void => event.stopPropagation();

/** Drag and drop of items to another position: by mouse, and by keys from the grip. */
function useDragging(items: readonly ReorderItem[], move: (from: number, to: number) => void) {
  const placeOf = (key: unknown): number => items.findIndex(({ id }) => id === key);
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": items[placeOf(key)]?.name ?? "" })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ""} />,
    onReorder: ({ keys, target }) => {
      const [from, over] = [placeOf([...keys][0]), placeOf(target.key)];
      const gap = target.dropPosition === "after" ? over + 1 : over;
      move(from, gap > from ? gap - 1 : gap);
    },
  }).dragAndDropHooks;
}

/** Content below an item. It cancels drags that start in it, so that dragging in its fields selects text and moves nothing. */
const Body = ({ children }: { children: ReactNode }) => (
  <div
    className={styles.body}
    data-body
    draggable
    onDragStart={(event) => {
      event.preventDefault();
      event.stopPropagation();
    }}
    onFocus={keepFocus}
  >
    {children}
  </div>
);

/** Returns the look of a row while a finger drags one: the dragged row, and the edge at which it would be dropped. */
const heldLook = (carried: DragState | null, at: number, count: number) => {
  if (!carried) return undefined;
  if (carried.from === at) return "held";
  if (carried.gap === at) return "before";
  return carried.gap === count && at === count - 1 ? "after" : undefined;
};

/** List whose items are reordered by dragging, by their arrow buttons, or by Alt and the arrow keys. */
export function ReorderList(props: ReorderListProps) {
  const { label, items } = props;
  const { list, move, moveByKeys, announcement } = useMoves(props);
  const dragAndDropHooks = useDragging(items, move);
  const { carriedRow, handlers } = useTouchReorder({ list, grip: `.${styles.hold}`, onMove: move });
  const arrow = (at: number, to: number, does: string, Arrow: typeof ArrowUp) => (
    <IconButton
      label={`${does}: ${items[at]?.name}`}
      disabled={to < 0 || to >= items.length}
      data-move={`${does} ${items[at]?.id}`}
      icon={<Arrow />}
      onClick={() => move(at, to, `[data-move="${does} ${items[at]?.id}"]`)}
    />
  );
  return (
    <>
      {/* React Aria stops the arrow keys, so they are handled in the capture phase. */}
      <div role="presentation" onKeyDownCapture={moveByKeys} {...handlers}>
        <GridList ref={list} aria-label={label} keyboardNavigationBehavior="tab" dragAndDropHooks={dragAndDropHooks}>
          {items.map(({ id, name, aside, body }, at) => (
            <GridListItem
              key={id}
              id={id}
              textValue={name}
              className={styles.row ?? ""}
              data-drag-state={heldLook(carriedRow, at, items.length)}
            >
              {/* React Aria lets touches through its button to the row. */}
              <span className={styles.hold}>
                <Button slot="drag" className={styles.grip ?? ""}>
                  <GripVertical />
                </Button>
              </span>
              <span className={styles.name}>{name}</span>
              {aside}
              <span className={styles.arrows} onFocus={keepFocus}>
                {arrow(at, at - 1, texts.moveUp, ArrowUp)}
                {arrow(at, at + 1, texts.moveDown, ArrowDown)}
              </span>
              {body && <Body>{body}</Body>}
            </GridListItem>
          ))}
        </GridList>
      </div>
      <output className="visually-hidden">{announcement}</output>
    </>
  );
}
