import { windowLabel } from "@restride/domain/texts/surgery-day-texts.ts";
import { X } from "lucide-react";
import { FormSection, FullWidthRow } from "../../../ui/form/FormSection.tsx";
import type { Form } from "../../../ui/form/use-form.ts";
import { ReorderList } from "../../../ui/list/reorder/ReorderList.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import styles from "../Content.module.css";
import type { ContentRecord } from "../use-content-editor.ts";
import { AddPart } from "../parts/AddPart.tsx";
import type { CarePlanValues } from "./care-plan-values.ts";
import { type Part, partOf, usePartOptions } from "../parts/use-parts.ts";
import * as texts from "./care-plan-texts.ts";

interface PlanPartsProps {
  form: Form<CarePlanValues>;
  content: ContentRecord | null;
  company: string | null;
}

interface AsideProps {
  part: Part;
  onTake: (id: string) => void;
  onRemove: () => void;
}

/** Days and version of a regimen in the plan, with its actions. */
const Aside = ({ part: { name, version, newer, days }, onTake, onRemove }: AsideProps) => (
  <>
    {days && <small>{texts.daysAndVersion(windowLabel(days), days.exercises, version)}</small>}
    {newer && (
      <Button size="small" aria-label={texts.takeTheNewerVersionOf(name)} onClick={() => onTake(newer)}>
        {texts.newerVersion}
      </Button>
    )}
    <IconButton label={texts.removeName(name)} icon={<X />} onClick={onRemove} />
  </>
);

/** Regimens of a plan, in the order of the steps. */
export function PlanRegimens({ form, content, company }: PlanPartsProps) {
  const { values, set, shownError } = form;
  const options = usePartOptions("regimen", company);
  const put = (regimens: readonly string[]): void => set("regimens", regimens);
  const move = (from: number, to: number): void => {
    const others = values.regimens.toSpliced(from, 1);
    put(others.toSpliced(to, 0, values.regimens[from]!));
  };
  const items = values.regimens.map((id, at) => {
    const part = partOf(id, content, options);
    const aside = (
      <Aside
        part={part}
        onTake={(newer) => put(values.regimens.with(at, newer))}
        onRemove={() => put(values.regimens.filter((each) => each !== id))}
      />
    );
    return { id, name: part.name, aside };
  });
  const wrong = shownError("regimens");
  return (
    <FormSection title={texts.regimens} hint={texts.inTheOrderOfTheSteps}>
      <FullWidthRow>
        {items.length > 0 && <ReorderList label={texts.regimens} items={items} onMove={move} />}
        <div className={styles.add}>
          <AddPart
            label={texts.addRegimen}
            options={options.filter(({ value }) => !values.regimens.includes(value))}
            onAdd={(id) => put([...values.regimens, id])}
          />
        </div>
        {wrong && (
          <p className={styles.problem} role="alert">
            {wrong}
          </p>
        )}
      </FullWidthRow>
    </FormSection>
  );
}
