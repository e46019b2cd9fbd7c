import type { Id } from "@restride/domain/values/id.ts";
import type { Scope } from "@restride/domain/access/scope.ts";
import { imageFiles, type ImageFolder } from "@restride/domain/images/image.ts";
import { imageTexts } from "@restride/domain/images/image-texts.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { Files } from "../../platform/files/files.ts";
import type { ReEncode } from "../../platform/images/re-encode.ts";
import { instantOf } from "../../platform/instant.ts";
import type { RateLimits } from "../../platform/limits/rate-limits.ts";
import type { ImagesStore } from "./images.store.ts";

interface Deps {
  readonly files: Files;
  readonly store: ImagesStore;
  readonly rateLimits: RateLimits;
  readonly reEncode: ReEncode;
  readonly newName: () => string;
  readonly now: () => number;
}

/**
 * Makes the use case that stores an image in a folder and returns its name, which cannot be guessed. The files are written before the row, so that
 * every row has its files.
 */
export const makeUploadImage =
  ({ files, store, rateLimits, reEncode, newName, now }: Deps) =>
  async (scope: Scope, accountId: Id, folder: ImageFolder, bytes: Buffer) => {
    if ((await rateLimits.take("imageByAccount", accountId)) > 0) return refuse(imageTexts.tooMany);
    const image = await reEncode(accountId, bytes);
    if (isRefusal(image)) return image;
    const { full, small, width, height } = image;
    const name = newName();
    const paths = imageFiles(folder, name);
    try {
      await files.write(paths.full, full);
      await files.write(paths.small, small);
      await store.add(scope, { name, folder, width, height, uploadedBy: accountId, at: instantOf(now()) });
    } catch (error) {
      await files.remove(paths.full);
      await files.remove(paths.small);
      throw error;
    }
    return { name };
  };

export type UploadImage = ReturnType<typeof makeUploadImage>;
