import type { PlantedBreak } from "../../planted-break.ts";

/** Faults of the sixth draw, in files chosen at random in November 2026 by somebody who had written none of the tests: those of the layer `domain`. */
export const sixthDrawDomainBreaks: readonly PlantedBreak[] = [
  {
    name: "A picture of which a part was written stays in the file storage",
    path: "domain/images/image.ts",
    search: "(\\.part)?",
    replace: "",
  },
  {
    name: "A health coach notes that a patient was called back",
    path: "domain/callbacks/operations.ts",
    search: "setCallbackCalled: inClinic(admin, surgeon, medicalAssociate, companyAdmin)",
    replace: "setCallbackCalled: inClinic(admin, surgeon, medicalAssociate, companyAdmin, Role.healthCoach)",
  },
  {
    name: "The last 7 days are 6",
    path: "domain/progress/periods.ts",
    search: "from: addDays(today, -count),",
    replace: "from: addDays(today, 1 - count),",
  },
  {
    name: "A weekly questionnaire that has begun is said to move with the surgery date",
    path: "domain/schedules/plan-move.ts",
    search: 'isQuestionnaire(item) && item.type === "custom"',
    replace: "isQuestionnaire(item)",
  },
  {
    name: "A link is not sent to an email address of more than 100 characters",
    path: "domain/registration/send-link.ts",
    search: "texts.pleaseEnterValidEmail, 200",
    replace: "texts.pleaseEnterValidEmail, 100",
  },
  {
    name: "A full page of 100 cases cannot be archived",
    path: "domain/cases/archive.ts",
    search: "maxCasesAtOnce = 100",
    replace: "maxCasesAtOnce = 50",
  },
  {
    name: "A clinic does not see that the company is writing in a case",
    path: "domain/case-work/operations.ts",
    search: "onWriting: talking",
    replace: "onWriting: handling",
  },
  {
    name: "An exercise that starts today keeps its start when it is moved",
    path: "domain/programmes/move-or-resize.ts",
    search: "if (item.start < today) return",
    replace: "if (item.start <= today) return",
  },
  {
    name: "Content that one care plan uses can be retired",
    path: "domain/content/kinds.ts",
    search: "count > 0",
    replace: "count > 1",
  },
  {
    name: "A reason for a withdrawal is accepted that the comment has no room for",
    path: "domain/account-deletion/withdrawal-form.ts",
    search: "reasonLimit = 3_900",
    replace: "reasonLimit = 4_000",
  },
  {
    name: "The filter of messages does not show that it is limited to urgent ones",
    path: "domain/cases/message-filter-form.ts",
    search: "urgent: urgent ?? false",
    replace: "urgent: false",
  },
  {
    name: "A reading of a clock that is two minutes ahead counts for tomorrow",
    path: "domain/recording/decide-reading.ts",
    search: "todayIn(Math.min(reading.takenAt, context.now), context.timeZone)",
    replace: "todayIn(reading.takenAt, context.timeZone)",
  },
];
