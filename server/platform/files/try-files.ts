import { mkdir } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openFiles } from "./files.ts";
import * as texts from "./files-texts.ts";

/** Milliseconds within which a storage place must have stored a file. */
const maxWait = 10_000;

const codeOf = (error: unknown): string => {
  const { cause, code, name } = Object(error) as { cause?: unknown; code?: unknown; name?: string };
  if (cause instanceof Error) return codeOf(cause);
  return typeof code === "string" ? code : (name ?? "unknown");
};

/** Creates a folder and its parents. The recursive mkdir of Node never ends where folders cannot be created, such as in /proc. */
const makeFolder = async (path: string): Promise<void> => {
  const make = () => mkdir(path, { mode: 0o700 });
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "EEXIST") return;
    if (error.code !== "ENOENT" || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  });
};

const writeAndRemove = async (place: string, name: string): Promise<void> => {
  if (!place.startsWith("s3://")) await makeFolder(resolve(place));
  const files = await openFiles(place);
  await files.write(name, Buffer.from(texts.restrideCanWriteHere));
  await files.remove(name);
};

/**
 * Resolves when a place stores a file, which is removed again. Rejects with a sentence that names RESTRIDE_FILES when the place does not
 * store it or does not answer in time. `name` is the name of the file, a different one in each process.
 */
export const tryFiles = async (place: string, name: string, milliseconds = maxWait): Promise<void> => {
  const here = place.replace(/\?.*$/, "");
  const tooLong = async (): Promise<never> => {
    await pause(milliseconds, undefined, { ref: false });
    throw new Error(texts.placeIsSlow(here, milliseconds / 1000));
  };
  const attempt = writeAndRemove(place, name).catch((error: unknown) => {
    throw new Error(texts.placeTakesNoFile(here, codeOf(error)), { cause: error });
  });
  await Promise.race([attempt, tooLong()]);
};
