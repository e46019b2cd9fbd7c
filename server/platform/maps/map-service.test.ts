import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePlaceAt, type PlaceAt } from "./map-service.ts";

let server: Server;
let placeAt: PlaceAt;
let asked: URL;
let answer: object = {};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = new URL(request.url!, "http://map");
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  placeAt = makePlaceAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, "Restride");
});
afterAll(() => server.close());

test("A272 C258: a point becomes city, state, country, continent and a name, and leaves us only to a kilometre", async () => {
  answer = {
    display_name: "Evanston, Cook County, Illinois, United States",
    address: { town: "Evanston", state: "Illinois", country: "United States", continent: "North America" },
  };
  expect(await placeAt(42.045_612, -87.688_123)).toEqual({
    city: "Evanston",
    state: "Illinois",
    country: "United States",
    continent: "North America",
    displayname: "Evanston, Cook County, Illinois, United States",
  });
  expect([asked.searchParams.get("lat"), asked.searchParams.get("lon")]).toEqual(["42.05", "-87.69"]);
});

test("a point at sea has no place, and without a map service there is none", async () => {
  answer = { error: "Unable to geocode" };
  expect(await placeAt(0, 0)).toBeNull();
  expect(await makePlaceAt(null, "Restride")(42, -87)).toBeNull();
});
