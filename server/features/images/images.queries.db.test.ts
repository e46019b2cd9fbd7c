import { Role } from "@restride/domain/access/roles.ts";
import { systemScope } from "@restride/domain/access/scope.ts";
import { expect } from "vitest";
import { test as base } from "../../../dev-env/database/small-database-test.ts";
import { aimedClinics } from "../../../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { makeImagesQueries } from "./images.queries.ts";

const test = base.extend("fill", { scope: "file" }, () => aimedClinics);
const scope = systemScope("test");
const clinic = small.customers[0];
const at = (milliseconds: number) => new Date(Date.parse("2026-11-20T12:00:00Z") + milliseconds).toISOString();
const path = (name: string) => `/images/${name}.webp`;

test("images that nobody shows are found from the moment after they were brought, the oldest first; whatever shows one keeps it", async ({
  database: { db, owner },
}) => {
  await owner.query("delete from case_comments; delete from images");
  const usedImages = ["comment", "surgeon", "user", "customer", "exercise", "draft", "company"];
  for (const [index, name] of ["late", "early", ...usedImages].entries())
    await owner.query("insert into images values ($1, $2, null, 'picture', 9, 9, $3, $4)", [
      clinic,
      name,
      small.user(0, Role.admin),
      at(name === "late" ? 100 : index),
    ]);
  const show = [
    [
      "insert into case_comments (customer_id, case_id, comment_id, author_id, text, commented_at, image) values ($2, $3, gen_random_uuid(), $4, 'x', now(), $1)",
      ["comment", clinic, small.case(0, 1), small.user(0, Role.admin)],
    ],
    ["update surgeons set photo = $1 where surgeon_id = $2", [path("surgeon"), small.surgeon(0, 1)]],
    ["update users set photo = $1 where user_id = $2", [path("user"), small.user(0, Role.physio)]],
    ["update customers set logo = $1 where customer_id = $2", [path("customer"), clinic]],
    ["update exercises set image = $1 where exercise_id = $2", [path("exercise"), small.exercise(1)]],
    ["update content_drafts set body = jsonb_set(body, '{image}', to_jsonb($1::text))", [path("draft")]],
    ["update companies set logo = $1 where company_id = $2", [path("company"), small.companies[0]]],
  ] as const;
  const unused = async (before: string) =>
    (await makeImagesQueries(db).acrossCustomersUnused(scope, before)).map(({ name }) => name);
  expect(await unused(at(200))).toEqual(["early", ...usedImages, "late"]);
  for (const [sql, values] of show) await owner.query(sql, [...values]);
  expect(await unused(at(200))).toEqual(["early", "late"]);
  expect([await unused(at(100)), await unused(at(101))]).toEqual([["early"], ["early", "late"]]);
  const knownNames = await makeImagesQueries(db).acrossCustomersKnown(scope, ["late", "nobody's"]);
  expect(knownNames.map(({ name }) => name)).toEqual(["late"]);
});
