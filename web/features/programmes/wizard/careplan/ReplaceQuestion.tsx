import { ConfirmDialog } from "../../../../ui/overlay/Dialog.tsx";
import type { Assign } from "./use-assign.ts";

/** Asks before another plan replaces what was changed by hand, and names how much that is. */
export const ReplaceQuestion = ({ assign: { replacing, take, keep } }: { assign: Assign }) => (
  <ConfirmDialog
    title={replacing?.plan ? `Assign ${replacing.plan.name}?` : "Remove the care plan?"}
    text={`What you changed is replaced: ${replacing?.items.join(", ")}.`}
    confirm={replacing?.plan ? "Assign" : "Remove"}
    onConfirm={() => void take(replacing?.plan ?? null)}
    onClose={keep}
  />
);
