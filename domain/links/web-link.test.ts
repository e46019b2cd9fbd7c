import { expect, test } from "vitest";
import { videoField } from "../content/exercise-form.ts";
import { trackingField } from "../fulfilment/shipment.ts";
import { surgeonForm } from "../surgeons/surgeon-form.ts";

/** Every field whose text staff or patients can open as a link. */
const fields = {
  tracking: (text: string) => trackingField.safeParse(text).success,
  video: (text: string) => videoField.safeParse(text).success,
  hospital: (text: string) => surgeonForm.shape.hospital_url.safeParse(text).success,
};

const links = [
  "https://track.example/1Z9994417",
  "https://TRACK.example:8443/1?a=b@c#d",
  "https://münchen.example/straße",
  "https://track.example/%E2%80%AE1",
];
const misleading = [
  "https://user:pw@evil.example/",
  "https://track.example@evil.example/",
  "https://@evil.example/",
  "https://track.example/\u202Egpj.exe",
  "https://track\u200B.example/",
  "https://track.example/\u2066a\u2069",
  "https://track.example/a b",
  "https://track.example/\u0000",
  "https:track.example",
  "https:///track.example",
  "https://track.example\u2044x.evil.example/",
  "https://track.example\u2215x.evil.example/",
  "https://track\u3164.example/",
  "https://track.example/\u2800",
  "https://track.example/\u034f1",
  "https://track.example/\ufe0f",
  "https://track.ex\u0430mple/1",
  "https://localhost/1",
  "https://track.example./1",
  "https://track..example/1",
  "javascript:alert(1)//https://track.example",
  "data:text/html,https://track.example",
];

test("C163: a link that people follow has a host, no user name in front of it, and no letter that is not seen", () => {
  for (const [field, isTaken] of Object.entries(fields)) {
    for (const link of links) expect(isTaken(link), `${field} ${link}`).toBe(true);
    for (const link of misleading) expect(isTaken(link), `${field} ${JSON.stringify(link)}`).toBe(false);
  }
});

test.each([
  "harbor.example",
  "//harbor.example",
  "/harbor.example",
  "javascript:harbor.example",
  "javascript://harbor.example/%0aalert(1)",
  "data:harbor.example",
  "ftp://harbor.example",
  "file://harbor.example/1",
  "mailto:a@harbor.example",
  "blob:https://harbor.example/1",
])("C163: an address without a scheme of the web is no link: %s", (address) => {
  for (const [field, isTaken] of Object.entries(fields)) expect(isTaken(address), field).toBe(false);
});

test("a link without encryption is taken for parcels and hospitals, not for videos", () => {
  expect(fields.tracking("http://track.example/1")).toBe(true);
  expect(fields.hospital("http://harbor.example")).toBe(true);
  expect(fields.video("http://video.example/1")).toBe(false);
});
