import QRCode from "qrcode";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { caller } from "../../../dev-env/caller.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const surgeon = small.surgeon(0, 1);
test.beforeAll(async ({ world }) => {
  await world.owner.query(
    `update surgeons set phone_public = '+13125550142', phone_private = '+13125550190', about_me = 'Knees.', address = '1 Lakeside',
       hospital = '{"name": "Harbor; Joints", "url": "https://harbor.example", "department": "Joints", "title": "Surgeon"}',
       team = '[{"_id": "a", "name": "Secretary", "details": "Ann Lee"}, {"_id": "b", "name": "Fellows", "details": " "}]'
     where surgeon_id = $1`,
    [surgeon],
  );
});

const all =
  "_id name image description about_me phone address hospital_name hospital_url department_name department_title";
const read = (world: World, id: string) =>
  caller(world.url).call<{ surgeon: object | null }>(
    `query ($id: ID!) { getPublicSurgeon(id: $id) { status message surgeon { ${all} team { name details order } } } }`,
    { id },
  );
const get = (world: World, path: string) => fetch(`${world.url}${path}`);

describe("what everybody may see of a surgeon", () => {
  test("C243 C244 A048: is read without a session, with the parts of the team that name people", async ({ world }) => {
    const { answer } = await read(world, surgeon);
    expect(answer).toMatchObject({
      status: "success",
      surgeon: {
        name: "Dr. Anna Surgeon1",
        phone: "+13125550142",
        about_me: "Knees.",
        address: "1 Lakeside",
        hospital_name: "Harbor; Joints",
        team: [{ name: "Secretary", details: "Ann Lee", order: 1 }],
      },
    });
  });

  test("C243: holds no private phone, email or code, and the schema gives no way to ask for one", async ({ world }) => {
    expect(JSON.stringify(await read(world, surgeon))).not.toMatch(/5550190|@|CLN|"patients"/);
    for (const field of ["email", "accesscode", "phone { private }", "patients", "version"]) {
      const { errors } = await caller(world.url).call(
        `{ getPublicSurgeon(id: "${surgeon}") { status surgeon { ${field} } } }`,
      );
      expect(errors[0]?.message, field).toMatch(/Cannot query field|must not have a selection/);
    }
  });

  test("C243: nobody is there under another id, and a surgeon who was removed is not either", async ({ world }) => {
    await world.owner.query("update surgeons set deleted_at = now() where surgeon_id = $1", [small.surgeon(0, 2)]);
    for (const id of [small.surgeon(0, 2), small.patient(0, 1), "none", "", "' or 1=1"])
      expect((await read(world, id)).answer, id).toMatchObject({
        status: "fail",
        message: "This surgeon was not found.",
        surgeon: null,
      });
  });
});

describe("the QR code", () => {
  const codeOf = (path: string): Promise<Buffer> =>
    QRCode.toBuffer(`http://localhost${path}`, { width: 1024, margin: 4 });

  test("A055 C189 C257: is a PNG to save, large enough to print, that leads to the public page", async ({ world }) => {
    const response = await get(world, `/qrcode/${surgeon}/-1`);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="Dr-Anna-Surgeon1-qrcode.png"');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1024, height: 1024 });
    expect(bytes).toEqual(await codeOf(`/surgeon/${surgeon}`));
  });

  test("C257: for a patient it leads to that patient's page, and does not tell whether there is one", async ({
    world,
  }) => {
    for (const patient of [small.patient(0, 1), "01900004-0000-7000-8000-999999999999"]) {
      const response = await get(world, `/qrcode/${surgeon}/${patient}`);
      expect(Buffer.from(await response.arrayBuffer())).toEqual(await codeOf(`/surgeon/${surgeon}/patient/${patient}`));
    }
  });

  test("C257: there is none of nobody", async ({ world }) => {
    for (const path of [
      `/qrcode/${small.patient(0, 1)}/-1`,
      "/qrcode/x/-1",
      `/qrcode/${surgeon}/x`,
      `/qrcode/${surgeon}/`,
    ])
      expect((await get(world, path)).status, path).toBe(404);
  });
});

test("file names of the visiting card and the QR code keep the letters of a name without their accents", async ({
  world,
}) => {
  const name = async (to: string) =>
    world.owner.query("update surgeons set name = $2 where surgeon_id = $1", [surgeon, to]);
  const { rows } = await world.owner.query("select name from surgeons where surgeon_id = $1", [surgeon]);
  for (const [written, file] of [
    ["Dr. Élodie Müller-Łęcka, MD, PhD", "Dr-Elodie-Muller-Lecka-MD-PhD"],
    ["Dr. Jürgen Weiß", "Dr-Jurgen-Weiss"],
    ["王小明", "surgeon"],
  ] as const) {
    await name(written);
    const of = async (path: string) => (await get(world, path)).headers.get("content-disposition");
    expect(await of(`/vcf/${surgeon}?role=surgeon`)).toBe(`attachment; filename="${file}.vcf"`);
    expect(await of(`/qrcode/${surgeon}/-1`)).toBe(`attachment; filename="${file}-qrcode.png"`);
  }
  await name(rows[0].name);
});

describe("the visiting card", () => {
  test("C189 C255: is a file with the public phone and the page", async ({ world }) => {
    const response = await get(world, `/vcf/${surgeon}?role=surgeon`);
    expect(response.headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="Dr-Anna-Surgeon1.vcf"');
    const card = await response.text();
    expect(card).toContain("ORG:Harbor\\; Joints;Joints\r\n");
    expect(card).toContain("tel:+13125550142\r\n");
    expect(card.replaceAll("\r\n ", "")).toContain(`URL:http://localhost/surgeon/${surgeon}\r\n`);
    expect(card).not.toMatch(/5550190|@/);
  });

  test("C255: there is none of nobody, or of other roles", async ({ world }) => {
    for (const path of [
      `/vcf/${surgeon}`,
      `/vcf/${surgeon}?role=patient`,
      `/vcf/${small.patient(0, 1)}?role=surgeon`,
      "/vcf/x",
    ])
      expect((await get(world, path)).status, path).toBe(404);
  });
});
