import { z } from "zod";
import * as texts from "./values-texts.ts";

/** Page sizes that a list offers. */
export const pageSizes = [5, 10, 20, 50, 100] as const;

export const defaultPageSize = 20;

const number = (text: string, max: number, maxText: string, usual: number) =>
  z
    .int(text)
    .min(1, text)
    .max(max, maxText)
    .nullish()
    .transform((value) => value ?? usual);

/** Returns the schema of a request for a page of a list: `current` counts from 1. By default it is the first page, with `usual` rows. */
export const pagesOf = ({ usual, max }: { readonly usual: number; readonly max: number }) =>
  z.object({
    current: number(texts.pleaseChooseAPage, 1_000_000, texts.pleaseChooseAPage, 1),
    pageSize: number(texts.pleaseChooseAPageSize, max, texts.pleaseChooseAPageSizeOfOr(max), usual),
  });

/** Schema of a page with 20 rows by default, and at most 100. */
export const pageSchema = pagesOf({ usual: defaultPageSize, max: 100 });

export type Page = z.output<typeof pageSchema>;

/** Returns the number of rows before a page. */
export const offsetOf = ({ current, pageSize }: Page): number => (current - 1) * pageSize;
