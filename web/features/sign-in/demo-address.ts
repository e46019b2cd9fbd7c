/** Where the demo tells of its logins, as the page names it in its head. Only the demo's server writes it there. */
export const demoAddress = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="restride-demo"]')?.content ?? null;
