import type { Page } from "playwright-core";
import sharp from "sharp";

export const surgeonNames = (page: Page): Promise<string[]> =>
  page.locator("tbody tr[data-row] td:first-child").allTextContents();
export const team = (page: Page): Promise<string[]> =>
  page.getByRole("region", { name: "Team categories" }).locator("li, [role=row]").allInnerTexts();
export const firstWords = (texts: string[]): string[] => texts.map((text) => text.split("\n")[0]!.trim());

/** Returns a photo as a phone takes it: rotated, with an orientation tag. */
export const portrait = (): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 900, channels: 3, background: "#7189eb" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

export const dropPhoto = async (page: Page): Promise<void> => {
  const bytes = [...(await portrait())];
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], "photo.jpg", { type: "image/jpeg" }));
    return transfer;
  }, bytes);
  const photo = page.getByRole("group", { name: "Photo" });
  await photo.dispatchEvent("dragover", { dataTransfer: files });
  await photo.dispatchEvent("drop", { dataTransfer: files });
};

export const startingCategories = [
  "Physician Assistants",
  "Nurse Practitioners",
  "Surgical Scheduler",
  "Secretary",
  "Medical Assistant",
  "Practice Administrator",
];
