import { test as base } from "vitest";
import { smallClinics } from "./filled-template.ts";
import { openSmallDatabase } from "./small-database.ts";

/** Test with one `database` of the small clinics for all tests of a file, closed after the last test. No product runs on it. */
export const test = base
  .extend("fill", { scope: "file" }, () => smallClinics)
  .extend("database", { scope: "file" }, async ({ fill }, { onCleanup }) => {
    const database = await openSmallDatabase(fill);
    onCleanup(database.close);
    return database;
  });
