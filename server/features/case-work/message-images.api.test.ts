import { Role } from "@restride/domain/access/roles.ts";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { type Caller, enterClinic, signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { test as base } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const test = base.extend("worldOptions", () => ({ fill: aimedClinics }));

let admin: Caller;
let surgeon: Caller;
const [mine, colleagues] = [small.case(0, 1), small.case(0, 3)];

test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
});

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#446688" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "A camera" }, IFD3: { GPSLatitude: "41/1 52/1 0/1" } })
    .toBuffer();
const upload = async (world: World, person: Caller, bytes: Buffer) => {
  const headers = { "content-type": "application/octet-stream", authorization: `Bearer ${person.token}` };
  const response = await fetch(`${world.url}/images/messages/new`, {
    method: "POST",
    headers,
    body: new Uint8Array(bytes),
  });
  return (await response.json()) as { image: string; message?: string };
};
const show = (world: World, token: string | null, fileName: string, header = "x-authorization") =>
  fetch(`${world.url}/images/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token !== null && { [header]: `Bearer ${token}` }) },
    body: JSON.stringify({ fileName }),
  });
const send = async (person: Caller, caseId: string, image: string, comment = "") =>
  (
    await person.call<{ commentid: string }>(
      `mutation { addNewComment(caseId: "${caseId}", comment: "${comment}", image: "${image}") { status message commentid } }`,
    )
  ).answer;
const url = async (person: Caller, fileName: string, type = "message") =>
  (await person.call(`{ getImageUrl(fileName: "${fileName}", type: "${type}") { status message imageUrl } }`)).answer;

describe("an image that was sent in a case", () => {
  let image: string;
  test.beforeEach(async ({ world }) => {
    ({ image } = await upload(world, admin, await photo()));
    expect(await send(admin, mine, image)).toMatchObject({ status: "success" });
  });

  test("C189 C256 C322: is shown with the token in x-authorization or authorization, whole and small, without what the camera noted", async ({
    world,
  }) => {
    for (const header of ["x-authorization", "authorization"])
      for (const [file, width] of [
        [`${image}.webp`, 400],
        [`${image}-small.webp`, 320],
      ] as const) {
        const response = await show(world, surgeon.token, file, header);
        expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
        expect(response.headers.get("cache-control")).toBe("no-store");
        const imageMetadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(imageMetadata).toMatchObject({ format: "webp", width });
        expect(imageMetadata.exif).toBeUndefined();
      }
  });

  test("A306 C208 C318: has an address in the folder message, which opens with the same token", async ({ world }) => {
    const { imageUrl, ...answer } = await url(surgeon, `${image}.webp`);
    expect(answer).toMatchObject({ status: "success" });
    expect(imageUrl).toBe(`/images/messages/${image}.webp`);
    const { rows } = await world.owner.query("select folder from images where name = $1", [image]);
    expect(rows).toEqual([{ folder: "message" }]);
    const headers = { authorization: `Bearer ${surgeon.token}` };
    expect((await fetch(world.url + String(imageUrl), { headers })).status).toBe(200);
    expect((await fetch(world.url + String(imageUrl))).status).toBe(401);
    for (const [file, type] of [
      [`${image}.webp`, "picture"],
      [`${image}.png`, "message"],
      ["../picture/x.webp", "message"],
    ] as const)
      expect(await url(surgeon, file, type)).toMatchObject({
        status: "fail",
        message: "Image not found",
        imageUrl: null,
      });
  });

  test("C290: is not there for who does not see the case, without a session, and once the message is deleted", async ({
    world,
  }) => {
    const elsewhere = await signIn(world, smallEmail(1, Role.admin));
    const other = (await upload(world, admin, await photo())).image;
    await send(admin, colleagues, other);
    for (const [person, name] of [
      [elsewhere, image],
      [surgeon, other],
    ] as const) {
      const response = await show(world, person.token, `${name}.webp`);
      expect([response.status, await response.json()]).toEqual([404, { message: "Image not found" }]);
      expect(await url(person, `${name}.webp`)).toMatchObject({ status: "fail", message: "Image not found" });
    }
    expect((await show(world, null, `${image}.webp`)).status).toBe(401);
    const { rows } = await world.owner.query("select comment_id as id from case_comments where image = $1", [image]);
    await admin.call(`mutation { deleteComment(id: "${rows[0].id}") { status } }`);
    expect((await show(world, surgeon.token, `${image}.webp`)).status).toBe(404);
  });

  test("is sent once, and only by who brought it", async ({ world }) => {
    const refused = { status: "fail", message: "Image not found" };
    expect(await send(admin, mine, image, "Again.")).toMatchObject(refused);
    const fresh = (await upload(world, admin, await photo())).image;
    expect(await send(surgeon, mine, fresh, "Mine.")).toMatchObject(refused);
    const boss = await enterClinic(world, await signIn(world, smallEmail(0, Role.companyAdmin)), small.customers[0]);
    expect(await send(boss, mine, fresh, "Mine.")).toMatchObject(refused);
  });

  test("goes back to its writer with a message that is taken back, and can be sent again", async ({ world }) => {
    const fresh = (await upload(world, admin, await photo())).image;
    const { commentid } = await send(admin, mine, fresh);
    await admin.call(`mutation { takeBack(id: "${commentid}") { status } }`);
    expect((await show(world, surgeon.token, `${fresh}.webp`)).status).toBe(404);
    expect((await show(world, admin.token, `${fresh}.webp`)).status).toBe(200);
    expect(await send(admin, mine, fresh, "Once more.")).toMatchObject({ status: "success" });
    expect((await show(world, surgeon.token, `${fresh}.webp`)).status).toBe(200);
  });

  test("stays while its message is there; one that was never sent goes after a week", async ({ world }) => {
    const unsent = (await upload(world, admin, await photo())).image;
    await world.owner.query("update images set uploaded_at = uploaded_at - interval '8 days'");
    await world.product.timed.find(({ name }) => name === "tidy-images")!.run();
    expect((await show(world, admin.token, `${image}.webp`)).status).toBe(200);
    expect((await show(world, admin.token, `${unsent}.webp`)).status).toBe(404);
  });
});

test("C103: a PNG, a JPEG and a WebP are taken; what is no image, and what is too large, is refused in words", async ({
  world,
}) => {
  for (const format of ["png", "jpeg", "webp"] as const) {
    const bytes = await sharp(await photo())
      .toFormat(format)
      .toBuffer();
    expect(await upload(world, admin, bytes), format).toEqual({ image: expect.stringMatching(/./) });
  }
  const gif = await sharp(await photo())
    .gif()
    .toBuffer();
  expect(await upload(world, admin, gif)).toEqual({ message: "Choose a PNG, JPEG or WebP image." });
  expect(await upload(world, admin, Buffer.from("just text"))).toEqual({
    message: "Choose a PNG, JPEG or WebP image.",
  });
  expect(await upload(world, admin, Buffer.alloc(10_485_760))).toEqual({
    message: "Choose a PNG, JPEG or WebP image.",
  });
  expect(await upload(world, admin, Buffer.alloc(10_485_761))).toEqual({
    message: "Choose an image of at most 10 MB.",
  });
});
