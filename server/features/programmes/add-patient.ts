import type { CustomerScope } from "@restride/domain/access/scope.ts";
import { additionReason, additionText } from "@restride/domain/patients/duplicates.ts";
import type { PatientForm } from "@restride/domain/patients/patient-form.ts";
import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { beginProgramme, type BegunProgramme } from "@restride/domain/programmes/begin-programme.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import type { Id } from "@restride/domain/values/id.ts";
import { parseOrRefuse } from "@restride/domain/values/problems.ts";
import { isRefusal, refuse, type Refusal } from "@restride/domain/values/refusal.ts";
import { withoutNull } from "@restride/domain/values/without-null.ts";
import type { MutationAddPatientAdminArgs } from "../../generated/resolvers.ts";
import type { Database } from "../../platform/database/database.ts";
import type { DomainEvents } from "../../platform/events/domain-events.ts";
import { instantOf } from "../../platform/instant.ts";
import type { Queue } from "../../platform/jobs/queue.ts";
import type { IsPlanFor, NamesOfContent } from "../content-names/content-names.lookups.ts";
import type { EraseDraft } from "../drafts/drafts.commands.ts";
import type { ClinicClock } from "../clinic-profile/clinic-clock.lookups.ts";
import type { NewPatients } from "../patient-editing/new-patients.commands.ts";
import { daysAhead, type Progress } from "../recording/progress.commands.ts";
import type { TakeOver } from "../registration/registrations.commands.ts";
import type { AddItems, NewItem } from "../schedules/new-items.commands.ts";
import { scheduleTexts } from "@restride/domain/programmes/programmes-texts.ts";
import * as registrationTexts from "@restride/domain/registration/registration-texts.ts";

export interface AddDeps {
  readonly db: Database;
  readonly clock: ClinicClock;
  readonly newPatients: NewPatients;
  readonly namesOfContent: NamesOfContent;
  readonly isPlanFor: IsPlanFor;
  readonly takeOver: TakeOver;
  readonly eraseDraft: EraseDraft;
  readonly addItems: AddItems;
  readonly progress: Progress;
  readonly queue: Queue;
  readonly domainEvents: DomainEvents;
  readonly newId: () => Id;
}

type Input = MutationAddPatientAdminArgs;

/** The parsed request: the patient, the programme, and the reason for adding a match. */
interface ParsedRequest {
  readonly form: PatientForm;
  readonly programme: BegunProgramme;
  readonly addedAlthough: string | null;
}

/** Returns rows as they were sent, without the omitted fields. */
export const sentRows = (rows: readonly { readonly _id: Id }[] | null | undefined) =>
  (rows ?? []).map((row) => ({ ...withoutNull(row), _id: row._id }));

const readReason = (although: Input["although"]): string | null | Refusal => {
  if (!although) return null;
  const parsed = parseOrRefuse(additionReason, withoutNull(although));
  if (isRefusal(parsed)) return parsed;
  return parsed.reason === "Other" ? parsed.text : additionText(parsed);
};

/** Makes the use case that adds a patient with a programme, in one transaction with as few round trips as its parts allow. */
export const makeAddPatient = (deps: AddDeps) => {
  const { db, clock, newPatients, newId } = deps;

  const parseRequest = (input: Input, today: CalendarDate): ParsedRequest | Refusal => {
    const form = newPatients.read(input.patient, today);
    if (isRefusal(form)) return form;
    const addedAlthough = readReason(input.although);
    if (isRefusal(addedAlthough)) return addedAlthough;
    const exercises = input.include_regimens === false ? [] : sentRows(input.exercises);
    const sentProgramme = { exercises, devices: sentRows(input.devices), feedback: sentRows(input.feedback) };
    const programme = beginProgramme(sentProgramme, { surgeryDate: form.surgery.date, today, newId });
    return isRefusal(programme) ? programme : { form, programme, addedAlthough };
  };

  return (scope: CustomerScope, input: Input) =>
    db.transaction(scope, async () => {
      const { today, now } = await clock(scope);
      const request = parseRequest(input, today);
      if (isRefusal(request)) return request;
      const preparedInput = await checkReferences(deps, scope, input, request);
      if (isRefusal(preparedInput)) return preparedInput;
      const patientId = await save(deps, scope, input, request, { today, at: instantOf(now), ...preparedInput });
      const { exercises, devices, feedback } = request.programme;
      const counts = { exercises: exercises.rows.length, devices: devices.rows.length, feedback: feedback.rows.length };
      return { patient: { _id: patientId, ...counts }, message: patientTexts.patientAdded };
    });
};

