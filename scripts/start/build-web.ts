import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "../../dev-env/database/process-lock.ts";

const sources = ["web/**/*", "domain/**/*.ts", "package-lock.json"];
const exclude = ["web/dist/**", "**/node_modules/**", "**/*.test.{ts,tsx}"];

/**
 * Builds the web app into web/dist when it is missing or was built from other sources. The old build is served until the new one is complete. Returns
 * whether it built; throws with vite's output when the build fails.
 */
export function buildWeb(root: string, say: (line: string) => void): Promise<boolean> {
  return withLock(`build ${root}`, async () => {
    const hash = sourceHash(root);
    const marker = join(root, "web/dist/.restride-built");
    const maps = join(root, ".cache/web-maps");
    if (existsSync(maps) && existsSync(marker) && readFileSync(marker, "utf8") === hash) return false;
    say("Building the web app …");
    const next = join(root, ".cache/web-next");
    const args = ["build", "web", "--outDir", next, "--emptyOutDir", "--logLevel", "warn", "--sourcemap", "hidden"];
    // Without this, React would be built for development under a test runner.
    const env = { ...process.env, NODE_ENV: "production" };
    const vite = spawnSync(join(root, "node_modules/.bin/vite"), args, { cwd: root, encoding: "utf8", env });
    if (vite.status !== 0) throw new Error(`The web app could not be built:\n${vite.stdout}${vite.stderr}`);
    keepMaps(join(next, "assets"), maps);
    writeFileSync(join(next, ".restride-built"), hash);
    replace(join(root, "web/dist"), next, join(root, ".cache/web-old"));
    return true;
  });
}

/** Moves the source maps out of the served folder: only tests read them. */
function keepMaps(assets: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of globSync("*.map", { cwd: assets })) renameSync(join(assets, name), join(folder, name));
}

function replace(folder: string, next: string, old: string): void {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(next, folder);
  rmSync(old, { recursive: true, force: true });
}

function sourceHash(root: string): string {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const hash = createHash("sha256");
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root, exclude, withFileTypes: true }));
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  for (const path of paths.toSorted()) {
    hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest("hex");
}
