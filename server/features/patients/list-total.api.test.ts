import { Role } from "@restride/domain/access/roles.ts";
import { expect } from "vitest";
import { signIn } from "../../../dev-env/caller.ts";
import { smallEmail } from "../../../dev-env/small-clinics.ts";
import { captureStatements } from "../../../dev-env/statements/capture-statements.ts";
import { sharedWorldTest as test } from "../../../dev-env/world-test.ts";

const filters = [{}, { name: "jo" }, { lastdigitsofphone: "0142" }];

test.for([
  ["getPatientList", Role.admin],
  ["getPatientListForCompany", Role.companyAdmin],
] as const)("%s counts those who match only when the total is selected", async ([call, role], { world }) => {
  const person = await signIn(world, smallEmail(0, role));
  const countsIn = async (fields: string, filter: object): Promise<number> => {
    const document = `query ($f: PatientFilters) { ${call}(filters: $f) { status ${fields} patients { _id } } }`;
    const sent = await captureStatements(async () => {
      expect((await person.call(document, { f: filter })).answer).toMatchObject({ status: "success" });
    });
    return sent.filter(({ text }) => /count\(\*\) over|count\(\*\)::int as "total"|sum\(patients\)::int/.test(text))
      .length;
  };
  for (const filter of filters) {
    expect(await countsIn("", filter)).toBe(0);
    expect(await countsIn("total", filter)).toBeGreaterThan(0);
  }
});
