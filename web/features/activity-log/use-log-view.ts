import { logPages, type QuickRange, quickRanges, usualRange } from "@restride/domain/activity-log/log-filter.ts";
import { type CalendarDate, isCalendarDate } from "@restride/domain/values/calendar-date.ts";
import { useSearchParams } from "react-router";

const names = ["log", "range", "from", "to", "source", "event", "order", "page", "at", "turn", "size"] as const;
type ParameterName = (typeof names)[number];
const key = (name: ParameterName): string => (name === "log" ? name : `log-${name}`);

const listOf = (text: string | null): string[] => (text ? text.split(",") : []);
const dateOf = (text: string | null): CalendarDate | null => (isCalendarDate(text) ? text : null);
const readWhole = (text: string | null, otherwise: number): number =>
  text !== null && /^-?\d{1,7}$/.test(text) ? Number(text) : otherwise;

/** Part of the log that is shown. It is stored in the URL. */
export interface LogView {
  readonly range: QuickRange | null;
  readonly from: CalendarDate | null;
  readonly to: CalendarDate | null;
  readonly sources: readonly string[];
  readonly events: readonly string[];
  readonly oldestFirst: boolean;
  readonly page: number;
  /** Record from which pages are counted, and how many pages after it the current one is. */
  readonly at: string | null;
  readonly turn: number;
  readonly size: number;
}

const parseLogView = (params: URLSearchParams): LogView => {
  const get = (name: ParameterName) => params.get(key(name));
  const [from, to] = [dateOf(get("from")), dateOf(get("to"))];
  const range = quickRanges.find((each) => each === get("range")) ?? (from || to ? null : usualRange);
  const size = logPages.sizes.find((each) => String(each) === get("size")) ?? logPages.defaultSize;
  return {
    range,
    from,
    to,
    sources: listOf(get("source")),
    events: listOf(get("event")),
    oldestFirst: get("order") === "oldest",
    page: Math.max(1, readWhole(get("page"), 1)),
    at: get("at"),
    turn: readWhole(get("turn"), 0),
    size,
  };
};

/** Returns the query variables of a view. */
export const logInput = ({ range, from, to, sources, events, oldestFirst, at, turn, size }: LogView) => ({
  fromDate: range,
  filter: {
    ...(range === null && from && to && { startdate: from, enddate: to }),
    sources: [...sources],
    events: [...events],
    oldestFirst,
    cursor: at,
    turn,
    size,
  },
});

/** Returns whether the log is open, its view, and the functions that change it. A change of the filters returns to the first page. */
export function useLogView() {
  const [params, setParams] = useSearchParams();
  const set = (changes: Partial<Record<ParameterName, string>>): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes) as [ParameterName, string][])
          if (value === "") after.delete(key(name));
          else after.set(key(name), value);
        return after;
      },
      { replace: true },
    );
  const first = { page: "", at: "", turn: "" };
  return {
    isOpen: params.has("log"),
    view: parseLogView(params),
    open: () => set({ log: "open" }),
    close: () => set(Object.fromEntries(names.map((name) => [name, ""]))),
    clear: () => set({ ...Object.fromEntries(names.map((name) => [name, ""])), log: "open" }),
    showRange: (range: QuickRange) => set({ ...first, range, from: "", to: "" }),
    showDates: (from: CalendarDate | null, to: CalendarDate | null) =>
      set({ ...first, range: "", from: from ?? "", to: to ?? "" }),
    showSources: (sources: readonly string[]) => set({ ...first, source: sources.join(",") }),
    showEvents: (events: readonly string[]) => set({ ...first, event: events.join(",") }),
    turnAround: (oldestFirst: boolean) => set({ ...first, order: oldestFirst ? "oldest" : "" }),
    resize: (size: number) => set({ ...first, size: String(size) }),
    /** Shows a page that is `turn` pages after a record. */
    turnTo: (page: number, at: string, turn: number) =>
      set(page === 1 ? first : { page: String(page), at, turn: String(turn) }),
  };
}

export type LogControl = ReturnType<typeof useLogView>;
