import { z } from "zod";

/** The page sizes a list offers. */
export const pageSizes = [5, 10, 20, 50, 100] as const;

export const defaultPageSize = 20;

/** Which page of a list is asked for: `current` counts from 1. What is missing is the first page of 20 rows. */
export const pageSchema = z.object({
  current: z
    .int("Please choose a page.")
    .min(1, "Please choose a page.")
    .max(1_000_000, "Please choose a page.")
    .default(1),
  pageSize: z
    .int("Please choose a page size.")
    .min(1, "Please choose a page size.")
    .max(100, "Please choose a page size of 100 or less.")
    .default(defaultPageSize),
});

export type Page = z.output<typeof pageSchema>;

/** How many rows come before a page. */
export const offsetOf = ({ current, pageSize }: Page): number => (current - 1) * pageSize;
