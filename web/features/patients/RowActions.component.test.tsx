import { Role } from "@restride/domain/access/roles.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { pressTwice } from "../../testing/press-twice.ts";
import { button } from "../../testing/finders.ts";
import { mockServer } from "../../testing/mock-server.ts";
import { render, signedIn } from "../../testing/render.tsx";
import { textsOf } from "../../testing/texts-of.ts";
import { uuid } from "../../testing/uuid.ts";
import type { ListDialogs } from "./list-dialogs.ts";
import { type ListedPatientFragment, ResetPatientPasswordDocument } from "./patients.graphql.ts";
import { RowActions, type RowDialog } from "./RowActions.tsx";
import { RowDialogs } from "./RowDialogs.tsx";
import { annBell } from "./patient-basics.fixture.ts";

const ann: ListedPatientFragment = {
  ...annBell,
  progress: 26,
  deviceprogress: null,
  surgery: { type: "knee", date: "2026-03-02" as CalendarDate, days: 0 },
};

test.each([
  { role: Role.companyAdmin, isThere: false },
  { role: Role.healthCoach, isThere: false },
  { role: Role.admin, isThere: true },
  { role: Role.physio, isThere: true },
  { role: Role.surgeon, isThere: true },
  { role: Role.medicalAssociate, isThere: true },
])("B011 B013 B277 B278: company users have no report in a row: role $role, $isThere", async ({ role, isThere }) => {
  const opened: RowDialog[] = [];
  await render(<RowActions patient={ann} onOpen={(dialog) => opened.push(dialog)} />, { profile: signedIn(role) });
  await button("Reset patient password").click();
  expect(opened).toEqual([{ kind: "password", patient: ann }]);
  expect(button("Download report").elements()).toHaveLength(isThere ? 1 : 0);
});

test("B013: a reset of the password is asked about first", async () => {
  mockServer.answer(ResetPatientPasswordDocument, {
    resetUserPassword: { status: "success", message: "A link is on its way." },
  });
  let closings = 0;
  const dialogs = {} as ListDialogs;
  await render(
    <RowDialogs dialog={{ kind: "password", patient: ann }} dialogs={dialogs} onClose={() => (closings += 1)} />,
  );
  const dialog = page.getByRole("dialog", { name: "Reset patient password" });
  await expect.element(dialog).toMatchTextContent(/Are you sure you want to reset the password of Ann Bell\?/);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect([closings, mockServer.sent(ResetPatientPasswordDocument)]).toEqual([1, []]);
  await dialog.getByRole("button", { name: "Reset password" }).click();
  await expect
    .poll(() => mockServer.sent(ResetPatientPasswordDocument))
    .toEqual([{ patientid: uuid(1), phone: "•••• 0177" }]);
  expect(textsOf(page.getByText("A link is on its way."))).toHaveLength(1);
});

test("B013: pressed twice on a slow line, one reset of the password is sent", async () => {
  const answer = mockServer.delay(ResetPatientPasswordDocument);
  let closings = 0;
  const onClose = (): void => void (closings += 1);
  await render(
    <RowDialogs dialog={{ kind: "password", patient: ann }} dialogs={{} as ListDialogs} onClose={onClose} />,
  );
  await pressTwice(button("Reset password"));
  answer({ resetUserPassword: { status: "success", message: "A link is on its way." } });
  await expect.poll(() => closings).toBe(1);
  expect(mockServer.sent(ResetPatientPasswordDocument)).toHaveLength(1);
});
