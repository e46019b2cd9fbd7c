import {
  type ContentFilter,
  contentFilterFields,
  contentFilterFormOf,
  contentFilterOf,
} from "@restride/domain/content/content-filter.ts";
import { kindName } from "@restride/domain/content/kinds.ts";
import { useState } from "react";
import { SelectField } from "../../../ui/field/SelectField.tsx";
import { Button } from "../../../ui/look/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import type { PagedKind } from "../content-path.ts";
import { type Choices, filterLabels } from "./content-filters.ts";
import * as texts from "./filter-texts.ts";

interface ContentFilterDialogProps {
  kind: PagedKind;
  filter: ContentFilter;
  choices: Choices;
  onFilter: (filter: ContentFilter) => void;
  onClose: () => void;
}

/** Dialog that sets the filters of a list of content. */
export function ContentFilterDialog({ kind, filter, choices, onFilter, onClose }: ContentFilterDialogProps) {
  const [chosen, setChosen] = useState(contentFilterFormOf(filter));
  const show = (): void => {
    onFilter(contentFilterOf(chosen));
    onClose();
  };
  return (
    <Dialog
      title={texts.filterKindName(kindName(kind, 2))}
      onClose={onClose}
      onSubmit={show}
      actions={
        <>
          <Button variant="text" onClick={() => setChosen(contentFilterFormOf({}))}>
            {texts.clear}
          </Button>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary">
            {texts.showKindName(kindName(kind, 2))}
          </Button>
        </>
      }
    >
      {contentFilterFields.map(
        (field) =>
          choices[field] && (
            <SelectField
              key={field}
              label={filterLabels[field]}
              value={chosen[field]}
              options={choices[field]}
              placeholder={texts.all}
              onValue={(value) => setChosen((before) => ({ ...before, [field]: value }))}
            />
          ),
      )}
    </Dialog>
  );
}