/** Checks that surgeon, content and registration exist and fit, and whether the patient exists already. */
const checkReferences = async (
  { newPatients, namesOfContent, isPlanFor, takeOver }: AddDeps,
  scope: CustomerScope,
  { careplan, registration }: Input,
  { form, addedAlthough, programme: { exercises, devices, feedback } }: ParsedRequest,
): Promise<{ readonly consentedAt: string | null } | Refusal> => {
  const [isSurgeonThere, needsReason, names, isFitting, registered] = await Promise.all([
    newPatients.isSurgeonThere(scope, form.surgeon),
    addedAlthough === null && newPatients.needsReasonFor(scope, form),
    namesOfContent(scope, {
      exercises: exercises.rows.map(({ exercise }) => exercise),
      regimens: exercises.rows.flatMap(({ regimen }) => regimen ?? []),
      devices: devices.rows.map(({ deviceid }) => deviceid),
      questionnaires: feedback.rows.map(({ formid }) => formid),
      carePlans: careplan ? [careplan] : [],
    }),
    !careplan || isPlanFor(scope, careplan, form.surgery.type),
    registration ? takeOver.lock(scope, registration) : null,
  ]);
  if (!isSurgeonThere) return refuse(patientTexts.noSurgeon);
  if (!names) return refuse(scheduleTexts.notThere);
  if (!isFitting) return refuse(scheduleTexts.otherJoint);
  if (registered === undefined) return refuse(registrationTexts.notWaiting);
  if (needsReason) return refuse(patientTexts.alreadyThere);
  return { consentedAt: registered?.signedAt ?? null };
};

interface AdditionTime {
  readonly today: CalendarDate;
  /** Now, ISO 8601. */
  readonly at: string;
  readonly consentedAt: string | null;
}

const save = async (
  { newPatients, takeOver, eraseDraft, addItems, progress, queue, domainEvents, newId }: AddDeps,
  scope: CustomerScope,
  { careplan, registration, draft }: Input,
  { form, programme, addedAlthough }: ParsedRequest,
  { today, at, consentedAt }: AdditionTime,
): Promise<Id> => {
  const [patientId, orderId] = [newId(), newId()];
  const items = newItems(programme);
  const more = { carePlanId: careplan ?? null, healthCoachId: null, consentedAt, addedAlthough, at };
  newPatients.insert(scope, form, { patientId, ...more });
  if (registration) takeOver.link(scope, registration, patientId);
  if (draft) eraseDraft(scope, draft);
  if (items.length > 0) addItems(scope, patientId, items, { orderId, day: today, at, isReorder: false });
  progress.start(scope, patientId, { surgeryDate: form.surgery.date, today });
  const planned = items.map(({ item }) => item);
  progress.storeDays(
    scope,
    patientId,
    today,
    daysAhead(planned, { holds: [], inactive: [] }, () => 0, today),
  );
  await queue(scope, "patient-password-link", { customerId: scope.customerId, patientId, ask: newId() });
  const data = { by: scope.userId, order: programme.devices.rows.length > 0 ? orderId : null };
  await domainEvents.record(scope, { kind: "PatientAdded", subjectId: patientId, data });
  return patientId;
};

const newItems = ({ exercises, devices, feedback }: BegunProgramme): NewItem[] => {
  const plain = { regimenId: null, nextId: null };
  const itemOf = new Map([exercises, devices, feedback].flatMap(({ items }) => items.map((item) => [item.id, item])));
  const of = (id: Id) => itemOf.get(id)!;
  return [
    ...exercises.rows.map((row): NewItem => ({
      area: "exercise",
      item: of(row._id),
      contentId: row.exercise,
      regimenId: row.regimen,
      nextId: row.nextexerciseid,
    })),
    ...devices.rows.map((row): NewItem => ({
      area: "measurement",
      item: of(row._id),
      contentId: row.deviceid,
      ...plain,
    })),
    ...feedback.rows.map((row): NewItem => ({
      area: "questionnaire",
      item: of(row._id),
      contentId: row.formid,
      ...plain,
    })),
  ];
};
