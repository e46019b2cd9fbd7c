/** Returns the URL of the demo's logins from the `<head>` of the page; null outside of the demo, because only its server writes it there. */
export const demoAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="restride-demo"]')?.content ?? null;
