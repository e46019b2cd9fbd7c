import type { TeamCategory } from "@restride/domain/surgeons/team.ts";
import { moveCategory } from "@restride/domain/surgeons/team.ts";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "react-aria-components/Button";
import { GridList, GridListItem } from "react-aria-components/GridList";
import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import { IconButton } from "../../ui/IconButton.tsx";
import { PeopleCount } from "./PeopleCount.tsx";
import styles from "./TeamCategories.module.css";

export interface TeamProps {
  team: readonly TeamCategory[];
  onTeam: (team: readonly TeamCategory[]) => void;
}

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Moves categories; the button that moved one keeps the focus, and the new place is read aloud. */
function useMoves({ team, onTeam }: TeamProps) {
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<{ id: string; button: string } | null>(null);
  useEffect(() => {
    if (!moved?.button) return undefined;
    // The list shows the new order a moment after it was told.
    const frame = requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-move="${moved.button}"]`)?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [team, moved]);
  const move = (from: number, to: number, button = ""): void => {
    setMoved({ id: team[from]?._id ?? "", button });
    onTeam(moveCategory(team, from, to));
  };
  const place = team.findIndex(({ _id }) => _id === moved?.id);
  const said = place < 0 ? "" : `${team[place]?.name}, place ${place + 1} of ${team.length}`;
  return { list, move, said };
}

/** Dragging a category to another place: by mouse, by a long touch, or by keys from its grip. */
function useDragging(team: readonly TeamCategory[], move: (from: number, to: number) => void) {
  const placeOf = (id: unknown): number => team.findIndex(({ _id }) => _id === id);
  return useDragAndDrop({
    getItems: (ids) => [...ids].map((id) => ({ "text/plain": team[placeOf(id)]?.name ?? "" })),
    renderDropIndicator: (target) => <DropIndicator target={target} className={styles.drop ?? ""} />,
    onReorder: ({ keys, target }) => {
      const [from, over] = [placeOf([...keys][0]), placeOf(target.key)];
      const gap = target.dropPosition === "after" ? over + 1 : over;
      move(from, gap > from ? gap - 1 : gap);
    },
  }).dragAndDropHooks;
}

/** The categories to be dragged, or moved with their arrows. */
export function ReorderTeam(props: TeamProps) {
  const { team } = props;
  const { list, move, said } = useMoves(props);
  const dragAndDropHooks = useDragging(team, move);
  const arrow = (at: number, to: number, label: string, Arrow: typeof ArrowUp) => (
    <IconButton
      label={`${label}: ${team[at]?.name}`}
      disabled={to < 0 || to >= team.length}
      data-move={`${label} ${team[at]?._id}`}
      icon={<Arrow {...icon} />}
      onClick={() => move(at, to, `${label} ${team[at]?._id}`)}
    />
  );
  return (
    <>
      <GridList
        ref={list}
        aria-label="Team categories"
        keyboardNavigationBehavior="tab"
        dragAndDropHooks={dragAndDropHooks}
      >
        {team.map((category, at) => (
          <GridListItem key={category._id} id={category._id} textValue={category.name} className={styles.row ?? ""}>
            <Button slot="drag" className={styles.grip ?? ""}>
              <GripVertical {...icon} />
            </Button>
            <span className={styles.name}>{category.name}</span>
            <PeopleCount category={category} />
            {arrow(at, at - 1, "Move up", ArrowUp)}
            {arrow(at, at + 1, "Move down", ArrowDown)}
          </GridListItem>
        ))}
      </GridList>
      <output className="visually-hidden">{said}</output>
    </>
  );
}
