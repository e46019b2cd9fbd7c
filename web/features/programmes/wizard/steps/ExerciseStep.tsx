import { chainsOf } from "@restride/domain/programmes/linking.ts";
import { editedExercise } from "@restride/domain/programmes/edit-rows.ts";
import { Layers, Plus } from "lucide-react";
import { useState } from "react";
import { Segmented } from "../../../../ui/field/Segmented.tsx";
import { SearchField } from "../../../../ui/list/SearchField.tsx";
import { Button } from "../../../../ui/look/Button.tsx";
import { EmptyState } from "../../../../ui/look/States.tsx";
import { useNarrow } from "../../../../ui/look/use-width.ts";
import { PageHead } from "../../../../ui/page/PageHead.tsx";
import { regimenGroups } from "../../exercises/regimen-groups.ts";
import { PreviewButton, WithPreview } from "../../preview/WithPreview.tsx";
import { scheduleTitle } from "../../schedule-title.ts";
import { useNames } from "../../use-content.ts";
import type { Planned } from "../use-wizard.ts";
import { WindowScale } from "../../WindowBar.tsx";
import { WizardFrame } from "../WizardFrame.tsx";
import { AddExercise } from "../../exercises/AddExercise.tsx";
import { ApplyToAll } from "../../exercises/ApplyToAll.tsx";
import { denseView, offersDense, useDense } from "../../exercises/dense-view.ts";
import { ExerciseGroup } from "../../exercises/ExerciseGroup.tsx";
import styles from "../../exercises/Exercises.module.css";
import { SelectionLine } from "../../exercises/SelectionLine.tsx";
import { type ExerciseEditing, useExercises } from "../../exercises/use-exercises.ts";

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

function Tools({ editing, planned }: { editing: ExerciseEditing; planned: Planned }) {
  const [dialog, setDialog] = useState<"add" | "all" | null>(null);
  const { rows, search, setSearch, open } = editing;
  const [narrow, isDense] = [useNarrow(), useDense()];
  const isOff = open !== null;
  const close = (): void => setDialog(null);
  return (
    <>
      <SearchField label="Search exercises" placeholder="Search" value={search} onValue={setSearch} />
      {rows.length >= offersDense && !narrow && (
        <Segmented
          label="Row height"
          value={isDense ? "dense" : "roomy"}
          options={[
            { value: "roomy", text: "Roomy" },
            { value: "dense", text: "Dense" },
          ]}
          onValue={(view) => denseView.set(view === "dense")}
        />
      )}
      <Button icon={<Layers />} disabled={isOff || rows.length === 0} onClick={() => setDialog("all")}>
        Apply to all
      </Button>
      <Button icon={<Plus />} disabled={isOff} onClick={() => setDialog("add")}>
        Add exercise
      </Button>
      {dialog === "add" && <AddExercise planned={planned} onClose={close} />}
      {dialog === "all" && <ApplyToAll editing={editing} planned={planned} onClose={close} />}
    </>
  );
}

const Head = () => (
  <div className={styles.head} aria-hidden>
    <span />
    <span>EXERCISE</span>
    <span>CONFIGURATION</span>
    <span>SCHEDULE</span>
    <WindowScale />
    <span>ACTIONS</span>
  </div>
);

/** EXERCISE SCHEDULE: the exercises by regimen, linked in chains, of which one row edits at once. */
export function ExerciseStep({ planned }: { planned: Planned }) {
  const names = useNames();
  const editing = useExercises(planned, names);
  const { rows, typed, open, programme } = editing;
  const isDense = useDense() && rows.length >= offersDense;
  const narrow = useNarrow();
  const groups = regimenGroups(rows);
  const firstOpen = groups.findIndex(({ window }) => window.startdate > planned.day || window.enddate >= planned.day);
  const chains = chainsOf(rows.map(editedExercise)).length;
  const shown = typed ? programme : undefined;
  return (
    <WizardFrame
      step="schedule"
      summary={`${counted(rows.length, "exercise")} · ${counted(chains, "chain")}`}
      isOpen={open !== null}
      middle={<PreviewButton planned={planned} step="schedule" programme={shown} />}
    >
      <PageHead title={scheduleTitle("EXERCISE SCHEDULE", planned.patient)}>
        <Tools editing={editing} planned={planned} />
      </PageHead>
      <WithPreview planned={planned} step="schedule" programme={shown}>
        {rows.length === 0 ? (
          <EmptyState title="No exercises yet." text="Exercises that are added stand here." />
        ) : (
          <div className={styles.card} data-dense={isDense}>
            {!narrow && <Head />}
            {groups.map((group, at) => (
              <ExerciseGroup
                key={group.id ?? "added"}
                group={group}
                name={group.id === null ? "Added for this patient" : names.regimen(group.id).name}
                opensFirst={at === Math.max(0, firstOpen)}
                editing={editing}
                planned={planned}
              />
            ))}
            <SelectionLine editing={editing} />
          </div>
        )}
      </WithPreview>
    </WizardFrame>
  );
}
