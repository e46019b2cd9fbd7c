import { testId } from "@restride/domain/values/id.arbitrary.ts";
import { expect, test } from "vitest";
import { makeContentChecks } from "./mail-admins.ts";

test("versionNews: the news of a version lost its sense once its reader is no administrator, or has another address", async () => {
  const [customerId, userId] = [1, 2].map((number) => testId(`0192f000-0000-7000-8000-00000000000${number}`));
  const email = "ada@clinic1.example";
  const findObsoleteReason = (admins: { userId: NonNullable<typeof userId>; email: string }[]) => {
    const [check] = makeContentChecks({ adminsOfClinic: async () => admins });
    return check!.findObsoleteReason({
      customerId: customerId!,
      userId: userId!,
      channel: "mail",
      to: email,
      companyId: null,
      patientId: null,
      registrationId: null,
      callbackId: null,
      subjectId: null,
    });
  };
  expect(await findObsoleteReason([])).toBe("inactive");
  expect(await findObsoleteReason([{ userId: userId!, email: "else@clinic1.example" }])).toBe("addressChanged");
  expect(await findObsoleteReason([{ userId: userId!, email }])).toBeNull();
});
