import { isIPv6 } from "node:net";

/** Returns an address without the port that some proxies append, which differs for each connection. */
const withoutPort = (address: string): string =>
  address.replace(/^\[([^\]]*)\](:\d+)?$/, "$1").replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");

/** Returns a group of an IPv6 address without leading zeros. */
const group = (text: string): string => Number.parseInt(text || "0", 16).toString(16);

/**
 * Returns the network of an address, which budgets count as one caller: an IPv4 address itself, also inside an IPv6 one, and of an IPv6
 * address the 64-bit network, which a provider assigns to a single customer. Returns any other text unchanged.
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
