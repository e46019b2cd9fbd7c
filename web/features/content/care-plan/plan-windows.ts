import type { Window } from "@restride/domain/programmes/programme.ts";
import { parseDay } from "../content-fields.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import { carePlanContent, type CarePlanValues, readDays } from "./care-plan-values.ts";

/** Version id of a plan's part, with its window; null while the days are invalid. */
export interface PartWindow {
  readonly id: string;
  readonly window: Window | null;
}

const windowAround = (days: readonly (number | null)[]): Window | null => {
  const validDays = days.filter((day) => day !== null);
  return validDays.length === 0 ? null : { startdate: Math.min(...validDays), enddate: Math.max(...validDays) };
};

/** Returns the windows of a plan's devices, as typed. */
export const deviceWindows = ({ devices }: Pick<CarePlanValues, "devices">): PartWindow[] =>
  devices.map(({ deviceid, start_date, end_date }) => {
    const [first, last] = [parseDay(start_date), parseDay(end_date)];
    return {
      id: deviceid,
      window: first === null || last === null || first > last ? null : windowAround([first, last]),
    };
  });

/** Returns the windows of a plan's questionnaires, as typed, each over all its spans. */
export const questionnaireWindows = ({ feedback }: Pick<CarePlanValues, "feedback">): PartWindow[] =>
  [...Map.groupBy(feedback, ({ formid }) => formid)].map(([id, spans]) => ({
    id,
    window: windowAround(
      spans.flatMap(({ scheduletype, days, startdate, enddate }) =>
        scheduletype === "custom" ? readDays(days) : [parseDay(startdate), parseDay(enddate)],
      ),
    ),
  }));

/** Returns the windows of all parts of a saved plan by the id of their content, for comparison with typed values. */
export const windowsBefore = (content: ContentRecord): ReadonlyMap<string, Window> => {
  const values = carePlanContent.valuesOf(content);
  const windows = [...deviceWindows(values), ...questionnaireWindows(values)];
  return new Map(
    content.parts.flatMap((part): [string, Window][] => {
      const { startdate, enddate } = part;
      const own = typeof startdate === "number" && typeof enddate === "number" ? { startdate, enddate } : null;
      const window = own ?? windows.find(({ id }) => id === part._id)?.window;
      return window ? [[part.content, window]] : [];
    }),
  );
};
