import { useLocation, useNavigate } from "react-router";

/** Number that is open over the page: its name in the URL, the id of its record if it is one record's, and its value when it was pressed. */
export interface DrillDownRow {
  readonly number: string;
  readonly of: string | null;
  readonly pressedCount: number | null;
}

/** Returns the open number and a function that closes it: by going back, if a press opened it in this page. */
export function useOpenMetric(): { readonly opened: DrillDownRow; readonly close: () => void } {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(hash.slice(1));
  const pressed = state as { readonly count?: number } | null;
  const close = (): void => {
    if (pressed) void navigate(-1);
    else void navigate({ search }, { replace: true });
  };
  return {
    opened: { number: parameters.get("number") ?? "", of: parameters.get("of"), pressedCount: pressed?.count ?? null },
    close,
  };
}
