import * as patientTexts from "@restride/domain/patients/patient-texts.ts";
import { daysBetween } from "@restride/domain/values/calendar-date.ts";
import { isRefusal, refuse } from "@restride/domain/values/refusal.ts";
import type { PatientPages } from "../patient-page/patient-page.lookups.ts";
import type { Recordings, Submission } from "../recording/recording.lookups.ts";
import type { PatientAreas } from "./patient-areas.ts";
import { type AreaRequest, readArea, type ReadArea, type ReadDeps } from "./read-area.ts";
import type { QuestionnaireRow } from "./schedules.queries.ts";

interface Deps extends ReadDeps {
  readonly areas: PatientAreas;
  readonly recordings: Recordings;
  readonly patientPages: PatientPages;
}

const rowOf = (item: QuestionnaireRow, answers: readonly Submission[], read: ReadArea<QuestionnaireRow>) => ({
  _id: item.id,
  formid: item.contentId,
  shortname: item.name,
  image: item.image,
  scheduletype: item.type,
  schedule: [...(item.type === "weekly" ? item.weekdays : item.days)],
  startdate: item.start,
  enddate: item.end,
  weekdays: [...item.weekdays],
  answered: answers
    .filter(({ itemId }) => itemId === item.id)
    .map(({ day }) => daysBetween(read.schedule.surgeryDate, day)),
  skiponsurgerydate: item.skipOnSurgeryDate,
  stage: read.stageOf(item),
  sums: read.sumsOf(item),
});

/** Makes the use case that returns a patient's questionnaires with their answers. */
export const makeGetFeedSchedule =
  ({ areas, recordings, patientPages, ...deps }: Deps) =>
  async (request: AreaRequest, surgeryType: string | null | undefined) => {
    const { scope, patientId, operation } = request;
    let answers: readonly Submission[] = [];
    const [read, patient] = await Promise.all([
      readArea(deps, areas.questionnaire, request, async (...range) => {
        answers = await recordings.submissions(...range);
        return answers.map((answer) => ({ ...answer, times: 1 }));
      }),
      patientPages.openPatient(scope, patientId, operation),
    ]);
    if (isRefusal(read)) return read;
    if (isRefusal(patient)) return patient;
    if (surgeryType && surgeryType !== patient.surgery.type) return refuse(patientTexts.otherJoint);
    return {
      schedules: {
        ...read.frame,
        feedback: read.rows.map((item) => rowOf(item, answers, read)),
        feedbackdateschedule: (request.selects("feedbackdateschedule") ? read.days : []).map(({ date, items }) => ({
          date,
          forms: items.map(({ item, isDone }) => {
            const answer = answers.find(({ itemId, day }) => itemId === item.id && day === date);
            return {
              _id: item.id,
              formid: item.contentId,
              answers: answer?.answerId ?? null,
              submittime: answer?.submittedAt ?? null,
              meta: { name: item.name, complete: isDone },
            };
          }),
        })),
        weeklyfeedschedule: (request.selects("weeklyfeedschedule") ? read.weeks() : []).map(({ weekdate, sums }) => ({
          weekdate,
          feedback: [...sums],
        })),
        lastscores: patient.lastscores,
      },
    };
  };
