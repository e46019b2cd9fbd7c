import { systemScope } from "@restride/domain/access/scope.ts";
import { imageFolders } from "@restride/domain/images/image.ts";
import type { Files } from "../../platform/files/files.ts";
import type { TimedJob } from "../../platform/jobs/worker.ts";
import type { ImagesStore } from "./images.store.ts";
import type { ImagesViews } from "./images.views.ts";

interface Needs {
  readonly files: Files;
  readonly store: ImagesStore;
  readonly views: ImagesViews;
  readonly now: () => number;
}

/** A form may lie open this long with its picture. */
const keptFor = 7 * 86_400_000;

/** Every night, pictures that nobody shows any more are removed: the row last, so that a broken night is made up for. */
export const tidyImages = ({ files, store, views, now }: Needs): TimedJob => ({
  name: "tidy-images",
  crontab: "23 4 * * *",
  run: async () => {
    const scope = systemScope("tidy-images");
    const before = new Date(now() - keptFor).toISOString();
    for (const { name } of await views.acrossCustomersUnusedPictures(scope, before)) {
      await files.remove(`${imageFolders.picture}/${name}.webp`);
      await files.remove(`${imageFolders.picture}/${name}-small.webp`);
      await store.acrossCustomersRemove(scope, name);
    }
  },
});
