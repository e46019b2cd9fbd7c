import { shownPhone } from "@restride/domain/values/phone.ts";
import { Checkbox } from "../../ui/field/Checkbox.tsx";
import { Avatar } from "../../ui/look/Marks.tsx";
import { RowCards } from "../../ui/list/RowCards.tsx";
import type { ListedSurgeon, Ticks } from "./surgeon-columns.tsx";
import { withoutTitle } from "./surgeon-name.ts";
import { surgeonPath } from "./surgeon-path.ts";
import { SurgeonActions } from "./SurgeonLinks.tsx";
import * as texts from "./surgeons-texts.ts";

const patientsOf = ({ patients }: ListedSurgeon): string => texts.patientCount(patients);

interface SurgeonCardsProps {
  surgeons: readonly ListedSurgeon[];
  /** Selection; null for users who may not delete. */
  ticks: Ticks | null;
}

/** Surgeons as cards, for narrow windows. */
export const SurgeonCards = ({ surgeons, ticks }: SurgeonCardsProps) => (
  <RowCards
    rows={surgeons}
    title={({ name }) => name}
    open={({ _id }) => surgeonPath(_id)}
    carries={(surgeon) => ({ surgeon })}
    picture={({ name, image }) => <Avatar name={withoutTitle(name)} image={image} size={40} />}
    lines={(surgeon) => [surgeon.email, `${shownPhone(surgeon.phone.public)} · ${patientsOf(surgeon)}`]}
    actions={(surgeon) => <SurgeonActions surgeon={surgeon} />}
    tick={(surgeon) =>
      ticks && (
        <Checkbox
          label={texts.selectName(surgeon.name)}
          checked={ticks.has(surgeon)}
          onChecked={() => ticks.toggle(surgeon)}
        />
      )
    }
  />
);
