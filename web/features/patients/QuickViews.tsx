import { isQuickView, quickViews } from "@restride/domain/patients/quick-views.ts";
import { ChevronDown } from "lucide-react";
import { buttonClass } from "../../ui/Button.tsx";
import { MenuAction, MenuButton } from "../../ui/MenuButton.tsx";
import type { ViewControl } from "./use-list-view.ts";

/** The menu of questions that are asked often. What the list shows is marked. */
export const QuickViews = ({ view: { filter, sort, showView } }: { view: ViewControl }) => (
  <MenuButton
    className={buttonClass({})}
    button={
      <>
        Quick views <ChevronDown size={15} />
      </>
    }
  >
    {(close) =>
      quickViews.map((quickView) => (
        <MenuAction
          key={quickView.label}
          current={isQuickView(quickView, filter, sort)}
          onClick={() => {
            close();
            showView(quickView.filter, quickView.sort);
          }}
        >
          {quickView.label}
        </MenuAction>
      ))
    }
  </MenuButton>
);
