import * as texts from "./surgeons-texts.ts";

/** Category of a surgeon's team: its name, and its people as text, one per line. The order of categories is that of the list. */
export type TeamCategory = { readonly _id: string; readonly name: string; readonly details: string };

export const categoryLimit = 50;
export const detailsLimit = 4000;
export const maxCategories = 30;

/** Initial categories of every surgeon's team, in this order. */
export const startingCategories = [
  texts.physicianAssistants,
  texts.nursePractitioners,
  texts.surgicalScheduler,
  texts.secretary,
  texts.medicalAssistant,
  texts.practiceAdministrator,
] as const;

const isSameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Returns the team of a surgeon who has none yet: the initial categories without people. */
export const startingTeam = (newId: () => string): TeamCategory[] =>
  startingCategories.map((name) => ({ _id: newId(), name, details: "" }));

/** Returns whether a category is one of the initial ones. */
export const isStartingCategory = (name: string): boolean => startingCategories.some((each) => isSameText(each, name));

/** Returns the team with a category added at its end; ignores a blank name, and one that exists in any case. */
export const addCategory = (team: readonly TeamCategory[], name: string, id: string): readonly TeamCategory[] =>
  name.trim() === "" || team.some((category) => isSameText(category.name, name))
    ? team
    : [...team, { _id: id, name: name.trim(), details: "" }];

/** Returns the team with the category at index `from` moved to index `to`, or the same team when an index is out of range. */
export const moveCategory = (team: readonly TeamCategory[], from: number, to: number): readonly TeamCategory[] => {
  const movedMember = team[from];
  if (!movedMember || to < 0 || to >= team.length || from === to) return team;
  return team.toSpliced(from, 1).toSpliced(to, 0, movedMember);
};

/** Counts the people of a category: its lines that are not blank. */
export const peopleOf = ({ details }: TeamCategory): number =>
  details.split("\n").filter((line) => line.trim() !== "").length;
