import { isIPv6 } from "node:net";

/** An address without the port that some proxies write behind it: each connection has another one. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");

/** A group of an IPv6 address without leading zeros. */
const group = (text: string): string => Number.parseInt(text || "0", 16).toString(16);

/**
 * Whom an address belongs to, as budgets count: an IPv4 address itself, also inside an IPv6 one, and of IPv6 the network of 64 bits
 * that one customer of a provider has to themselves. Anything else is itself.
 */
export const networkOf = (address: string): string => {
  const plain = withoutPort(address);
  const bare = plain.split("%")[0]!;
  if (!isIPv6(bare)) return plain;
  const [head = "", tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split("::");
  const [front, back] = [head, tail ?? ""].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const groups = [...front, ...Array<string>(8 - front.length - back.length).fill("0"), ...back].map(group);
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") return ipv4Of(groups[6]!, groups[7]!);
  return `${groups.slice(0, 4).join(":")}::/64`;
};

const ipv4Of = (high: string, low: string): string =>
  [high, low]
    .map((each) => Number.parseInt(each, 16))
    .flatMap((number) => [number >> 8, number & 255])
    .join(".");
