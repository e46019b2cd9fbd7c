import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makePlaceAt, type PlaceAt } from "./map-service.ts";

let server: Server;
let placeAt: PlaceAt;
let requestedUrl: URL;
let answer: object = {};
let headers: IncomingHttpHeaders;
let status = 200;

beforeAll(async () => {
  server = createServer((request, response) => {
    requestedUrl = new URL(request.url!, "http://map");
    headers = request.headers;
    response.writeHead(status).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  placeAt = makePlaceAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, "Restride");
});
afterAll(() => server.close());
beforeEach(() => {
  status = 200;
});

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
  expect([requestedUrl.searchParams.get("lat"), requestedUrl.searchParams.get("lon")]).toEqual(["42.05", "-87.69"]);
});

test("C258: the map is asked for a town in English, by whom it knows; what it does not know is empty", async () => {
  answer = { display_name: "Somewhere", address: { city: "Springfield", town: "No", village: "No" } };
  expect(await placeAt(1, 2)).toEqual({
    city: "Springfield",
    state: "",
    country: "",
    continent: "",
    displayname: "Somewhere",
  });
  expect(`${requestedUrl.pathname}${requestedUrl.search}`).toBe("/reverse?format=jsonv2&zoom=10&lat=1.00&lon=2.00");
  expect(headers).toMatchObject({ "user-agent": "Restride", "accept-language": "en" });
  answer = { display_name: "Somewhere", address: { village: "Elsah" } };
  expect((await placeAt(1, 2))?.city).toBe("Elsah");
  answer = { display_name: "The Pacific" };
  expect(await placeAt(1, 2)).toEqual({ city: "", state: "", country: "", continent: "", displayname: "The Pacific" });
});

test("a map that fails is told", async () => {
  status = 503;
  await expect(placeAt(1, 2)).rejects.toThrow("The map service answered 503.");
});

test("a point at sea has no place, and without a map service there is none", async () => {
  answer = { error: "Unable to geocode" };
  expect(await placeAt(0, 0)).toBeNull();
  expect(await makePlaceAt(null, "Restride")(42, -87)).toBeNull();
});
