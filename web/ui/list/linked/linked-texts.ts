import { type Sentence, sentence, strong } from "../../look/sentence.ts";

export const esc = "Esc";
export const ofInAChain = (place: number, of: number): string => `${place} of ${of} in a chain`;
export const unlinkFromTheNext = (nameOfId: string): string => `Unlink ${nameOfId} from the next`;
export const ofInTheChain = (place: number, of: number, isDense: boolean): string =>
  `${place} of ${of}${isDense ? "" : " in the chain"}`;
export const linkTo = "Link to";
export const unlink = "Unlink";
export const circle = "circle";
export const space = "Space";
export const link = "link";
export const deleteLabel = "Delete";
export const unlinkText = "unlink";
export const deselect = "deselect";
export const selectedItemText = (name: string): Sentence => sentence`${strong(name)} selected.`;
export const wouldFollowIt = (name: string): Sentence => sentence`${strong(name)} would follow it.`;
export const tapAnotherCircleToLink = "Tap another circle to link it.";
export const chooseAnotherCircleToLink = (children: string): string =>
  `Choose another circle to link it, or the same circle to deselect. ${children}`;
export const deselectText = "Deselect";
export const afterRow = (name: string): string => `after ${name}`;
export const selectedRow = "selected";
