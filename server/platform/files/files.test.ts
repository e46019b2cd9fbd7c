import { mkdir, mkdtemp, readdir, rm, stat, symlink } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type Files, openFiles } from "./files.ts";

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

const all = async <T>(things: AsyncIterable<T>): Promise<T[]> => {
  const items: T[] = [];
  for await (const thing of things) items.push(thing);
  return items;
};

const keepsFiles = async (files: Files) => {
  const bytes = Buffer.from([0, 1, 255]);
  expect(await files.read("picture/a.webp")).toBeNull();
  await files.write("picture/a.webp", bytes);
  expect(Buffer.from((await files.read("picture/a.webp"))!)).toEqual(bytes);
  await files.remove("picture/a.webp");
  expect(await files.read("picture/a.webp")).toBeNull();
  await files.remove("picture/a.webp");
  expect(await all(files.list("picture"))).toEqual([]);
  await files.write("picture/c.webp", bytes);
  await files.write("message/d.webp", bytes);
  const [only, ...others] = await all(files.list("picture"));
  expect([only!.path, others]).toEqual(["picture/c.webp", []]);
  expect(Math.abs(only!.writtenAt - Date.now())).toBeLessThan(60_000);
  await files.remove("picture/c.webp");
  await files.remove("message/d.webp");
};

test("files and folders are readable by nobody but the user that runs the product, whatever its umask", async () => {
  const folder = join(await mkdtemp(join(tmpdir(), "restride-files-")), "files");
  endings.push(() => rm(dirname(folder), { recursive: true }));
  const files = await openFiles(folder);
  const umask = process.umask(0);
  await files.write("message/a.webp", Buffer.from([1])).finally(() => process.umask(umask));
  const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
  expect([await modeOf("."), await modeOf("message"), await modeOf("message/a.webp")]).toEqual(["700", "700", "600"]);
});

test("a folder keeps files, and nothing beside it", async () => {
  const folder = await mkdtemp(join(tmpdir(), "restride-files-"));
  endings.push(() => rm(folder, { recursive: true }));
  await keepsFiles(await openFiles(join(folder, "inside")));
  const files = await openFiles(join(folder, "inside"));
  await expect(files.write("../outside", Buffer.from("x"))).rejects.toThrow(
    /^Unable to write the file\. Reason: Path traversal/,
  );
  expect(await readdir(folder)).toEqual(["inside"]);
  await files.write("picture/deep/e.webp", Buffer.from("x"));
  await files.write("picture/f.webp", Buffer.from("x"));
  expect((await all(files.list("picture"))).map(({ path }) => path)).toEqual(["picture/f.webp"]);
});

test("a disk that is full leaves no half of a file, under no name", async () => {
  const folder = await mkdtemp(join(tmpdir(), "restride-files-"));
  endings.push(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "picture"));
  // A write to /dev/full fails as on a full disk.
  for (const name of ["a.webp", "a.webp.part"]) await symlink("/dev/full", join(folder, "picture", name));
  const files = await openFiles(folder);
  await expect(files.write("picture/a.webp", Buffer.from("x"))).rejects.toThrow("ENOSPC");
  await files.remove("picture/a.webp");
  expect(await readdir(join(folder, "picture"))).toEqual([]);
  await files.write("picture/a.webp", Buffer.from("whole"));
  expect(await readdir(join(folder, "picture"))).toEqual(["a.webp"]);
});

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => Buffer.concat(await request.toArray());

const listed = (objects: Map<string, Buffer>, prefix: string): string => {
  const keys = [...objects.keys()]
    .map((key) => key.slice("/our-files/".length))
    .filter((key) => key.startsWith(prefix));
  const entries = keys.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
  );
  return `<?xml version="1.0"?><ListBucketResult><KeyCount>${keys.length}</KeyCount><IsTruncated>false</IsTruncated>${entries.join("")}</ListBucketResult>`;
};

/** Starts a server that answers, from memory, the few S3 requests that the product sends. */
const startS3 = async () => {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname: key, searchParams } = new URL(request.url ?? "/", "http://s3");
    if (searchParams.has("list-type")) return void response.end(listed(objects, searchParams.get("prefix")!));
    const body = await bodyOf(request);
    const bytes = objects.get(key);
    if (request.method === "PUT") objects.set(key, body);
    if (request.method === "DELETE") objects.delete(key);
    const isRead = request.method === "GET" || request.method === "HEAD";
    response.writeHead(isRead && !bytes ? 404 : 200, {
      etag: '"1"',
      "content-length": isRead ? (bytes?.length ?? 0) : 0,
    });
    response.end(request.method === "GET" ? bytes : undefined);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  endings.push(() => new Promise((done) => server.close(done).closeAllConnections()));
  return { objects, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

test("s3://bucket/prefix keeps files under its prefix", async () => {
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "key", AWS_REGION: "us-east-1" });
  const { objects, endpoint } = await startS3();
  const files = await openFiles(`s3://our-files/restride?endpoint=${endpoint}`);
  await keepsFiles(files);
  await files.write("picture/b.webp", Buffer.from("b"));
  expect([...objects.keys()]).toEqual(["/our-files/restride/picture/b.webp"]);
});
