import { useLocation, useNavigate } from "react-router";

/** The number that is opened over the page: as an address writes it, whose it is where it is one record's, how large it was when it was pressed. */
export interface OpenedNumber {
  readonly number: string;
  readonly of: string | null;
  readonly pressedCount: number | null;
}

/** What is opened, and how it is closed: by the step back, where a press has opened it here. */
export function useOpenedNumber(): { readonly opened: OpenedNumber; readonly close: () => void } {
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
