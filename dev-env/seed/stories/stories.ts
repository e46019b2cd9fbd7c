import type { Story } from "../story.ts";
import { complicationStories } from "./complications.ts";
import { hipStories } from "./hips.ts";
import { kneeStories } from "./knees.ts";
import { oddCases } from "./odd-cases.ts";

/** The stories in the order in which they are told; they are the first patients of the first clinic and its first surgeon. */
export const stories: readonly Story[] = [...kneeStories, ...complicationStories, ...hipStories, ...oddCases];
