/** Levels of tests, the cheapest first, named like the projects of vitest.config.ts. */
export const levels = ["rules", "components", "database", "browser"] as const;
export type Level = (typeof levels)[number];

/** The level of a test file, or the project that deletes subjects, which is none. */
export function levelOf(path: string): Level | "subjects" {
  if (path.startsWith("scripts/subjects/")) return "subjects";
  if (path.startsWith("e2e/")) return "browser";
  if (path.endsWith(".component.test.tsx")) return "components";
  return /\.(db|api)\.test\.ts$/.test(path) ? "database" : "rules";
}

/** Returns whether a path is that of a test file. */
export const isTestFile = (path: string): boolean => /\.test\.tsx?$/.test(path);
