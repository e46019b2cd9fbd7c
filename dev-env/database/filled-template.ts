import { createHash } from "node:crypto";
import { todayIn } from "@restride/domain/values/calendar-date.ts";
import { migrate } from "@restride/server/platform/database/migrate.ts";
import { clinicZone } from "../clinic-day.ts";
import { fillSmallClinics } from "../small-clinics.ts";
import { migrated, type Template } from "./test-databases.ts";

/** What fills a database that has the product's tables: another name is another template. */
export interface Fill {
  readonly name: string;
  readonly run: (databaseUrl: string, now: number) => Promise<void>;
}

export const smallClinics: Fill = { name: "small clinics", run: fillSmallClinics };

/** The filled database of a day: whoever asks for it on that day shares the template. */
export const filledTemplate = ({ name, run }: Fill, now: number): Template => {
  const template = migrated(
    async (url) => {
      await migrate(url);
      await run(url, now);
    },
    ["dev-env/**/*.ts", "domain/**/*.ts"],
  );
  const ofDay = `${template.fingerprint} ${name} ${todayIn(now, clinicZone)}`;
  return { ...template, fingerprint: createHash("sha256").update(ofDay).digest("hex").slice(0, 20) };
};
