/**
 * Hosts of the tracking links that each carrier speaks for, by the carrier's name. A host covers those below it, a single
 * word the hosts that have it as a part; "*" covers orders without a tracking link and links that no other carrier's host covers.
 */
export type CarrierHosts = ReadonlyMap<string, readonly string[]>;

const hostOf = (tracking: string | null): string | null =>
  tracking !== null && URL.canParse(tracking) ? new URL(tracking).hostname.toLowerCase() : null;

const covers = (host: string, link: string): boolean =>
  host.includes(".") ? link === host || link.endsWith(`.${host}`) : link.split(".").includes(host);

/**
 * Whether a carrier may say what becomes of a device with this tracking link (null for none). The carrier whose host covers the link
 * speaks for it alone. Without any carrier that is set up there is only the service that is asked, which speaks for all.
 */
export const speaksFor = (carrier: string, tracking: string | null, hosts: CarrierHosts): boolean => {
  if (hosts.size === 0) return true;
  const link = hostOf(tracking);
  const named = link === null ? [] : [...hosts].filter(([, own]) => own.some((host) => covers(host, link)));
  if (named.length > 0) return named.some(([name]) => name === carrier);
  return hosts.get(carrier)?.includes("*") ?? false;
};
