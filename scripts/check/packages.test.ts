import { describe, expect, test } from "vitest";
import { packagesCheck } from "./packages.ts";

describe("packages", () => {
  const files = [
    { path: "package.json", text: `{ "name": "birds", "devDependencies": { "vitest": "5.1.1" } }` },
    {
      path: "server/package.json",
      text: `{ "name": "@birds/server", "dependencies": { "zod": "4.6.7", "@aws/s3": "3.0.1" } }`,
    },
  ];
  const missing = (path: string, text: string): string[] =>
    packagesCheck.find([...files, { path, text }]).map(({ message }) => message.split(" ")[0]!);

  test.each(["8", "^8.0.2", "~8.0.2", "*", "latest", "8.x"])("%j is no version", (version) => {
    const text = `{ "name": "@birds/web",\n  "dependencies": { "ws": "${version}" } }`;
    expect(packagesCheck.find([{ path: "web/package.json", text }])).toMatchObject([
      { line: 2, message: `ws "${version}" is no version: name the one that is tested` },
    ]);
  });

  test("each workspace names what it imports; tools of the repository are everybody's", () => {
    const text = `import { z } from "zod"; import a from "@aws/s3/b.ts"; import "vitest"; import "node:fs"; import "./c.ts"; import "@birds/server/d.ts";`;
    expect(missing("server/a.ts", text)).toEqual([]);
    expect(missing("web/a.ts", text)).toEqual(["zod", "@aws/s3", "@birds/server"]);
    expect(missing("scripts/a.ts", `const zod = await import("zod/v4");`)).toEqual(["zod"]);
    expect(missing("server/a.ts", `const pg = await import("pg");`)).toEqual(["pg"]);
  });
});
