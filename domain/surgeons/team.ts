/** A part of a surgeon's team: its name, and its people as text, one a line. The order is the place in the list. */
export type TeamCategory = { readonly _id: string; readonly name: string; readonly details: string };

export const categoryLimit = 50;
export const detailsLimit = 4000;
export const mostCategories = 30;

/** The categories that every surgeon's team starts with, in this order. */
export const startingCategories = [
  "Physician Assistants",
  "Nurse Practitioners",
  "Surgical Scheduler",
  "Secretary",
  "Medical Assistant",
  "Practice Administrator",
] as const;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The team of a surgeon who has none yet: the starting categories without people. */
export const startingTeam = (newId: () => string): TeamCategory[] =>
  startingCategories.map((name) => ({ _id: newId(), name, details: "" }));

/** True for a category that every team starts with. */
export const isStartingCategory = (name: string): boolean => startingCategories.some((each) => same(each, name));

/** The team with one more category at its end; a blank name, or one that is there already in any case of letters, is ignored. */
export const addCategory = (team: readonly TeamCategory[], name: string, id: string): readonly TeamCategory[] =>
  name.trim() === "" || team.some((category) => same(category.name, name))
    ? team
    : [...team, { _id: id, name: name.trim(), details: "" }];

/** The team with the category at place `from` moved to place `to`, both counted from 0; the same team when there is no such place. */
export const moveCategory = (team: readonly TeamCategory[], from: number, to: number): readonly TeamCategory[] => {
  const moved = team[from];
  if (!moved || to < 0 || to >= team.length || from === to) return team;
  return team.toSpliced(from, 1).toSpliced(to, 0, moved);
};

/** How many people a category names: its lines that are not blank. */
export const peopleOf = ({ details }: TeamCategory): number =>
  details.split("\n").filter((line) => line.trim() !== "").length;
