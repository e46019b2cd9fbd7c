/** Copies a text to the clipboard; false where the browser refuses or has no clipboard, as on a page without HTTPS. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
