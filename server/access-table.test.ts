import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { operations, restOperations } from "@restride/domain/operations.ts";
import { buildSchema } from "graphql";
import { describe, expect, test } from "vitest";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";

const rows = { ...operations, ...restOperations };
const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) =>
  Object.keys(type!.getFields()),
);

describe("A220 B447 C181: the access table is the one that was written by hand from the permissions", () => {
  test("it names the schema's operations, all of them", () => {
    expect(Object.keys(operations).toSorted()).toEqual(fields.toSorted());
  });

  test.each(Object.keys(rows) as (keyof typeof rows)[])("%s", (name) => {
    expect(rows[name].roles.toSorted((a, b) => a - b)).toEqual(
      expectedPermissions[name].roles.toSorted((a, b) => a - b),
    );
    const reach = rows[name].reach as string;
    expect(reach === "customer" ? "clinic" : reach).toBe(expectedPermissions[name].reach);
  });
});

test("no two subjects give an operation its access rule", async () => {
  const domain = join(import.meta.dirname, "../domain");
  const files = globSync("*/operations.ts", { cwd: domain }).map((file) => join(domain, file));
  const modules = await Promise.all(files.map((file) => import(file) as Promise<object>));
  const names = modules.flatMap((module) => Object.values(module).flatMap((rules: object) => Object.keys(rules)));
  expect(names.toSorted()).toEqual(Object.keys(rows).toSorted());
});
