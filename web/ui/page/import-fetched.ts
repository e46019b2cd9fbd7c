/** Returns whether an error says that code could not be loaded: an error of this module, or of a JavaScript engine. */
export const isMissingCode = (reason: unknown): boolean =>
  reason instanceof Error && /imported module|importing a module/i.test(reason.message);

const fetches = new Map<string, Promise<void>>();

/** Returns whether the page itself loads this file, as its entry or as a preload. */
const isInPage = (file: string): boolean => document.querySelector(`[href="/${file}"],[src="/${file}"]`) !== null;

async function fetchWhole(file: string): Promise<void> {
  const response = await fetch(`/${file}`);
  await response.text();
  if (!response.ok || !response.headers.get("content-type")?.includes("javascript"))
    throw new Error(String(response.status));
}

/** Fetches a file once for all callers. After a failure the next caller fetches it again. */
function fetchOnce(file: string): Promise<void> {
  const fetching = fetches.get(file) ?? (isInPage(file) ? Promise.resolve() : fetchWhole(file));
  fetches.set(file, fetching);
  return fetching.catch((cause: unknown) => {
    fetches.delete(file);
    throw new Error(`No imported module: ${file}`, { cause });
  });
}

/**
 * Imports code whose files were fetched before. An engine that once failed to import a file never requests it again in the same page. The build wraps
 * each `import()` in this call, with the file and all its imports. The import then reads them from the browser's cache.
 */
export async function importFetched<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map(fetchOnce));
  return load();
}
