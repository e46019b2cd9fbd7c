import { type FilledForm, scoresOfForm } from "@restride/domain/progress-page/progress-series.ts";
import type { QuestionnaireKind } from "@restride/domain/questionnaires/score.ts";
import { areas, type Area } from "@restride/domain/schedules/schedule-item.ts";
import { fromDayNumber } from "@restride/domain/values/calendar-date.ts";
import type { Summary } from "./activity.ts";
import { adherenceOn } from "./adherence.ts";
import { answersOn } from "./answers.ts";
import type { Person } from "./people/person.ts";

/** Number of items due on a usual day of a full programme, by area. */
const perDay: Record<Area, number> = { exercise: 10, measurement: 1.5, questionnaire: 0.5 };

const programmeEnd: Record<Area, number> = { exercise: 84, measurement: 84, questionnaire: 182 };

const hasArea = ({ carePlan }: Person, area: Area): boolean =>
  area === "exercise" ? carePlan.regimens.length > 0 : area === "measurement" ? carePlan.devices.length > 0 : true;

const formsOn = (person: Person, day: number): FilledForm[] => {
  const kinds: QuestionnaireKind[] = [person.joint === "knee" ? "oxford-knee" : "oxford-hip", "pain"];
  const date = fromDayNumber(person.surgeryNumber + day);
  const at = `${date}T18:00:00.000Z`;
  return kinds.map((kind) => ({ kind, answers: answersOn(kind, person, day), date, at, source: "" }));
};

/**
 * Returns a summary that includes the days up to `until` as estimates: large worlds store only the last weeks of a history, but their lists should
 * look like a clinic's.
 */
export const earlierProgress = (summary: Summary, person: Person, until: number): Summary => {
  const [due, done, scores] = [{ ...summary.due }, { ...summary.done }, new Map(summary.scores)];
  for (const area of areas) {
    const days = Math.max(0, Math.min(until, programmeEnd[area]) - Math.max(person.addedOn, -28));
    if (!hasArea(person, area)) continue;
    const share = adherenceOn(person.adherence, person.age, Math.min(until, programmeEnd[area]) / 2, 3);
    const earlier = Math.round(days * perDay[area]);
    due[area] += earlier;
    done[area] += Math.min(earlier, Math.round(earlier * share * person.random.normal(1, 0.05)));
  }
  const answeredOn = Math.min(until, 182);
  if (answeredOn >= 14)
    for (const score of formsOn(person, answeredOn).flatMap(scoresOfForm))
      if (!scores.has(score.name)) scores.set(score.name, score);
  return { due, done, scores };
};
