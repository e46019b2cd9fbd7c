import { Role } from "@restride/domain/access/roles.ts";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { type Caller, choosesClinic, signIn, signInPatient } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small, smallPatientEmail } from "../../../dev-env/small-clinics/ids.ts";
import { test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

let admin: Caller;
test.beforeEach(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
});

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: "#446688" } })
    .png()
    .toBuffer();
const upload = async (world: World, person: Caller | null, bytes: Buffer, type = "application/octet-stream") => {
  const headers = { "content-type": type, ...(person && { authorization: `Bearer ${person.token}` }) };
  const response = await fetch(`${world.url}/images`, { method: "POST", headers, body: new Uint8Array(bytes) });
  return { status: response.status, body: (await response.json()) as { image?: string; message?: string } };
};
const show = (world: World, address: string) => fetch(`${world.url}${address}`);
const rows = async (world: World) => (await world.owner.query("select * from images order by uploaded_at")).rows;

describe("a picture", () => {
  test("is taken, noted, and shown to everybody for a year, with nothing to run in it", async ({ world }) => {
    const { status, body } = await upload(world, admin, await photo());
    expect(status).toBe(200);
    expect(body.image).toMatch(/^\/images\/[\w-]{22}\.webp$/);
    for (const [address, sides] of [
      [body.image!, [400, 300]],
      [body.image!.replace(".webp", "-small.webp"), [320, 240]],
    ] as const) {
      const response = await show(world, address);
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([format, width, height]).toEqual(["webp", ...sides]);
    }
    expect(await rows(world)).toMatchObject([
      { customer_id: small.customers[0], folder: "picture", width: 400, height: 300 },
    ]);
  });

  test("is brought by every role of staff, a company's without a clinic too, and by nobody else", async ({ world }) => {
    const bytes = await photo();
    for (const role of [Role.physio, Role.surgeon, Role.companyAdmin, Role.superAdmin])
      expect((await upload(world, await signIn(world, smallEmail(0, role)), bytes)).status, `role ${role}`).toBe(200);
    const imageRows = await rows(world);
    expect(imageRows.filter(({ company_id }) => company_id === small.companies[0])).toHaveLength(1);
    const before = imageRows.length;
    expect((await upload(world, null, bytes)).status).toBe(401);
    expect((await upload(world, await signInPatient(world, smallPatientEmail(0, 1)), bytes)).status).toBe(403);
    expect(await rows(world)).toHaveLength(before);
    expect(choosesClinic(Role.companyAdmin)).toBe(true);
  });
});

describe("what is no picture", () => {
  test("text called .png, nothing at all, 11 MB and more are refused with a sentence, and nothing is kept", async ({
    world,
  }) => {
    const before = await rows(world);
    expect(await upload(world, admin, Buffer.from("just text"))).toEqual({
      status: 422,
      body: { message: "Choose a PNG, JPEG or WebP image." },
    });
    expect((await upload(world, admin, Buffer.alloc(0))).status).toBe(422);
    expect(await upload(world, admin, Buffer.alloc(11 * 1024 * 1024))).toEqual({
      status: 422,
      body: { message: "Choose an image of at most 10 MB." },
    });
    expect((await upload(world, admin, Buffer.alloc(13 * 1024 * 1024))).status).toBe(413);
    expect((await upload(world, admin, await photo(), "text/html")).status).toBe(415);
    expect(await rows(world)).toEqual(before);
  });

  test("without a session not even a large body is read", async ({ world }) => {
    expect((await upload(world, null, Buffer.alloc(13 * 1024 * 1024))).status).toBe(401);
  });

  test("other addresses show nothing, not the images of messages either", async ({ world }) => {
    const hidden = "A".repeat(22);
    for (const address of [
      `/images/${hidden}.webp`,
      `/images/${hidden}.svg`,
      `/images/..%2Fmessage%2F${hidden}.webp`,
      "/images/%00",
      "/images/",
    ])
      expect((await show(world, address)).status, address).toBe(404);
  });
});

test("an image that could not be noted leaves no file", async ({ world }) => {
  await upload(world, admin, await photo());
  const inFolder = async () => (await readdir(join(world.filesFolder, "picture"))).toSorted();
  const before = await inFolder();
  await world.owner.query("alter table images add constraint full_disk check (false) not valid");
  expect((await upload(world, admin, await photo())).status).toBe(500);
  await world.owner.query("alter table images drop constraint full_disk");
  expect(await inFolder()).toEqual(before);
});

test("nobody brings pictures without end", async ({ world }) => {
  const physio = await signIn(world, "physio@clinic2.example");
  await world.owner.query("insert into rate_limits (key, points, expire) values ($1, 100, $2)", [
    `imageByAccount:${(await world.owner.query("select user_id from users where email = 'physio@clinic2.example'")).rows[0].user_id}`,
    Date.now() + 3_600_000,
  ]);
  expect(await upload(world, physio, await photo())).toEqual({
    status: 422,
    body: { message: "You have added many images. Try again in an hour." },
  });
});

