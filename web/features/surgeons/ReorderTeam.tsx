import type { TeamCategory } from "@restride/domain/surgeons/team.ts";
import { moveCategory } from "@restride/domain/surgeons/team.ts";
import { ReorderList } from "../../ui/list/reorder/ReorderList.tsx";
import { PeopleCount } from "./PeopleCount.tsx";
import * as texts from "./surgeons-texts.ts";

export interface TeamProps {
  team: readonly TeamCategory[];
  onTeam: (team: readonly TeamCategory[]) => void;
}

/** Reorderable list of the categories, by dragging or with their arrow buttons. */
export const ReorderTeam = ({ team, onTeam }: TeamProps) => (
  <ReorderList
    label={texts.teamCategories}
    items={team.map((category) => ({
      id: category._id,
      name: category.name,
      aside: <PeopleCount category={category} />,
    }))}
    onMove={(from, to) => onTeam(moveCategory(team, from, to))}
  />
);
