import type { TeamCategory } from "@restride/domain/surgeons/team.ts";
import { moveCategory } from "@restride/domain/surgeons/team.ts";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../ui/IconButton.tsx";
import { PeopleCount } from "./PeopleCount.tsx";
import styles from "./TeamCategories.module.css";
import { useDrag } from "./use-drag.ts";

export interface TeamProps {
  team: readonly TeamCategory[];
  onTeam: (team: readonly TeamCategory[]) => void;
}

/** Moves categories; the button that moved one keeps the focus, and the new place is read aloud. */
function useMoves({ team, onTeam }: TeamProps) {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<{ id: string; button: string } | null>(null);
  useEffect(() => {
    if (moved?.button) list.current?.querySelector<HTMLElement>(`[data-move="${moved.button}"]`)?.focus();
  }, [team, moved]);
  const move = (from: number, to: number, button = ""): void => {
    setMoved({ id: team[from]?._id ?? "", button });
    onTeam(moveCategory(team, from, to));
  };
  const place = team.findIndex(({ _id }) => _id === moved?.id);
  const said = place < 0 ? "" : `${team[place]?.name}, place ${place + 1} of ${team.length}`;
  return { list, move, said };
}

/** The categories to be dragged, or moved with their arrows. */
export function ReorderTeam(props: TeamProps) {
  const { team } = props;
  const { list, move, said } = useMoves(props);
  const over = useDrag(list, move);
  const arrow = (at: number, to: number, label: string, Arrow: typeof ArrowUp) => (
    <IconButton
      label={`${label}: ${team[at]?.name}`}
      disabled={to < 0 || to >= team.length}
      data-move={`${label} ${team[at]?._id}`}
      icon={<Arrow />}
      onClick={() => move(at, to, `${label} ${team[at]?._id}`)}
    />
  );
  return (
    <>
      <ul ref={list}>
        {team.map((category, at) => (
          <li key={category._id} className={styles.row} draggable data-over={over === at}>
            <GripVertical />
            <span className={styles.name}>{category.name}</span>
            <PeopleCount category={category} />
            {arrow(at, at - 1, "Move up", ArrowUp)}
            {arrow(at, at + 1, "Move down", ArrowDown)}
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{said}</output>
    </>
  );
}
