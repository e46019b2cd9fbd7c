import { kindName } from "@restride/domain/content/kinds.ts";
import { useState } from "react";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { PagedKind } from "../content-path.ts";
import { type Choices, filterLabels, filterNames, type ContentFilter, noFilters } from "./content-filters.ts";
import * as texts from "./filter-texts.ts";

interface ContentFilterDialogProps {
  kind: PagedKind;
  filters: ContentFilter;
  choices: Choices;
  onFilter: (filters: ContentFilter) => void;
  onClose: () => void;
}

/** Dialog that sets the filters of a list of content. */
export function ContentFilterDialog({ kind, filters, choices, onFilter, onClose }: ContentFilterDialogProps) {
  const [chosen, setChosen] = useState(filters);
  const show = (): void => {
    onFilter(chosen);
    onClose();
  };
  return (
    <Dialog
      title={texts.filterKindName(kindName(kind, 2))}
      onClose={onClose}
      onSubmit={show}
      actions={
        <>
          <Button variant="text" onClick={() => setChosen(noFilters)}>
            {texts.clear}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.showKindName(kindName(kind, 2))}
          </Button>
        </>
      }
    >
      {filterNames.map(
        (name) =>
          choices[name] && (
            <SelectField
              key={name}
              label={filterLabels[name]}
              value={chosen[name]}
              options={choices[name]}
              placeholder={texts.all}
              onValue={(value) => setChosen((before) => ({ ...before, [name]: value }))}
            />
          ),
      )}
    </Dialog>
  );
}
