import { ConfirmDialog } from "../../../../ui/overlay/Dialog.tsx";
import type { AssignState } from "./use-assign.ts";
import * as texts from "./careplan-texts.ts";

interface ReplaceQuestionProps {
  assign: AssignState;
  /** Number of a newer version, when the draft is already made from the same plan. */
  version?: number;
}

const questionTexts = (plan: string | undefined, version: number | undefined): readonly [string, string] => {
  if (plan === undefined) return [texts.removeTheCarePlan, texts.remove];
  return version === undefined
    ? [texts.assignPlan(plan), texts.assign]
    : [texts.takeVersionOf(version, plan), texts.takeVersion(version)];
};

/** Dialog that asks before another plan replaces changes made by hand, and lists them. */
export function ReplaceQuestion({ assign: { replacing, take, keep }, version }: ReplaceQuestionProps) {
  const [title, confirm] = questionTexts(replacing?.plan?.name, version);
  return (
    <ConfirmDialog
      title={title}
      text={texts.whatYouChangedIsReplaced(replacing?.items.join(", "))}
      confirm={confirm}
      onConfirm={() => void take(replacing?.plan ?? null)}
      onClose={keep}
    />
  );
}
