/**
 * Hosts of the tracking links that each carrier reports on, by the carrier's name. A host covers its subdomains, and a single word covers the hosts
 * with that part; "*" covers orders without a tracking link and links that no other carrier's host covers.
 */
export type CarrierHosts = ReadonlyMap<string, readonly string[]>;

const hostOf = (tracking: string | null): string | null =>
  tracking !== null && URL.canParse(tracking) ? new URL(tracking).hostname.toLowerCase() : null;

const coversLink = (host: string, link: string): boolean =>
  host.includes(".") ? link === host || link.endsWith(`.${host}`) : link.split(".").includes(host);

/**
 * Returns whether a carrier may report on a device with this tracking link (null for none). If the host of a carrier covers the link, no other
 * carrier may. Without any configured carrier there is only the service that is polled, which may report on all devices.
 */
export const speaksFor = (carrier: string, tracking: string | null, hosts: CarrierHosts): boolean => {
  if (hosts.size === 0) return true;
  const link = hostOf(tracking);
  const carriersOfLink =
    link === null ? [] : [...hosts].filter(([, own]) => own.some((host) => coversLink(host, link)));
  if (carriersOfLink.length > 0) return carriersOfLink.some(([name]) => name === carrier);
  return hosts.get(carrier)?.includes("*") ?? false;
};
