import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "../../../testing/render.tsx";
import { catchSavedFiles } from "../../../testing/saved-files.ts";
import { uuid } from "../../../testing/uuid.ts";
import { ContactDrawer } from "./ContactDrawer.tsx";
import type { PublicSurgeonRecordFragment } from "./public-surgeon.graphql.ts";

const surgeon: PublicSurgeonRecordFragment = {
  _id: uuid(61),
  name: "Dr. Sam Surgeon",
  image: "",
  description: "",
  about_me: "",
  phone: "+13125550177",
  address: "1 Lake Street, Chicago, IL 60601",
  hospital_name: "Lake Hospital",
  hospital_url: "https://lake.example/",
  department_name: "",
  department_title: "",
  team: [],
};

const open = (change: Partial<PublicSurgeonRecordFragment> = {}) =>
  render(<ContactDrawer surgeon={{ ...surgeon, ...change }} onClose={() => undefined} />, { profile: null });

test("C244: the phone is called, the address is read, the hospital opens", async () => {
  await open();
  await expect.element(page.getByRole("link", { name: "+1 312 555 0177" })).toHaveAttribute("href", "tel:+13125550177");
  await expect.element(page.getByText("1 Lake Street, Chicago, IL 60601")).toBeVisible();
  const hospital = page.getByRole("link", { name: "Lake Hospital" });
  await expect.element(hospital).toHaveAttribute("href", "https://lake.example/");
  await expect.element(hospital).toHaveAttribute("target", "_blank");
});

test("a hospital without a name is known by its address, and empty lines are left out", async () => {
  await open({ phone: "", address: "", hospital_name: "" });
  await expect.element(page.getByRole("link", { name: "https://lake.example/" })).toBeVisible();
  expect(page.getByText("Phone").elements()).toEqual([]);
  expect(page.getByText("Address").elements()).toEqual([]);
});

test.each([
  ["that the server refuses", () => Promise.resolve(new Response(null, { status: 500 }))],
  ["without a connection", () => Promise.reject(new TypeError("Failed to fetch"))],
])("C289: a visiting card %s says so", async (_, answer) => {
  const { fetch: realFetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = realFetch));
  globalThis.fetch = async (input, init) => (String(input).startsWith("/vcf/") ? answer() : realFetch(input, init));
  await open();
  await page.getByRole("button", { name: "Save contact" }).click();
  await expect.element(page.getByText("Something went wrong. Please try again.", { exact: true })).toBeVisible();
});

test("C244 C255: the visiting card is saved under the surgeon's name", async () => {
  const files = catchSavedFiles();
  const { fetch: realFetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = realFetch));
  const addresses: string[] = [];
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith("/vcf/")) return realFetch(input, init);
    addresses.push(String(input));
    return new Response("BEGIN:VCARD");
  };
  await open();
  await page.getByRole("button", { name: "Save contact" }).click();
  await expect.poll(() => files).toEqual([{ name: "Dr. Sam Surgeon.vcf", text: "BEGIN:VCARD" }]);
  expect(addresses).toEqual([`/vcf/${uuid(61)}?role=surgeon`]);
});
