import { expect, test } from "vitest";
import { type CarrierHosts, speaksFor } from "./carrier-hosts.ts";

const hosts: CarrierHosts = new Map([
  ["swift", ["track.swift.example"]],
  ["other", ["other.example"]],
  ["vendor", ["*"]],
]);
const speakers = (tracking: string | null, of = hosts) =>
  ["swift", "other", "vendor", "stranger"].filter((carrier) => speaksFor(carrier, tracking, of));

test("a carrier speaks for links of its own hosts and of those below them, and nobody else does", () => {
  expect(speakers("https://track.swift.example/1")).toEqual(["swift"]);
  expect(speakers("https://EU.track.SWIFT.example:8443/1?x=other.example")).toEqual(["swift"]);
  expect(speakers("https://parcels.other.example/1")).toEqual(["other"]);
});

test("links of nobody's host and orders without a link are left to the carrier of the rest", () => {
  const otherLinks = [
    "https://swift.example/1",
    "https://nottrack.swift.example/1",
    "https://another.example/1",
    "https://track.swift.example.evil.example/1",
    "no link",
  ];
  for (const tracking of [null, ...otherLinks]) expect(speakers(tracking), String(tracking)).toEqual(["vendor"]);
  const withoutRest = new Map([...hosts].filter(([name]) => name !== "vendor"));
  expect(speakers(null, withoutRest)).toEqual([]);
});

test("a single word is a part of a host", () => {
  const named = new Map([
    ["swift", ["swift"]],
    ["other", ["other"]],
  ]);
  expect(speakers("https://track.swift.example/other", named)).toEqual(["swift"]);
  expect(speakers("https://swiftly.example/1", named)).toEqual([]);
  expect(speakers(null, named)).toEqual([]);
});

test("a carrier with several hosts speaks for links of any of them", () => {
  const twoHosts: CarrierHosts = new Map([["swift", ["track.swift.example", "swiftly.test"]]]);
  expect(speakers("https://track.swift.example/1", twoHosts)).toEqual(["swift"]);
  expect(speakers("https://eu.swiftly.test/1", twoHosts)).toEqual(["swift"]);
  expect(speakers("https://other.example/1", twoHosts)).toEqual([]);
});

test("where no carrier is set up, the service that is asked speaks for all", () => {
  expect(speakers(null, new Map())).toEqual(["swift", "other", "vendor", "stranger"]);
});
