import { Layers, Plus } from "lucide-react";
import { useState } from "react";
import { useKeys } from "../../../platform/device/use-keys.ts";
import { Segmented } from "../../../ui/field/Segmented.tsx";
import { SearchField } from "../../../ui/list/SearchField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { useNarrow } from "../../../ui/look/use-width.ts";
import { isCovered } from "../../../ui/overlay/overlays.ts";
import { AddExercise } from "./AddExercise.tsx";
import { ApplyToAll } from "./bulk/ApplyToAll.tsx";
import { denseView, offersDense, useDense } from "./dense-view.ts";
import styles from "./Exercises.module.css";
import type { ExerciseEditing } from "./use-exercises.ts";
import * as texts from "./exercises-texts.ts";

/** Search, row height, bulk change, and Add of an exercise schedule; N adds too. */
export function ExerciseTools({ editing }: { editing: ExerciseEditing }) {
  const [isApplying, setApplying] = useState(false);
  const { rows, visibleExercises, search, setSearch, open, planContext, add, isAdding, setAdding } = editing;
  const [narrow, isDense] = [useNarrow(), useDense()];
  const isOff = open !== null;
  useKeys((event) => {
    if (event.key.toLowerCase() !== "n" || isOff || isCovered()) return;
    event.preventDefault();
    setAdding(true);
  });
  return (
    <>
      <SearchField label={texts.searchExercises} placeholder={texts.search} value={search} onValue={setSearch} />
      {visibleExercises.length >= offersDense && !narrow && (
        <span className={styles.offPaper}>
          <Segmented
            label={texts.rowHeight}
            value={isDense ? "dense" : "roomy"}
            options={[
              { value: "roomy", text: texts.roomy },
              { value: "dense", text: texts.dense },
            ]}
            onValue={(view) => denseView.set(view === "dense")}
          />
        </span>
      )}
      <Button icon={<Layers />} disabled={isOff || rows.length === 0} onClick={() => setApplying(true)}>
        {texts.applyToAll}
      </Button>
      <Button icon={<Plus />} disabled={isOff} data-add-button onClick={() => setAdding(true)}>
        {texts.addExercise}
      </Button>
      {isAdding && <AddExercise planContext={planContext} onAdd={add} onClose={() => setAdding(false)} />}
      {isApplying && <ApplyToAll editing={editing} planContext={planContext} onClose={() => setApplying(false)} />}
    </>
  );
}
