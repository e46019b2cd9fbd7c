import { surgeryDayLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { Plus } from "lucide-react";
import type { KeyboardEvent } from "react";
import { DaysScale } from "../../../ui/chart/DaysBar.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { LinkedHead, LinkedRows } from "../../../ui/list/linked/LinkedRows.tsx";
import { LinkingLine } from "../../../ui/list/linked/LinkingLine.tsx";
import { useGutter } from "../../../ui/list/linked/use-gutter.ts";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { Button, buttonClass } from "../../../ui/look/Button.tsx";
import { EmptyState, NoResult } from "../../../ui/look/States.tsx";
import { MenuButton } from "../../../ui/overlay/MenuButton.tsx";
import { MenuAction } from "../../../ui/overlay/MenuItems.tsx";
import content from "../Content.module.css";
import type { ContentRecord } from "../use-content-editor.ts";
import { RegimenEntryEditor } from "./RegimenEntryEditor.tsx";
import { RegimenEntry } from "./RegimenEntry.tsx";
import { type RegimenValues, scaleOf } from "./regimen-values.ts";
import styles from "./RegimenExercises.module.css";
import { type RegimenEditing, useRegimenExercises } from "./use-regimen-exercises.ts";
import * as texts from "./regimen-texts.ts";

const heads = [texts.exercise, texts.configuration, texts.schedule, texts.actions] as const;

/** Prevents that Enter in the search submits the form. */
const noPublishing = (event: KeyboardEvent): void => {
  if (event.key === "Enter") event.preventDefault();
};

/** Menu that adds an exercise, which opens below the others. */
const AddExercise = ({ editing: { options, add } }: { editing: RegimenEditing }) => (
  <MenuButton
    className={buttonClass({})}
    align="right"
    isAddButton
    button={
      <>
        <Plus /> {texts.addExercise}
      </>
    }
  >
    {options.map((option) => (
      <MenuAction key={option.value} onAction={() => add(option)}>
        {option.label}
      </MenuAction>
    ))}
  </MenuButton>
);

/** Search and Add, which stay in view above the rows; read-only users have neither. */
const Tools = ({ editing, count, mayEdit }: { editing: RegimenEditing; count: number; mayEdit: boolean }) => (
  <header className={styles.tools}>
    <h2>
      {texts.exercises} <small>{count > 0 && count}</small>
    </h2>
    {mayEdit && (
      <>
        <span role="presentation" className={styles.search} onKeyDown={noPublishing}>
          <SearchField
            label={texts.searchExercises}
            placeholder={texts.search}
            value={editing.search}
            onValue={editing.setSearch}
          />
        </span>
        <AddExercise editing={editing} />
      </>
    )}
  </header>
);

/** Empty state in place of rows: what to do, or that nothing was found. */
function NoRows({ editing: { search, setSearch }, count }: { editing: RegimenEditing; count: number }) {
  if (count === 0) return <EmptyState title={texts.noExercisesYet} text={texts.addTheFirstOneAbove} />;
  return (
    <NoResult title={texts.noExerciseFound} text={texts.noneHasInItsName(search.trim())}>
      <Button onClick={() => setSearch("")}>{texts.clearSearch}</Button>
    </NoResult>
  );
}

interface RegimenExercisesProps {
  form: Form<RegimenValues>;
  content: ContentRecord | null;
  company: string | null;
}

/** Exercises of a regimen, each with its dose and its days, linked in chains. */
export function RegimenExercises({ form, content: record, company }: RegimenExercisesProps) {
  const editing = useRegimenExercises(form, record, company);
  const { rows, linking, nameOfId, placeOf } = editing;
  const { list, gutterOf } = useGutter(
    rows.map(({ entry }) => entry),
    linking,
    { nameOfId, placeOf },
  );
  const count = form.values.exercises.length;
  const wrong = count === 0 && form.shownError("exercises");
  const scale = scaleOf(form.values);
  return (
    <section aria-label={texts.exercises} className={styles.exercises}>
      <LinkedRows>
        <Tools editing={editing} count={count} mayEdit={record?.mayedit ?? true} />
        {rows.length > 0 && <LinkedHead heads={heads} scale={<DaysScale label={surgeryDayLabel} scale={scale} />} />}
        <ul ref={list}>
          {rows.map((row, index) => {
            const shared = { ...row, gutter: gutterOf(index), editing };
            return row.isOpen ? (
              <RegimenEntryEditor key={row.entry.id} {...shared} form={form} />
            ) : (
              <RegimenEntry key={row.entry.id} {...shared} scale={scale} />
            );
          })}
        </ul>
        {rows.length === 0 && <NoRows editing={editing} count={count} />}
        <LinkingLine linking={linking} nameOfId={nameOfId}>
          {texts.connectedExercisesMoveTogether}
        </LinkingLine>
      </LinkedRows>
      {wrong && (
        <p className={content.problem} role="alert">
          {wrong}
        </p>
      )}
    </section>
  );
}
