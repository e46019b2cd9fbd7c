/**
 * Loads a complete list of ICD-10-CM codes: npm run load-diagnosis-codes -- FILE FROM. FILE is the order file of a release, such as
 * icd10cm_order_2027.txt, and FROM the day from which it is valid: 2026-10-01. Codes that the list no longer contains stay readable.
 */
import { readFile } from "node:fs/promises";
import { readOrderFile } from "@restride/domain/diagnoses/order-file.ts";
import { isCalendarDate } from "@restride/domain/values/calendar-date.ts";
import { loadDiagnosisCodes } from "./features/diagnoses/diagnosis-codes.store.ts";
import { prepareSchema } from "./prepare-database.ts";
import { readVariables } from "./settings/settings.ts";
import * as texts from "./start-texts.ts";

const [file = "", from] = process.argv.slice(2);

const run = async (): Promise<string | null> => {
  if (!isCalendarDate(from)) return texts.sayWhichList;
  const { DATABASE_URL } = readVariables(process.env, "DATABASE_URL");
  const codes = readOrderFile(await readFile(file, "utf8"));
  await prepareSchema(DATABASE_URL);
  const loaded = await loadDiagnosisCodes(DATABASE_URL, codes, from);
  if (!loaded) return codes.length === 0 ? texts.fileNamesNoCode : texts.newerListIsThere;
  process.stdout.write(`${texts.linesAreLoaded(codes.length)}\n`);
  return null;
};

const problem = await run().catch((error: Error) => error.message);
if (problem !== null) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
