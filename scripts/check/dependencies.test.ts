import { describe, expect, test } from "vitest";
import { dependenciesCheck } from "./dependencies.ts";

const refused = (path: string, target: string): string[] =>
  dependenciesCheck.find([{ path, text: `import { x } from "${target}";\n` }]).map(({ message }) => message);

describe("dependencies that are refused", () => {
  test.each([
    ["domain/cases/case.ts", "kysely", "domain imports nothing but zod and libphonenumber-js"],
    ["domain/cases/case.ts", "node:fs", "domain imports nothing but zod and libphonenumber-js"],
    ["domain/cases/case.test.ts", "node:fs", "domain imports nothing but zod and libphonenumber-js"],
    ["domain/cases/case.ts", "@restride/server/main.ts", "domain may not import server/root"],
    ["domain/cases/case.ts", "../../server/main.ts", "domain may not import server/root"],
    [
      "server/features/cases/add.ts",
      "../patients/patients.store.ts",
      "cases may read patients only through its lookups: ask a patients/*.lookups.ts",
    ],
    ["server/features/cases/add.ts", "../../wiring.ts", "server/features may not import server/root"],
    ["server/features/cases/add.ts", "../../lookups.ts", "server/features may not import server/root"],
    ["server/features/cases/add.ts", "../../platform.ts", "server/features may not import server/platform.ts"],
    [
      "server/features/cases/cases.feature.ts",
      "../patients/patients.feature.ts",
      "only server/features.ts names features",
    ],
    ["server/features/cases/cases.feature.ts", "../patients/patients.store.ts", "only through its lookups"],
    ["server/features/cases/cases.feature.ts", "../../wiring.ts", "server/features may not import server/root"],
    ["server/features/cases/add.ts", "./cases.feature.ts", "only server/features.ts names features"],
    ["server/features/cases/cases.api.test.ts", "./cases.feature.ts", "only server/features.ts names features"],
    ["server/wiring.ts", "./features/cases/cases.feature.ts", "only server/features.ts names features"],
    ["server/lookups.ts", "./features/cases/cases.feature.ts", "only server/features.ts names features"],
    ["dev-env/world.ts", "@restride/server/features/cases/cases.feature.ts", "only server/features.ts names features"],
    ["server/platform.ts", "./features/cases/add.ts", "server/platform.ts may not import server/features"],
    ["server/platform.ts", "./wiring.ts", "server/platform.ts may not import server/root"],
    ["server/platform/jobs/worker.ts", "../../features/cases/add.ts", "server/platform may not import server/features"],
    ["server/features/cases/add.ts", "@restride/web/ui/look/Button.tsx", "server/features may not import web/ui"],
    ["server/features/cases/add.ts", "@restride/dev-env/world.ts", "server/features may not import dev-env"],
    [
      "web/features/cases/Case.tsx",
      "../patients/Patient.tsx",
      "features do not know each other: cases imports patients",
    ],
    ["web/features/cases/Case.tsx", "../patients/patients.lookups.ts", "features do not know each other"],
    ["web/features/cases/Case.tsx", "../../app/Shell.tsx", "web/features may not import web/app"],
    ["web/features/cases/Case.tsx", "@restride/server/main.ts", "web/features may not import server/root"],
    ["web/ui/Table.tsx", "../features/cases/Case.tsx", "web/ui may not import web/features"],
    ["web/platform/client.ts", "../ui/Button.tsx", "web/platform may not import web/ui"],
    ["web/features/cases/Case.tsx", "react-aria-components/Menu", "the kit is known to web/ui only"],
    ["web/app/shell/Shell.tsx", "@internationalized/date", "the kit is known to web/ui only"],
    ["web/ui/Table.tsx", "antd", "would be a second kit"],
    ["web/ui/Table.tsx", "dayjs/plugin/utc", "would be a second kit"],
    ["dev-env/world.ts", "@restride/web/main.tsx", "dev-env may not import web/root"],
    ["e2e/cases.test.ts", "@restride/server/main.ts", "e2e may not import server/root"],
    ["bench/main.ts", "../server/main.ts", "bench may not import server/root"],
    ["server/main.ts", "../scripts/check.ts", "server/root may not import scripts"],
  ])("%s importing %s", (path, target, message) => {
    expect(refused(path, target)).toEqual([expect.stringContaining(message)]);
  });

  test("also when a file passes another on, or loads it later", () => {
    const path = "web/ui/Table.tsx";
    for (const text of [`export * from "../app/Shell.tsx";`, `export const x = () => import("../app/Shell.tsx");`]) {
      expect(dependenciesCheck.find([{ path, text }])).toMatchObject([{ path, line: 1 }]);
    }
  });
});

describe("dependencies that are allowed", () => {
  test.each([
    ["domain/cases/case.ts", "zod"],
    ["domain/values/numbering-plans.ts", "libphonenumber-js/core"],
    ["domain/cases/case.test.ts", "fast-check"],
    ["domain/cases/case.ts", "../values/page.ts"],
    ["server/wiring.ts", "./features/cases/add.ts"],
    ["server/features.ts", "./features/cases/cases.feature.ts"],
    ["server/contract.test.ts", "./features/cases/cases.feature.ts"],
    ["server/wiring.ts", "./platform.ts"],
    ["server/platform.ts", "./platform/jobs/worker.ts"],
    ["server/features/cases/cases.feature.ts", "../../platform.ts"],
    ["server/features/cases/cases.feature.ts", "../patients/patients.lookups.ts"],
    ["server/features/cases/add.ts", "../patients/patients.lookups.ts"],
    ["server/features/cases/add.ts", "./cases.store.ts"],
    ["server/features/cases/add.ts", "../../platform/database/database.ts"],
    ["server/features/cases/add.ts", "@restride/domain/cases/case.ts"],
    ["server/features/cases/cases.api.test.ts", "@restride/dev-env/world.ts"],
    ["web/app/routes.tsx", "../features/cases/Case.tsx"],
    ["web/features/cases/Case.tsx", "../../ui/Table.tsx"],
    ["web/features/cases/Case.tsx", "../../generated/inputs.ts"],
    ["dev-env/world.ts", "@restride/server/wiring.ts"],
    ["e2e/cases.test.ts", "@restride/dev-env/world.ts"],
  ])("%s importing %s", (path, target) => {
    expect(refused(path, target)).toEqual([]);
  });
});
