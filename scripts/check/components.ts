import { type Check, type Problem, problemAt, type Source } from "./source.ts";

/** Components that need a test in a browser: forms, dialogs, lists, tables and charts. */
const isShown = ({ path }: Source): boolean =>
  /^web\/.*(Form|Dialog|Drawer|List|Table|Chart|Charts)\.tsx$/.test(path) && !path.startsWith("web/testing/");

const testOf = (path: string): string => path.replace(/\.tsx$/, ".component.test.tsx");

/** Finds forms, dialogs, lists, tables and charts without a component test beside them. */
export const componentsCheck: Check = {
  name: "component tests",
  find: (sources) => {
    const paths = new Set(sources.map(({ path }) => path));
    return sources
      .filter((source) => isShown(source) && !paths.has(testOf(source.path)))
      .map((source): Problem => problemAt(source, 0, `${source.path} has no test: write ${testOf(source.path)}`));
  },
};
