/** True for an error of code that could not be loaded: ours, and those of the engines. */
export const isMissingCode = (reason: unknown): boolean =>
  reason instanceof Error && /imported module|importing a module/i.test(reason.message);

const fetches = new Map<string, Promise<void>>();

/** Whether the page itself loads this file, as its entry or ahead of time. */
const isInPage = (file: string): boolean => document.querySelector(`[href="/${file}"],[src="/${file}"]`) !== null;

async function fetchWhole(file: string): Promise<void> {
  const response = await fetch(`/${file}`);
  await response.text();
  if (!response.ok || !response.headers.get("content-type")?.includes("javascript"))
    throw new Error(String(response.status));
}

/** Fetches a file once, however many ask; a file that did not come is fetched again by who asks next. */
function fetchOnce(file: string): Promise<void> {
  const fetching = fetches.get(file) ?? (isInPage(file) ? Promise.resolve() : fetchWhole(file));
  fetches.set(file, fetching);
  return fetching.catch((cause: unknown) => {
    fetches.delete(file);
    throw new Error(`No imported module: ${file}`, { cause });
  });
}

/**
 * Imports code whose files were fetched before: an engine that once failed to import a file never asks for it again in the same
 * page. The build puts this around each `import()`, with the file and all that it imports. They come from the browser's cache then.
 */
export async function importFetched<Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  await Promise.all(files.map(fetchOnce));
  return load();
}
