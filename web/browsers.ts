import project from "../package.json" with { type: "json" };

/**
 * The oldest version of each browser that the product supports, by the names of browserslist: those of the last two and a half years, web
 * views included. The build writes no newer syntax, `tsc -p web` knows no newer method, and e2e/browsers.test.ts reads what was built.
 */
export const oldestBrowsers: ReadonlyMap<string, string> = new Map(
  project.browserslist.map((line) => {
    const [name = "", version = ""] = line.split(" >= ");
    return [name, version];
  }),
);
