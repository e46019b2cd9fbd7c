import type { PlantedBreak } from "../../planted-break.ts";

/** Faults of the sixth draw, in files chosen at random in November 2026 by somebody who had written none of the tests: those of the layer `screens`. */
export const sixthDrawScreensBreaks: readonly PlantedBreak[] = [
  {
    name: "Messages stay selected after they were archived",
    path: "web/features/cases/inbox/MessageRows.tsx",
    search: "    void archiveWithUndo(ids, open, noticeTexts);\n    view.choose(new Set());\n",
    replace: "    void archiveWithUndo(ids, open, noticeTexts);\n",
  },
  {
    name: "The legend of a move names the bars the wrong way around",
    path: "web/features/patients/surgery/MoveDrawing.tsx",
    search:
      "{ mark: styles.before, means: texts.beforeMove },\n          { mark: styles.after, means: texts.afterMove },",
    replace:
      "{ mark: styles.after, means: texts.beforeMove },\n          { mark: styles.before, means: texts.afterMove },",
  },
  {
    name: "A chart stays beside its table",
    path: "web/ui/chart/ChartCard.tsx",
    search: " hidden={asTable}",
    replace: "",
  },
  {
    name: "A new search forgets the size of the page",
    path: "web/platform/page/use-local-pages.ts",
    search: "setPage((before) => ({ ...before, current: 1 }))",
    replace: "setPage({ current: 1, pageSize })",
  },
  {
    name: "A screen reader says a number in the menu without its meaning",
    path: "web/app/shell/MenuBadge.tsx",
    search: '{count} <span className="visually-hidden">{meaning}</span>',
    replace: "{count}",
  },
  {
    name: "Times behind a number are those of the browser",
    path: "web/features/drill-down/DrillDownDrawer.tsx",
    search: "useSignedIn().customer?.timezone ?? defaultTimeZone",
    replace: "Intl.DateTimeFormat().resolvedOptions().timeZone",
  },
  {
    name: "A questionnaire can be removed while another card is open",
    path: "web/features/programmes/questionnaires/QuestionnaireCard.tsx",
    search: "icon={<Trash2 />}\n          disabled={isOff}",
    replace: "icon={<Trash2 />}",
  },
  {
    name: "A clinic shows its former coach after another was mapped",
    path: "web/features/users/use-user-editor.ts",
    search: 'invalidates: ["users", "customers"]',
    replace: 'invalidates: ["users"]',
  },
  {
    name: "A switch that may not be switched is",
    path: "web/ui/field/Switch.tsx",
    search: "onClick={() => reason === null && onSwitch(!on)}",
    replace: "onClick={() => onSwitch(!on)}",
  },
  {
    name: "The notice of the session's end stays after somebody stayed signed in",
    path: "web/app/shell/SessionEnd.tsx",
    search: "<TokenExpiryNotice key={token} />",
    replace: "<TokenExpiryNotice />",
  },
  {
    name: "The preview of a questionnaire shows one question less as shown",
    path: "web/features/content/questionnaire/PhonePreview.tsx",
    search: "question ? at + 1 : 0",
    replace: "question ? at : 0",
  },
  {
    name: "A list loads its pictures in full size",
    path: "web/ui/look/Thumbnail.tsx",
    search: "src={smallPicture(image)}",
    replace: "src={image}",
  },
];
