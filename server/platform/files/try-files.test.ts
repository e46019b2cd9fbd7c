import { chmod, mkdtemp, readdir, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tryFiles } from "./try-files.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "restride-try-"));
});
afterAll(() => rm(folder, { recursive: true }));

const refused = (place: string, code: string): string =>
  `RESTRIDE_FILES names ${place}, where no file can be written (${code}). Name a place that this process may change.`;

test("a folder that is not there yet is made, for its user alone, and nothing stays in it", async () => {
  const place = join(folder, "new", "files");
  await tryFiles(place, "trial");
  await tryFiles(place, "trial");
  expect(await readdir(place)).toEqual([]);
  expect(((await stat(place)).mode & 0o777).toString(8)).toBe("700");
});

test("a file in place of a folder, and a folder that cannot be made, are told at once", async () => {
  const file = join(folder, "file");
  await writeFile(file, "x");
  await expect(tryFiles(file, "trial")).rejects.toThrow(refused(file, "ENOTDIR"));
  await expect(tryFiles(join(file, "inside"), "trial")).rejects.toThrow(refused(join(file, "inside"), "ENOTDIR"));
  await expect(tryFiles("/proc/nowhere/files", "trial")).rejects.toThrow(refused("/proc/nowhere/files", "ENOENT"));
});

test("a full disk is told", async () => {
  const place = join(folder, "full");
  await tryFiles(place, "trial");
  await symlink("/dev/full", join(place, "trial.part"));
  await expect(tryFiles(place, "trial")).rejects.toThrow(refused(place, "ENOSPC"));
});

test.skipIf(process.getuid?.() === 0)("a folder that this user may not change is told", async () => {
  const place = join(folder, "locked");
  await tryFiles(place, "trial");
  await chmod(place, 0o500);
  await expect(tryFiles(place, "trial")).rejects.toThrow(refused(place, "EACCES"));
});

/** Starts a bucket that answers each request with a status; with null it never answers. */
const startBucket = async (status: number | null) => {
  const server = createServer((request, response) => {
    request.resume();
    if (status !== null)
      response.writeHead(status, { "content-type": "application/xml" }).end(status >= 400 ? denied : "");
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const close = () => new Promise((done) => server.close(done).closeAllConnections());
  return { place: `s3://our-files/a?endpoint=http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
};
const denied = "<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>";

test("a bucket that takes a file is fine; one that refuses it, or does not answer in time, is told without its query", async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "key", AWS_REGION: "us-east-1" });
  const [open, closed, silent] = await Promise.all([startBucket(200), startBucket(403), startBucket(null)]);
  await tryFiles(open.place, "trial");
  await expect(tryFiles(closed.place, "trial")).rejects.toThrow(refused("s3://our-files/a", "AccessDenied"));
  await expect(tryFiles(silent.place, "trial", 50)).rejects.toThrow(
    "RESTRIDE_FILES names s3://our-files/a, which has not taken a file in 0.05 seconds. Name another place.",
  );
  await Promise.all([open, closed, silent].map(({ close }) => close()));
});
