import { isQuickView, quickViews } from "@restride/domain/patients/list/quick-views.ts";
import { ChevronDown } from "lucide-react";
import { buttonClass } from "../../ui/look/Button.tsx";
import { MenuButton } from "../../ui/overlay/MenuButton.tsx";
import { MenuRadioGroup } from "../../ui/overlay/MenuItems.tsx";
import type { ViewControl } from "./use-list-view.ts";
import * as texts from "./patients-texts.ts";

/** Menu of frequent filters; the current one is marked. */
export const QuickViews = ({ view: { filter, sort, showView } }: { view: ViewControl }) => (
  <MenuButton
    className={buttonClass({})}
    button={
      <>
        {texts.quickViews} <ChevronDown size={15} />
      </>
    }
  >
    <MenuRadioGroup
      label={texts.quickViews}
      names={quickViews.map(({ label }) => label)}
      current={quickViews.find((quickView) => isQuickView(quickView, filter, sort))?.label}
      onName={(name) => {
        const chosen = quickViews.find(({ label }) => label === name);
        if (chosen) showView(chosen.filter, chosen.sort);
      }}
    />
  </MenuButton>
);
