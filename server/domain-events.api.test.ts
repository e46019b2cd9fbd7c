import { readFileSync } from "node:fs";
import { type Role } from "@restride/domain/access/roles.ts";
import { isOperation } from "@restride/domain/operations.ts";
import { buildSchema } from "graphql";
import { expect } from "vitest";
import { fixtureIdsAt } from "../dev-env/fixture-ids.ts";
import { onePerRole } from "../dev-env/people.ts";
import { expectedPermissions } from "../dev-env/requests/expected-permissions.ts";
import { requestFixtures } from "../dev-env/requests/request-fixtures.ts";
import { aimedClinics } from "../dev-env/small-clinics/fixture-rows.ts";
import { small } from "../dev-env/small-clinics/ids.ts";
import { atNoon, sharedWorldTest as base } from "../dev-env/world-test.ts";
import type { World } from "../dev-env/world.ts";

const test = base.extend("worldOptions", { scope: "file" }, () => ({ ...atNoon(), fill: aimedClinics }));

const ids = fixtureIdsAt(0);
const schema = buildSchema(readFileSync(new URL("./schema.graphql", import.meta.url), "utf8"));
const mutations = Object.keys(schema.getMutationType()!.getFields()).filter(isOperation);

/** Takes the events since the last call, each as kind, subject and data, with names for ids: of the request fixtures, `caller`, or `new`. */
const takeEvents = async (world: World, role: Role): Promise<string[]> => {
  const { rows } = await world.owner.query<{ kind: string; subject: string | null; data: object }>(
    "with gone as (delete from domain_events returning *) select kind, subject_id as subject, data from gone",
  );
  const names = new Map<string, string>(Object.entries(ids).map(([name, id]) => [id, name]));
  names.set(small.user(0, role), "caller").set(world.today(), "today");
  const nameOf = (value: string): string => names.get(value) ?? (/^[0-9a-f-]{36}$/.test(value) ? "new" : value);
  return rows.map(({ kind, subject, data }) => {
    const parts = Object.entries(data).map(([key, value]) => `${key}:${nameOf(String(value))}`);
    return [kind, subject === null ? "nobody" : nameOf(subject), ...parts.toSorted()].join(" ");
  });
};

/** Returns the mutations that recorded each domain event; the fixtures of other mutations are refused, or tell nobody of what they change. */
const walk = async (world: World): Promise<Record<string, string>> => {
  const people = await onePerRole(world);
  const mutationsByEvent = new Map<string, string[]>();
  for (const name of mutations.filter((each) => each !== "logout")) {
    const { document, variables } = requestFixtures[name](ids);
    for (const role of expectedPermissions[name].roles) {
      const { answer } = (await people.get(role)?.call(document, variables)) ?? {};
      if (answer?.status !== "success") continue;
      await world.settle();
      for (const event of await takeEvents(world, role))
        mutationsByEvent.set(event, [...(mutationsByEvent.get(event) ?? []), name]);
      break;
    }
  }
  return Object.fromEntries([...mutationsByEvent].map(([event, names]) => [event, names.join(" ")]));
};

/** Domain events, and the mutations that record them. */
const events: Readonly<Record<string, string>> = {
  "AccountDeletionWithdrawn patient deletion:deletionCase": "withdrawDeletionForPatient",
  "CaseArchived patient archived:yes by:caller case:case": "archiveActionCases",
  "CaseArchived patient archived:yes by:caller case:secondCase": "archiveActionCases",
  "CaseChanged patient by:caller case:case": "updateActionCase",
  "CaseCreated patient by:caller case:new": "createCaseFromMessage createNewCase startDeletionCase",
  "CaseDeleted patient by:caller case:archivedCase": "deleteActionCase",
  "CaseMovedToVendor patient by:caller case:case": "assignedToMoveAi",
  "CommentAdded patient by:caller case:case comment:new": "addNewComment",
  "CommentAdded patient by:caller case:deletionCase comment:new": "withdrawDeletionForPatient",
  "CommentChanged patient by:caller case:case comment:comment": "editComment",
  "CommentChanged patient by:caller case:case comment:freshComment": "takeBack",
  "CommentChanged patient by:caller case:case comment:secondComment": "deleteComment restoreComment",
  "DeviceCorrected patient by:caller line:refusedItem order:order": "correctCustody",
  "DevicesMoved patient by:caller order:order word:deleted": "markAsDeleted",
  "DiagnosesChanged patient by:caller":
    "addPatientDiagnoses addSingleDiagnosis deletePatientDiagnosis restorePatientDiagnosis updatePatientDiagnosis",
  "ExerciseRecorded patient date:today item:exerciseItem": "recordExercise",
  "LinkSent nobody by:caller link:new of:mobileApp": "sendMobileAppLink",
  "LinkSent nobody by:caller link:new of:registration": "sendPatientAuthLink",
  "NoteAdded patient by:caller note:new": "addPatientNote",
  "NoteAdded patient by:caller note:secondNote": "restorePatientNote",
  "NoteChanged patient by:caller note:note": "updatePatientNote",
  "NoteDeleted patient by:caller note:secondNote": "deletePatientNote",
  "NotificationAdded nobody notification:new": "addNotifications",
  "OrderChanged patient by:caller order:order": "updateAddress updateDeviceOrder updateGatewayId updateTrackingLink",
  "PatientAdded new by:caller order:null": "addPatientAdmin creatPatientAdmin",
  "PatientEdited patient by:caller part:address": "addeditShipAddress",
  "PatientEdited patient by:caller part:caregiver": "addeditCaregiver",
  "PatientEdited patient by:caller part:coach": "addeditHealthcoach",
  "PatientPaused secondPatient by:caller date:today pause:hold": "putPatientOnHold",
  "PatientPaused secondPatient by:caller date:today pause:inactive": "togglePatientStatus",
  "ProgressShared patient share:new": "caregiverNotify",
  "QuestionnaireAnswered patient date:today item:formItem": "recordAnswers",
  "ReadingRecorded patient date:today item:deviceItem": "recordReading",
  "RegistrationDeleted nobody by:caller registration:secondRegistration": "deleteRegisteredPatient",
  "ReminderAdded patient by:caller date:2099-01-01 reminder:new": "addEditEvent addEvent",
  "ReminderChanged patient by:caller reminder:reminder": "deleteEvent restoreEvent",
  "ReportMailed patient mail:new": "sendReportMail",
  "ScheduleChangeUndone patient area:exercise by:caller change:new": "undoScheduleChange",
  "ScheduleChanged patient area:measurement by:caller change:new": "updateDeviceSchedule",
  "SurgeonEdited nobody surgeon:surgeon": "addEditSurgeon",
  "WorkLogChanged patient by:caller case:case": "addWorkLog deleteWorkLog editWorkLog",
};

test("a change is told in a domain event of its kind, about its patient, with who changed what", async ({ world }) => {
  expect(await walk(world)).toEqual(events);
});
