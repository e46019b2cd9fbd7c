import { type EveryScope, systemScope } from "@restride/domain/access/scope.ts";
import { imageFiles, imageFolders, imageNameOf } from "@restride/domain/images/image.ts";
import type { Files } from "../../platform/files/files.ts";
import { instantOf } from "../../platform/instant.ts";
import type { TimedJob } from "../../platform/jobs/jobs.ts";
import type { ImagesStore } from "./images.store.ts";
import type { ImagesQueries } from "./images.queries.ts";

interface Deps {
  readonly files: Files;
  readonly store: ImagesStore;
  readonly queries: ImagesQueries;
  readonly now: () => number;
}

/** Milliseconds for which a form may stay open with its picture. */
const unusedImageLifetime = 7 * 86_400_000;
/** Number of images that are handled in one statement. */
const together = 500;

/** Timed job that removes every night the images that no record uses any more, and the files without a row, which a crash can leave. */
export const tidyImages = (deps: Deps): TimedJob => ({
  name: "tidy-images",
  crontab: "23 4 * * *",
  run: async () => {
    const scope = systemScope("tidy-images");
    const before = deps.now() - unusedImageLifetime;
    await removeUnused(deps, scope, before);
    for (const folder of Object.values(imageFolders)) await removeUnknown(deps, scope, folder, before);
  },
});

/** Deletes the row last, so that the next run completes an interrupted one. */
const removeUnused = async ({ files, store, queries }: Deps, scope: EveryScope, before: number) => {
  for (const { name, folder } of await queries.acrossCustomersUnused(scope, instantOf(before))) {
    const { full, small } = imageFiles(folder, name);
    await files.remove(full);
    await files.remove(small);
    await store.acrossCustomersRemove(scope, name);
  }
};

const removeUnknown = async ({ files, queries }: Deps, scope: EveryScope, folder: string, before: number) => {
  const old: { readonly path: string; readonly name: string }[] = [];
  for await (const { path, writtenAt } of files.list(folder)) {
    const name = imageNameOf(path);
    if (name !== null && writtenAt < before) old.push({ path, name });
  }
  for (let at = 0; at < old.length; at += together) {
    const some = old.slice(at, at + together);
    const knownImages = await queries.acrossCustomersKnown(
      scope,
      some.map(({ name }) => name),
    );
    const names = new Set(knownImages.map(({ name }) => name));
    for (const { path, name } of some) if (path.endsWith(".part") || !names.has(name)) await files.remove(path);
  }
};
