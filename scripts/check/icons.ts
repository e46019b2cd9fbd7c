import { problemAt, type Check } from "./source.ts";

const usual = /\bstrokeWidth(?:=\{|: )1\.75\b|\bsize=\{16\} aria-hidden\b/g;

/** Icons are drawn as web/app/App.tsx says; only what differs is said at one. */
export const iconsCheck: Check = {
  name: "icons",
  find: (sources) =>
    sources
      .filter(({ path }) => /^web\/(app|features|ui)\/.*\.tsx$/.test(path) && path !== "web/app/App.tsx")
      .flatMap((source) =>
        [...source.text.matchAll(usual)].map(({ 0: text, index }) =>
          problemAt(source, index, `${text}: web/app/App.tsx says so for every icon, leave it out`),
        ),
      ),
};
