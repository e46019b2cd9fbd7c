import { type Sentence, sentence, strong } from "../../ui/look/sentence.ts";
import { countText } from "@restride/domain/texts/count-text.ts";

export const quickRange = "Quick range";
export const dates = "Dates";
export const source = "Source";
export const all = "All";
export const event = "Event";
export const clearFilters = "Clear Filters";
export const pages = "Pages";
export const previousPage = "Previous page";
export const pageEach = (each: number): string => `Page ${each}`;
export const nextPage = "Next page";
export const rowsAPage = "Rows a page";
export const pageText = (each: number): string => `${each} / page`;
export const countAllOfThem = "Count all of them";
export const exportCsv = "Export CSV";
export const internalExport = "Internal Export";
export const item = "Item";
export const field = "Field";
export const before = "Before";
export const after = "After";
export const activities = "Activities";
export const time = "Time";
export const eventName = "Event Name";
export const description = "Description";
export const newActivitiesSince = (count: number, since: string): Sentence =>
  sentence`${strong(countText(count, "new activity", "new activities"))} since ${since}`;
export const theLogCouldNotBe = "The log could not be loaded.";