describe("tidying", () => {
  const tidy = (world: World) => world.product.timed.find(({ name }) => name === "tidy-images")!.run();

  test("a picture that nobody shows goes after a week; one that is shown stays, and so does the image of a message", async ({
    world,
  }) => {
    const [used, unused] = [await upload(world, admin, await photo()), await upload(world, admin, await photo())].map(
      ({ body }) => body.image!,
    );
    await world.owner.query("update surgeons set photo = $1 where surgeon_id = $2", [used, small.surgeon(0, 1)]);
    await tidy(world);
    expect((await show(world, unused!)).status).toBe(200);
    await world.owner.query(
      `with i as (insert into images values ($1, 'in-a-message', null, 'message', 1, 1, $1, now() - interval '1 year')),
        c as (insert into cases (customer_id, case_id, type, summary, description, created_at, updated_at)
          values ($1, $1, 'System Technical', 'A', 'B', now(), now()))
       insert into case_comments (customer_id, case_id, comment_id, text, image, commented_at) values ($1, $1, $1, '', 'in-a-message', now())`,
      [small.customers[0]],
    );
    await world.owner.query("update images set uploaded_at = uploaded_at - interval '8 days'");
    await tidy(world);
    expect([(await show(world, used!)).status, (await show(world, unused!)).status]).toEqual([200, 404]);
    expect((await show(world, unused!.replace(".webp", "-small.webp"))).status).toBe(404);
    expect((await rows(world)).map(({ name }) => name)).toEqual(["in-a-message", used!.slice(8, 30)]);
  });

  test.for([
    ["a user", "update users set photo = $1 where user_id = (select user_id from users limit 1)"],
    ["a clinic", "update customers set logo = $1 where customer_id = (select customer_id from customers limit 1)"],
    ["a company", "update companies set logo = $1 where company_id = (select company_id from companies limit 1)"],
    ["a device", "update devices set image = $1 where device_id = (select device_id from devices limit 1)"],
    [
      "a questionnaire",
      "update questionnaires set image = $1 where questionnaire_id = (select questionnaire_id from questionnaires limit 1)",
    ],
    ["an exercise", "update exercises set image = $1 where exercise_id = (select exercise_id from exercises limit 1)"],
    [
      "a draft of content",
      `insert into content_drafts (content_id, body, changed_at, changed_by)
       select content_id, json_build_object('image', $1::text), now(), (select user_id from users limit 1) from content limit 1`,
    ],
  ] as const)("a picture of %s stays", async ([, show], { world }) => {
    const { body } = await upload(world, admin, await photo());
    await world.owner.query(show, [body.image]);
    await world.owner.query("update images set uploaded_at = uploaded_at - interval '8 days'");
    await tidy(world);
    expect((await rows(world)).map(({ name }) => name)).toEqual([body.image!.slice(8, 30)]);
  });

  test("files that no image knows go after a week, whole or cut; those of an image and of others stay", async ({
    world,
  }) => {
    const { body } = await upload(world, admin, await photo());
    const name = body.image!.slice(8, 30);
    const lost = "L".repeat(22);
    const left = [`${lost}.webp`, `${lost}-small.webp`, `${lost}.webp.part`, `${name}-small.webp.part`];
    for (const file of [...left, "read-me.txt"]) await writeFile(join(world.filesFolder, "picture", file), "");
    await world.owner.query("update surgeons set photo = $1 where surgeon_id = $2", [body.image, small.surgeon(0, 1)]);
    const inFolder = async () => (await readdir(join(world.filesFolder, "picture"))).toSorted();
    await tidy(world);
    expect(await inFolder()).toEqual(expect.arrayContaining(left));
    const aWeekAgo = world.clock.now() / 1000 - 7 * 86_400 - 60;
    for (const file of await inFolder()) await utimes(join(world.filesFolder, "picture", file), aWeekAgo, aWeekAgo);
    await tidy(world);
    const fileNames = await inFolder();
    expect(fileNames).toEqual(expect.arrayContaining([`${name}.webp`, `${name}-small.webp`, "read-me.txt"]));
    expect(fileNames.filter((file) => left.includes(file))).toEqual([]);
  });

  test("it knows every column that keeps a picture's address", async ({ world }) => {
    const { rows: columns } = await world.owner.query<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type = 'text' and column_name ~ '(photo|logo|image|picture)'
       order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      "case_comments.image",
      "companies.logo",
      "customers.logo",
      "devices.image",
      "exercises.image",
      "questionnaires.image",
      "surgeons.photo",
      "users.photo",
    ]);
  });
});
