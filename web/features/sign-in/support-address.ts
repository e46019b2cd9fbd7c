/** Where people without a session ask for help, as the server writes it into the head of its pages; null where it names nobody. */
export const supportAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="restride-support"]')?.content || null;
