import { Role } from "@restride/domain/access/roles.ts";
import { describe, expect } from "vitest";
import { type Caller, signIn } from "../../../dev-env/caller.ts";
import { documentOf } from "../../../dev-env/documents.ts";
import { patientInput } from "../../../dev-env/small-clinics/patient-input.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { small } from "../../../dev-env/small-clinics/ids.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";
import type { World } from "../../../dev-env/world.ts";

const knownPerson = {
  firstname: "Leilani",
  lastname: "Salazar",
  dob: "03/14/1958",
  phone: "3125550242",
  email: "l@s.example",
};
const other = { firstname: "Ann", lastname: "Lee", dob: "01/01/1961", phone: "3125550299", email: "a@l.example" };
const shipaddress = { addressline1: "1", city: "C", state: "IL", zip: "6" };
const own = small.patient(0, 1);
const others = small.patient(0, 3);

let admin: Caller;
let surgeon: Caller;
test.beforeAll(async ({ world }) => {
  admin = await signIn(world, smallEmail(0, Role.admin));
  surgeon = await signIn(world, smallEmail(0, Role.surgeon));
});

/** Gives one of the clinic's patients the identity of the known person, and no other patient. */
const become = async (world: World, patient: string) => {
  await world.owner.query(
    `update patients set first_name = 'X', last_name = 'Y', dob = '1930-01-01', phone = '+13125550000', email = 'x@y.example'
     where customer_id = $1`,
    [small.customers[0]],
  );
  await world.owner.query(
    `update patients set first_name = 'Léilani', last_name = 'SALAZAR', dob = '1958-03-14', phone = '+13125550242', email = 'L@s.example'
     where patient_id = $1`,
    [patient],
  );
};

interface Answer {
  readonly matches: readonly { _id: string; strength: string; same: string[]; phone: string }[];
  readonly others: string | null;
}
const ask = documentOf(
  "validatePatient",
  "status message others matches { _id strength same firstname lastname dob phone email provider surgery { type date } active activesince }",
);
const validate = async (world: World, who: Caller, more: object) =>
  (await who.call<Answer>(ask, { patient: { ...patientInput(world.today(), more), shipaddress } })).answer;

/** All 16 combinations of equal parts, with the expected match. */
const combinations = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((bits) => ({
  name: (bits & 1) > 0,
  dob: (bits & 2) > 0,
  phone: (bits & 4) > 0,
  email: (bits & 8) > 0,
}));
const [none, weak, strong] = [null, "weak", "strong"];
const expected = [
  none,
  none,
  none,
  strong,
  weak,
  weak,
  strong,
  strong,
  weak,
  weak,
  weak,
  strong,
  weak,
  weak,
  strong,
  strong,
];
const formOf = ({ name, dob, phone, email }: (typeof combinations)[number]) => ({
  firstname: (name ? knownPerson : other).firstname,
  lastname: (name ? knownPerson : other).lastname,
  dob: (dob ? knownPerson : other).dob,
  phone: (phone ? knownPerson : other).phone,
  email: (email ? knownPerson : other).email,
});

describe.each(combinations.map((same, at) => ({ ...same, strength: expected[at]! })))(
  "name $name, birth date $dob, phone $phone, email $email",
  ({ strength, ...same }) => {
    const parts = Object.keys(same).filter((part) => same[part as keyof typeof same]);

    test("B308: the clinic's staff sees the match, its phone masked", async ({ world }) => {
      await become(world, others);
      const answer = await validate(world, admin, formOf(same));
      expect(answer).toMatchObject({ status: "success", message: "", others: null });
      expect(answer.matches.map((match) => [match._id, match.strength, match.same, match.phone])).toEqual(
        strength ? [[others, strength, parts, "•••• 0242"]] : [],
      );
    });

    test("a surgeon sees the own patient, and of another's reads one sentence at most", async ({ world }) => {
      await become(world, others);
      const answer = await validate(world, surgeon, formOf(same));
      expect(answer).toEqual({
        status: "success",
        message: "",
        matches: [],
        others: same.name && same.dob ? "Another provider's patient has this name and birth date." : null,
      });
      await become(world, own);
      expect((await validate(world, surgeon, formOf(same))).matches.map((match) => match._id)).toEqual(
        strength ? [own] : [],
      );
    });
  },
);

test("the likeliest comes first, then who has more in common; another clinic's patients are nobody's match", async ({
  world,
}) => {
  await become(world, small.patient(1, 1));
  await become(world, own);
  const weak = [small.patient(0, 2), others];
  await world.owner.query("update patients set phone = '+13125550242' where patient_id = any($1)", [weak]);
  await world.owner.query("update patients set email = 'L@s.example' where patient_id = $1", [others]);
  const { matches } = await validate(world, admin, knownPerson);
  expect(matches.map(({ _id, strength }) => [_id, strength])).toEqual([
    [own, "strong"],
    [others, "weak"],
    [small.patient(0, 2), "weak"],
  ]);
});

test("B308 B445: a form that is not right is told; so is a surgeon who is not there", async ({ world }) => {
  expect(await validate(world, admin, { ...knownPerson, lastname: "" })).toMatchObject({
    status: "fail",
    message: "Please enter patient last name.",
    matches: null,
  });
  expect(await validate(world, admin, { ...knownPerson, surgeon: small.surgeon(1, 1) })).toMatchObject({
    message: "Please select a surgeon.",
  });
  expect(await validate(world, surgeon, { ...knownPerson, surgeon: small.surgeon(0, 2) })).toMatchObject({
    message: "Please select a surgeon.",
  });
});
