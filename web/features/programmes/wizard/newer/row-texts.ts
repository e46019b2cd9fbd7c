import type { DescribedRow } from "@restride/domain/programmes/drafts/differing-rows.ts";
import type { Programme } from "@restride/domain/programmes/programme.ts";
import { nameOfRow, partsOf } from "../../row-texts.ts";
import type { Names } from "../../use-content.ts";

/** Returns all rows of a programme as texts. */
export const rowTexts = ({ exercises, devices, feedback }: Programme, names: Names): DescribedRow[] =>
  [...devices, ...exercises, ...feedback].map((row) => ({
    name: nameOfRow(row, { names }),
    description: partsOf(row).filter(Boolean).join(", "),
  }));
