import { addCategory, categoryLimit, isStartingCategory } from "@restride/domain/surgeons/team.ts";
import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/look/Button.tsx";
import { IconButton } from "../../ui/look/IconButton.tsx";
import { TextArea, TextField } from "../../ui/field/TextField.tsx";
import { PeopleCount } from "./PeopleCount.tsx";
import type { TeamProps } from "./ReorderTeam.tsx";
import { ReorderTeam } from "./ReorderTeam.tsx";
import card from "./SurgeonEditor.module.css";
import styles from "./TeamCategories.module.css";
import { randomId } from "../../platform/device/random-id.ts";
import * as texts from "./surgeons-texts.ts";

function AddCategory({ team, onTeam }: TeamProps) {
  const [name, setName] = useState("");
  const add = (): void => {
    onTeam(addCategory(team, name, randomId()));
    setName("");
  };
  return (
    <div className={styles.add}>
      <TextField
        label={texts.newCategoryName}
        value={name}
        onValue={setName}
        maxLength={categoryLimit}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
      />
      <Button icon={<Plus />} onClick={add} aria-label={texts.addCategory}>
        {texts.add}
      </Button>
    </div>
  );
}

function EditTeam({ team, onTeam }: TeamProps) {
  const write = (id: string, details: string): void =>
    onTeam(team.map((category) => (category._id === id ? { ...category, details } : category)));
  return (
    <ul>
      {team.map((category) => (
        <li key={category._id} className={styles.row}>
          <details className={styles.details}>
            <summary>
              <span className={styles.name}>{category.name}</span>
              <PeopleCount category={category} />
              <ChevronDown className={styles.chevron} />
            </summary>
            <div className={styles.people}>
              <TextArea
                label={texts.onePersonALine(category.name)}
                value={category.details}
                onValue={(details) => write(category._id, details)}
              />
            </div>
          </details>
          {!isStartingCategory(category.name) && (
            <IconButton
              label={texts.removeName(category.name)}
              icon={<Trash2 />}
              onClick={() => onTeam(team.filter(({ _id }) => _id !== category._id))}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Categories of a surgeon's team: their people, or with `reorder` their order. */
export function TeamCategories({ reorder, mayEdit, ...props }: TeamProps & { reorder: boolean; mayEdit: boolean }) {
  return (
    <section className={card.card} aria-label={texts.teamCategories}>
      <div className={styles.head}>
        <h2>{texts.teamCategories}</h2>
        <span className={styles.mutedText}>{props.team.length}</span>
      </div>
      {reorder ? <ReorderTeam {...props} /> : <EditTeam {...props} />}
      {mayEdit && <AddCategory {...props} />}
    </section>
  );
}
