import { createHash } from "node:crypto";
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import { prepareSchema } from "@restride/server/prepare-database.ts";
import { clinicZone } from "../clinic-day.ts";
import { fillSmallClinics } from "../small-clinics.ts";
import { migratedTemplate, type Template } from "./test-databases.ts";

/** Rows to fill a database with, on the product's tables. Another name makes another template. */
export interface Fill {
  readonly name: string;
  readonly run: (databaseUrl: string, now: number) => Promise<void>;
}

export const smallClinics: Fill = { name: "small clinics", run: fillSmallClinics };

/** Returns the template of a new installation: the product's tables, and the rows that come with it and that all clinics share. */
export const newInstallation = (): Template => migratedTemplate(prepareSchema, ["server/reference-data/*"]);

const templateOf = ({ run }: Fill, now: number, sources: readonly string[]): Template =>
  migratedTemplate(
    async (url) => {
      await prepareSchema(url);
      await run(url, now);
    },
    ["server/reference-data/*", ...sources],
  );

const withOwnFingerprint = (template: Template, name: string): Template => {
  const hash = createHash("sha256").update(`${template.fingerprint} ${name}`);
  return { ...template, fingerprint: hash.digest("hex").slice(0, 20) };
};

/** Returns the template of a database that was filled for one day; all tests of the day share it. */
export const filledTemplate = (fill: Fill, now: number): Template =>
  withOwnFingerprint(
    templateOf(fill, now, ["dev-env/**/*.ts", "domain/**/*.ts"]),
    `${fill.name} ${todayIn(now, clinicZone)}`,
  );

/** Returns the template of a filled database that is used on several days; `sources` are the files (glob patterns) that its rows depend on. */
export const reusedTemplate = (fill: Fill, now: number, sources: readonly string[]): Template =>
  withOwnFingerprint(templateOf(fill, now, sources), fill.name);
