import { matchesSearch, searchParts } from "@restride/domain/names/search-form.ts";
import {
  type LinkAct,
  linkActs,
  placeInChain,
  takeBackLinks,
  withoutExercises,
} from "@restride/domain/programmes/linking.ts";
import { isRefusal, type Refusal } from "@restride/domain/values/refusal.ts";
import { useState } from "react";
import { toasts } from "../../../platform/notices/toasts.ts";
import type { Form } from "../../../ui/form/use-form.ts";
import { stayInRow } from "../../../ui/list/leave-row.ts";
import { useLinking } from "../../../ui/list/linked/use-linking.ts";
import { useOpenLine } from "../parts/use-open-line.ts";
import { type PartOption, partOf, usePartOptions } from "../parts/use-parts.ts";
import { formatNumber } from "../content-fields.ts";
import type { ContentRecord } from "../use-content-editor.ts";
import { type EntryValues, regimenContent, type RegimenValues } from "./regimen-values.ts";
import { randomId } from "../../../platform/device/random-id.ts";
import * as texts from "./regimen-texts.ts";

/** Returns the values of an added exercise: its default dose, on all days of the regimen. */
const newEntry = ({ value, dose }: PartOption, { startdate, enddate }: RegimenValues): EntryValues => ({
  id: randomId(),
  nextId: null,
  exercise: value,
  startdate,
  enddate,
  holdseconds: formatNumber(dose?.holdseconds),
  repeat: formatNumber(dose?.repeat),
  set: formatNumber(dose?.set),
  time: formatNumber(dose?.time),
  interval: formatNumber(dose?.interval),
});

const typedFields = ["startdate", "enddate", "interval", "time", "holdseconds", "repeat", "set"] as const;

/** Returns whether a typed value of an exercise is invalid. */
const isWrong = (values: RegimenValues, at: number): boolean => {
  const read = regimenContent.schema.safeParse(values);
  return !read.success && read.error.issues.some(({ path: [list, place] }) => list === "exercises" && place === at);
};

/** State of the open exercise, if any. An invalid exercise stays open and shows its errors. */
function useOpenEntry({ values, judge }: Form<RegimenValues>) {
  const line = useOpenLine();
  const leave = (): void => {
    const { at } = line;
    if (at === null || !isWrong(values, at)) return;
    judge(`exercises.${at}`);
    for (const name of typedFields) judge(`exercises.${at}.${name}`);
  };
  return {
    ...line,
    open: (at: number) => {
      leave();
      line.open(at);
    },
    close: () => {
      leave();
      line.close();
    },
    /** Closes an exercise that is removed. */
    forget: line.close,
  };
}

/** Exercises of a regimen with all their actions. The open one and those with errors show their fields. */
export function useRegimenExercises(form: Form<RegimenValues>, content: ContentRecord | null, company: string | null) {
  const { values, set, setValues, dropRow, shownError } = form;
  const { exercises } = values;
  const [search, setSearch] = useState("");
  const options = usePartOptions("exercise", company);
  const line = useOpenEntry(form);
  const put = (after: readonly EntryValues[], notice: string | null): void => {
    set("exercises", after);
    if (notice === null) return;
    toasts.undo(notice, () => {
      line.forget();
      setValues((now) => ({ ...now, exercises: takeBackLinks(now.exercises, exercises, after) }));
    });
  };
  const linking = useLinking(exercises, linkActs, (done: LinkAct<EntryValues> | Refusal) => {
    if (isRefusal(done)) toasts.error(done.message);
    else put(done.items, done.notice);
  });
  const namedEntries = exercises.map((entry, at) => {
    const isOpen = line.isOpen(at) || shownError(`exercises.${at}`) !== undefined;
    return { entry, at, isOpen, part: partOf(entry.exercise, content, options) };
  });
  const searched = searchParts(search);
  return {
    options,
    search,
    setSearch,
    /** Visible rows: those that match the search, and open ones. */
    rows: namedEntries.filter(({ isOpen, part }) => isOpen || matchesSearch([part.name], searched)),
    linking,
    nameOfId: (id: string | null) => namedEntries.find(({ entry }) => entry.id === id)?.part.name ?? "",
    placeOf: (id: string) => placeInChain(exercises, id),
    editorOf: line.editorOf,
    edit: (at: number) => {
      linking.deselect();
      line.open(at);
    },
    close: () => {
      line.close();
      stayInRow();
    },
    add: (option: PartOption) => {
      setSearch("");
      put([...exercises, newEntry(option, values)], null);
      line.open(exercises.length);
    },
    remove: (at: number) => {
      const { entry, part } = namedEntries[at]!;
      dropRow("exercises", at);
      put(
        withoutExercises(exercises, ({ id }) => id === entry.id),
        texts.removedText(part.name),
      );
      line.forget();
      stayInRow();
    },
  };
}

export type RegimenEditing = ReturnType<typeof useRegimenExercises>;
