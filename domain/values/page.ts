import { z } from "zod";

/** The page sizes a list offers. */
export const pageSizes = [5, 10, 20, 50, 100] as const;

export const defaultPageSize = 20;

const number = (text: string, most: number, mostText: string, usual: number) =>
  z
    .int(text)
    .min(1, text)
    .max(most, mostText)
    .nullish()
    .transform((value) => value ?? usual);

/** Which page of a list is asked for: `current` counts from 1. What is missing is the first page, of `usual` rows. */
export const pagesOf = ({ usual, most }: { readonly usual: number; readonly most: number }) =>
  z.object({
    current: number("Please choose a page.", 1_000_000, "Please choose a page.", 1),
    pageSize: number("Please choose a page size.", most, `Please choose a page size of ${most} or less.`, usual),
  });

/** A page of 20 rows, or of as many as are asked for, up to 100. */
export const pageSchema = pagesOf({ usual: defaultPageSize, most: 100 });

export type Page = z.output<typeof pageSchema>;

/** How many rows come before a page. */
export const offsetOf = ({ current, pageSize }: Page): number => (current - 1) * pageSize;
