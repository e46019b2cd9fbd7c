/** npm run check: the rules of the code base that no ready-made tool checks. Each finding is printed as path:line and a sentence. */
import { join } from "node:path";
import { selfContainedCheck } from "./check/self-contained.ts";
import { dependenciesCheck } from "./check/dependencies.ts";
import { clientCallsCheck } from "./check/client-calls.ts";
import { brandsCheck } from "./check/brands.ts";
import { breaksCheck } from "./check/breaks.ts";
import { circlesCheck, folderCirclesCheck } from "./check/circles.ts";
import { componentsCheck } from "./check/components.ts";
import { connectionsCheck } from "./check/database/connections.ts";
import { contractDocsCheck } from "./check/contract-docs.ts";
import { docPathsCheck } from "./check/doc-paths.ts";
import { domainCheck } from "./check/domain.ts";
import { domainEventsCheck } from "./check/domain-events.ts";
import { featuresCheck } from "./check/features.ts";
import { languageCheck } from "./check/language/language.ts";
import { loneParticiplesCheck } from "./check/language/lone-participles.ts";
import { lengthStatistics, limitsCheck } from "./check/limits.ts";
import { looksCheck } from "./check/looks.ts";
import { migrationsCheck } from "./check/database/migrations.ts";
import { packagesCheck } from "./check/packages.ts";
import { runtimeDependenciesCheck } from "./check/runtime-dependencies.ts";
import { folderSizeCheck } from "./check/folder-size.ts";
import { repetitionCheck } from "./check/repetition.ts";
import { readSources } from "./check/source.ts";
import { sqlCheck } from "./check/database/sql.ts";
import { tablesCheck } from "./check/database/tables.ts";
import { typedRowsCheck } from "./check/database/typed-rows.ts";
import { timesOfDayCheck } from "./check/times-of-day.ts";
import { gluedTextsCheck } from "./check/language/glued-texts.ts";
import { textsCheck } from "./check/language/texts.ts";
import { wordsCheck } from "./check/language/words.ts";
import { writtenColumnsCheck } from "./check/database/written-columns.ts";

const root = process.argv[2] ?? join(import.meta.dirname, "..");
const checks = [
  dependenciesCheck,
  circlesCheck,
  folderCirclesCheck,
  wordsCheck,
  domainCheck,
  featuresCheck,
  languageCheck,
  loneParticiplesCheck,
  textsCheck,
  gluedTextsCheck,
  limitsCheck,
  folderSizeCheck,
  sqlCheck,
  writtenColumnsCheck,
  typedRowsCheck,
  brandsCheck,
  timesOfDayCheck,
  breaksCheck,
  tablesCheck,
  domainEventsCheck,
  migrationsCheck,
  packagesCheck,
  runtimeDependenciesCheck,
  selfContainedCheck,
  clientCallsCheck,
  componentsCheck,
  looksCheck,
  connectionsCheck,
  contractDocsCheck,
  docPathsCheck,
  repetitionCheck,
];

const sources = readSources(root);
for (const { name, find } of checks) {
  const problems = find(sources);
  console.log(`${problems.length === 0 ? "✓" : "✗"} ${name}`);
  for (const { path, line, message } of problems) console.log(`  ${path}:${line} ${message}`);
  if (problems.length > 0) process.exitCode = 1;
}
for (const line of lengthStatistics(sources)) console.log(`  ${line}`);
