import { expect, test } from "vitest";
import { connectionsCheck } from "./connections.ts";
import type { Check } from "../source.ts";

const problemsOf = ({ find }: Check, path: string, text: string) => find([{ path, text }]);

test("a client or pool of the driver is made in one file, which gives each an owner", () => {
  for (const text of ["new pg.Client(url)", "new pg.Pool({ max: 1 })", "new Client({})", 'import { Pool } from "pg";'])
    expect(problemsOf(connectionsCheck, "server/features/cases/a.ts", text)).toHaveLength(
      text.startsWith("new Client") ? 0 : 1,
    );
  expect(problemsOf(connectionsCheck, "dev-env/start.ts", "new pg.Client(url)")).toHaveLength(1);
  for (const path of ["server/platform/database/client.ts", "server/a.db.test.ts", "bench/costs.ts"])
    expect(problemsOf(connectionsCheck, path, "new pg.Client(url)")).toEqual([]);
  expect(problemsOf(connectionsCheck, "server/a.ts", 'import type { Pool } from "pg";')).toEqual([]);
});
