import { isCode, isTest, type Check } from "./source.ts";

/** Maximum number of files of code directly in a folder; more need subfolders. */
const maxFiles = 25;

/** Finds folders with too many files. */
export const folderSizeCheck: Check = {
  name: "folder size",
  find: (sources) => {
    const code = sources.filter((source) => isCode(source) && !isTest(source));
    const folders = Object.entries(Object.groupBy(code, ({ path }) => path.slice(0, path.lastIndexOf("/"))));
    return folders
      .filter(([, files]) => files!.length > maxFiles)
      .map(([path, files]) => ({
        path,
        line: 1,
        message: `holds ${files!.length} files flat: divide them into folders by subject`,
      }));
  },
};
