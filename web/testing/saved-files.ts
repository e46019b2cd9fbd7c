import { onTestFinished, vi } from "vitest";

/** File that a component saved. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Captures the files that a component saves until the test ends, oldest first, instead of downloading them. */
export function catchSavedFiles(): readonly SavedFile[] {
  const files: SavedFile[] = [];
  const saveLink = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const { download: name, href } = this;
    void fetch(href)
      .then((file) => file.text())
      .then((text) => files.push({ name, text }));
  });
  onTestFinished(() => saveLink.mockRestore());
  return files;
}
