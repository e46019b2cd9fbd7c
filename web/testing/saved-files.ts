import { onTestFinished, vi } from "vitest";

/** One file that a component saved. */
export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** Catches the files that a component saves until the test ends, oldest first, in place of downloads. */
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
