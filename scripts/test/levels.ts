/** Levels of tests, the cheapest first, named like the projects of vitest.config.ts. */
export const levels = ["rules", "components", "database", "browser"] as const;
export type Level = (typeof levels)[number];

/** Returns the level of a test file. */
export function levelOf(path: string): Level {
  if (path.startsWith("e2e/")) return "browser";
  if (path.endsWith(".component.test.tsx")) return "components";
  return /\.(db|api)\.test\.ts$/.test(path) ? "database" : "rules";
}

/** Returns whether a path is that of a test file. */
export const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path);
