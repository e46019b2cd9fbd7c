import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the layer `screens`: content. */
export const screensContentBreaks: readonly PlantedBreak[] = [
  {
    name: "A version that runs nowhere is offered to be applied",
    path: "web/features/content/ContentEditor.tsx",
    search: "{onApply && may.applies && (",
    replace: "{onApply && (",
  },
  {
    name: "A draft is saved while its picture is on the way",
    path: "web/features/content/ContentEditor.tsx",
    search: "<Button busy={useIsUploading()} onClick={onDraft}>",
    replace: "<Button onClick={onDraft}>",
  },
  {
    name: "Content for both joints opens without a joint",
    path: "web/features/content/typed.ts",
    search: 'joint === "" ? "both" : (joint ?? "")',
    replace: 'joint ?? ""',
  },
  {
    name: "An empty figure counts as a wrong one",
    path: "web/features/content/typed.ts",
    search: 'if (typed === "") return null;\n  return /^-?',
    replace: "return /^-?",
  },
  {
    name: "Moves that are not allowed can be pressed",
    path: "web/features/fulfilment/units/UnitMoves.tsx",
    search: "disabled={whyOf(word) !== null}",
    replace: "disabled={false}",
  },
  {
    name: "Units of another clinic are listed",
    path: "web/features/fulfilment/units/UnitList.tsx",
    search: "...(customer && { customer }), ",
    replace: "",
  },
  {
    name: "A new filter of orders stays on its page",
    path: "web/features/fulfilment/order-view.ts",
    search: "page: { ...view.page, current: 1 }, ...change",
    replace: "page: view.page, ...change",
  },
  {
    name: "A changed exercise does not show what it was",
    path: "web/features/programmes/exercises/ExerciseRow.tsx",
    search: '(change === "changed" && savedOf(row._id)) || row',
    replace: "row",
  },
  {
    name: "A draft of the day before yesterday is called yesterday's",
    path: "web/features/programmes/wizard/ResumedNotice.tsx",
    search: "formatUs(addDays(today, -1))",
    replace: "formatUs(addDays(today, -2))",
  },
  {
    name: "A running device is saved with the surgery date",
    path: "web/features/programmes/running/running-rows.ts",
    search: "time: answer.time,\n  skiponsurgerydate: answer.skiponsurgerydate,",
    replace: "time: answer.time,\n  skiponsurgerydate: false,",
  },
  {
    name: "The wizard leads on although nothing was saved",
    path: "web/features/programmes/wizard/use-lead-on.ts",
    search: "if (isSaved) await navigate(",
    replace: "await navigate(",
  },
  {
    name: "Another care plan counts as no change",
    path: "web/features/programmes/wizard/waiting-changes.ts",
    search: "differing(rowsOf(saved), rowsOf(now)) : 1)",
    replace: "differing(rowsOf(saved), rowsOf(now)) : 0)",
  },
];
