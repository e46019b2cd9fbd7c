import { z } from "zod";
import * as texts from "./settings-texts.ts";

/** The first and the last address of a range, as 128-bit numbers: an IPv4 address is the IPv6 address that maps it. */
type Range = readonly [first: bigint, last: bigint];

const mapped = 0xffff_0000_0000n;
/** All IPv4 addresses, and all IPv6 addresses that the internet routes (2000::/3). */
const spaces: readonly Range[] = [
  [mapped, mapped + 0xffff_ffffn],
  [0x2n << 124n, (0x4n << 124n) - 1n],
];

const fromParts = (parts: readonly string[], radix: number, bits: bigint): bigint =>
  parts.reduce((number, part) => (number << bits) | BigInt(Number.parseInt(part, radix)), 0n);

const ipv4Number = (text: string): bigint => mapped + fromParts(text.split("."), 10, 8n);

/** Returns the number of an IPv6 address in any spelling, by its eight groups of hexadecimal digits. */
const ipv6Number = (text: string): bigint => {
  const hexadecimal = new URL(`http://[${text}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = hexadecimal.split("::").map((half) => half.split(":").filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill("0");
  return fromParts([...head, ...zeros, ...tail], 16, 16n);
};

const rangeOf = (network: string): Range => {
  const [address = "", length] = network.split("/");
  const isIpv6 = address.includes(":");
  const free = BigInt((isIpv6 ? 128 : 32) - Number(length ?? (isIpv6 ? 128 : 32)));
  const first = ((isIpv6 ? ipv6Number(address) : ipv4Number(address)) >> free) << free;
  return [first, first + (1n << free) - 1n];
};

/** Returns how many addresses of a space the ranges cover together. */
const coveredCount = (ranges: readonly Range[], [start, end]: Range): bigint => {
  let [covered, next] = [0n, start];
  for (const [first, last] of ranges.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const from = first > next ? first : next;
    const to = last < end ? last : end;
    if (from > to) continue;
    covered += to - from + 1n;
    next = to + 1n;
  }
  return covered;
};

/** Returns whether networks cover half of all IPv4 addresses, or half of all public IPv6 addresses: then they include strangers. */
const coverStrangers = (networks: readonly string[]): boolean => {
  const ranges = networks.map(rangeOf);
  return spaces.some((space) => 2n * coveredCount(ranges, space) >= space[1] - space[0] + 1n);
};

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** Addresses and ranges of the proxies in front of the server. */
export const trustedProxies = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim()))
  .refine((parts) => parts.every((part) => network.safeParse(part).success), {
    error: texts.proxiesProblem,
    abort: true,
  })
  .refine((parts) => !coverStrangers(parts), texts.proxiesCoverStrangers);
