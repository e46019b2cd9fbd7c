import type { Story } from "../story.ts";

/** The stories in the order in which they are told; they are the first patients of the first clinic. */
export const stories: readonly Story[] = [];
