import type { TeamCategory } from "@restride/domain/surgeons/team.ts";
import { moveCategory } from "@restride/domain/surgeons/team.ts";
import { ReorderList } from "../../ui/ReorderList.tsx";
import { PeopleCount } from "./PeopleCount.tsx";

export interface TeamProps {
  team: readonly TeamCategory[];
  onTeam: (team: readonly TeamCategory[]) => void;
}

/** The categories to be dragged, or moved with their arrows. */
export const ReorderTeam = ({ team, onTeam }: TeamProps) => (
  <ReorderList
    label="Team categories"
    items={team.map((category) => ({
      id: category._id,
      name: category.name,
      aside: <PeopleCount category={category} />,
    }))}
    onMove={(from, to) => onTeam(moveCategory(team, from, to))}
  />
);
