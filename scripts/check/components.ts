import { type Check, type Problem, problemAt, type Source } from "./source.ts";

/** Components whose behavior a test in a browser shows: forms, dialogs, lists, tables and charts. */
const isShown = ({ path }: Source): boolean =>
  /^web\/.*(Form|Dialog|Drawer|List|Table|Chart|Charts)\.tsx$/.test(path) && !path.startsWith("web/testing/");

/** Components without a test of their own. Nothing is added here. */
const untested: readonly string[] = [
  "web/features/activity-log/ActivityLogDialog.tsx",
  "web/features/cases/lite/LiteList.tsx",
  "web/features/programmes/exercises/ExerciseTable.tsx",
  "web/features/recovery/RecoveryChart.tsx",
  "web/features/score-charts/LargeChart.tsx",
  "web/features/score-charts/ScoreChartDialog.tsx",
  "web/features/score-charts/ScoreCharts.tsx",
  "web/ui/chart/BandChart.tsx",
  "web/ui/chart/LineChart.tsx",
  "web/ui/field/ChoiceList.tsx",
  "web/ui/form/InlineForm.tsx",
  "web/ui/form/RecordForm.tsx",
  "web/ui/list/RecordList.tsx",
  "web/ui/overlay/LateDialog.tsx",
];

const testOf = (path: string): string => path.replace(/\.tsx$/, ".component.test.tsx");

/** Each form, dialog, list, table and chart stands beside a component test. */
export const componentsCheck: Check = {
  name: "component tests",
  find: (sources) => {
    const paths = new Set(sources.map(({ path }) => path));
    return sources.filter(isShown).flatMap((source): Problem[] => {
      const { path } = source;
      const isTested = paths.has(testOf(path));
      if (isTested !== untested.includes(path)) return [];
      const message = isTested ? "has a test: take it out of the list here" : `has no test: write ${testOf(path)}`;
      return [problemAt(source, 0, `${path} ${message}`)];
    });
  },
};
