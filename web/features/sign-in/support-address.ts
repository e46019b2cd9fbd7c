/**
 * Returns the address at which people without a session get help, from the `<head>` of the page, where the server writes it; null when there is none.
 */
export const supportAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="restride-support"]')?.content || null;
