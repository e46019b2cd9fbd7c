import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";

/** Pattern of the files of the product, and of those that compile and start it. */
const parts = /^(domain|server|web|dev-env|scripts\/subjects)\/|^[\w-]+\.json$/;

/** A test of several subjects changes with each of them: what compiles without one is the product. */
const isTestOnly = /\.test\.tsx?$|(?<!\.requests)\.fixture\.tsx?$/;

const filesOf = (repository: string): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    cwd: repository,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
    .split("\0")
    .filter((path) => parts.test(path) && !isTestOnly.test(path) && existsSync(join(repository, path)));

/** The copy uses the packages of the repository, but the workspaces link to the copy. */
const linkPackages = (repository: string, root: string): void => {
  mkdirSync(join(root, "node_modules/@restride"), { recursive: true });
  for (const name of readdirSync(join(repository, "node_modules"))) {
    if (name !== "@restride" && !name.startsWith(".v"))
      symlinkSync(join(repository, "node_modules", name), join(root, "node_modules", name));
  }
  for (const workspace of ["domain", "server", "web", "dev-env"]) {
    symlinkSync(join(root, workspace), join(root, "node_modules/@restride", workspace));
    const ownModules = join(repository, workspace, "node_modules");
    if (existsSync(ownModules)) symlinkSync(ownModules, join(root, workspace, "node_modules"));
  }
};

/** A throw-away copy of the product, without its tests. */
export interface ProductCopy {
  readonly root: string;
  /** Runs a command of the copy's packages. Returns its exit code with its output. */
  readonly run: (command: string, ...args: string[]) => { readonly status: number | null; readonly output: string };
  /** Brings files and folders back as the repository has them. */
  readonly restore: (paths: readonly string[]) => void;
  readonly remove: () => void;
}

/** Copies the working tree of a repository, changes that are not committed included, to `root`. */
export function copyProduct(repository: string, root: string): ProductCopy {
  const files = filesOf(repository);
  const copy = (paths: readonly string[]): void => {
    for (const path of paths) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      cpSync(join(repository, path), join(root, path));
    }
  };
  copy(files);
  linkPackages(repository, root);
  return {
    root,
    run: (command, ...args) => {
      const bin = join(root, "node_modules/.bin", command);
      const { status, stdout, stderr } = spawnSync(bin, args, { cwd: root, encoding: "utf8" });
      return { status, output: stdout + stderr };
    },
    restore: (paths) =>
      copy(files.filter((file) => paths.some((path) => file === path || file.startsWith(`${path}/`)))),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
