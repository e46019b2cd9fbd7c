import { imageTexts } from "@restride/domain/images/image-texts.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startWorld, type World } from "../../../dev-env/world.ts";
import { makeDatabase } from "../../platform/database/database.ts";
import { makePool } from "../../platform/database/pool.ts";
import { makeRefuseMissingPicture } from "./images.lookups.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test("a picture that nobody brought is missing, and it is said at its field; none at all is not missing", async () => {
  const pool = makePool(world.databaseUrl, 1);
  const missingPicture = makeRefuseMissingPicture(makeDatabase(pool));
  expect(await missingPicture("/images/unknown.webp")).toEqual({
    kind: "refused",
    message: imageTexts.notFound,
    problems: [{ field: "image", message: imageTexts.notFound }],
  });
  expect(await missingPicture("")).toBeNull();
  await pool.end();
});
