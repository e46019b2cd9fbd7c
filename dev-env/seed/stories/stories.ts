import type { Story } from "../story.ts";
import { complicationStories } from "./complications.ts";
import { hipStories } from "./hips.ts";
import { kneeStories } from "./knees.ts";
import { oddCases } from "./odd-cases.ts";

/** Stories in order; they are the first patients of the first clinic, most of them of its first surgeon. */
export const stories: readonly Story[] = [...kneeStories, ...complicationStories, ...hipStories, ...oddCases];
