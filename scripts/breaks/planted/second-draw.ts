import type { PlantedBreak } from "../planted-break.ts";

/** Faults of the second draw, chosen at random in November 2026 by somebody who had written none of the tests: those that no near test noticed. */
export const secondDrawDomainBreaks: readonly PlantedBreak[] = [
  {
    name: "A silent device is said to be silent on a day, not since it",
    path: "domain/fulfilment/units/unit-move.ts",
    search: '["inUse", "silent"];',
    replace: '["inUse"];',
  },
  {
    name: "A phone that has only the right length counts as valid",
    path: "domain/values/numbering-plans.ts",
    search: "parsed.isValid()",
    replace: "parsed.isPossible()",
  },
  {
    name: "A name in Cyrillic letters counts as missing",
    path: "domain/values/text-fields.ts",
    search: "/\\p{L}/u.test(name)",
    replace: "/[a-z]/i.test(name)",
  },
  {
    name: "A unit that changed its state today has no days in the export",
    path: "domain/fulfilment/units-csv.ts",
    search: 'unit.days?.toString() ?? ""',
    replace: '(unit.days || "").toString()',
  },
];

/** Those of the layer `access`. */
export const secondDrawAccessBreaks: readonly PlantedBreak[] = [
  {
    name: "People limited to the cases of different surgeons share what one of them read",
    path: "domain/access/scope.ts",
    search: "JSON.stringify([customerId, surgeonIds, caseSurgeonIds, patientId])",
    replace: "JSON.stringify([customerId, surgeonIds, patientId])",
  },
  {
    name: "A surgeon sees the drafts without a surgeon that others began",
    path: "server/migrations/20261129T0830-sight-in-row-level-security.sql",
    search: "  or surgeon_id is null and created_by::text = (select scope_actor())');",
    replace: "  or surgeon_id is null');",
  },
];

/** Those of the layer `server`. */
export const secondDrawServerBreaks: readonly PlantedBreak[] = [
  {
    name: "An account whose family name alone changed keeps the credentials in it",
    path: "server/features/surgeons/part-surgeon-names.ts",
    search: "firstname !== next.firstname || lastname !== next.lastname",
    replace: "firstname !== next.firstname",
  },
  {
    name: "News of a conversation that nobody began name the patient as the case",
    path: "server/features/cases/open-conversation.commands.ts",
    search: "data: { case: caseid, by: null }",
    replace: "data: { case: patientId, by: null }",
  },
  {
    name: "A device is said to measure its inputs too",
    path: "server/features/content/content.queries.ts",
    search: "where m.device_id = d.device_id and m.is_output order by",
    replace: "where m.device_id = d.device_id order by",
  },
  {
    name: "A draft names who began it as the one who changed it last",
    path: "server/features/content/own-content.store.ts",
    search: "body: JSON.stringify(body), changed_by: userId, changed_at: at, version:",
    replace: "body: JSON.stringify(body), changed_at: at, version:",
  },
  {
    name: "A draft of a patient names who saved it first as the one who changed it last",
    path: "server/features/drafts/drafts.store.ts",
    search: "version: sql`version + 1`,\n          changed_by: scope.userId,",
    replace: "version: sql`version + 1`,",
  },
  {
    name: "The progress page has a tile for the battery of a device",
    path: "server/features/progress-page/progress-page.queries.ts",
    search: "where m.device_id = i.device_id and m.is_output) as metrics",
    replace: "where m.device_id = i.device_id) as metrics",
  },
];

/** Those of the layer `jobs`. */
export const secondDrawJobsBreaks: readonly PlantedBreak[] = [
  {
    name: "A worker that was missed once, long ago, counts as dead at the next miss",
    path: "server/platform/jobs/heartbeat.ts",
    search: "    for (const name of missedAt.keys()) if (!missed.has(name)) missedAt.delete(name);\n",
    replace: "",
  },
  {
    name: "The copy of the consents is sent to an address that was changed",
    path: "server/features/registration/message-checks.ts",
    search: "registered.consentEmail === to ? null",
    replace: "registered.consentEmail ? null",
  },
  {
    name: "A PDF drops the joiners of scripts that need them",
    path: "server/platform/pdf/letters.ts",
    search: "if (modifier.test(sign) && !isJoined) continue;",
    replace: "if (modifier.test(sign)) continue;",
  },
  {
    name: "News of a version is mailed to an address that an admin no longer has",
    path: "server/features/content/mail-admins.ts",
    search: "admin.email === to ? null",
    replace: "admin.email ? null",
  },
];

/** Those of the layer `screens`. */
export const secondDrawScreensBreaks: readonly PlantedBreak[] = [
  {
    name: "While a dialog is open the offer to stay signed in cannot be used",
    path: "web/ui/overlay/EndNotice.tsx",
    search: " data-large={isLarge || undefined} {...usable}>",
    replace: " data-large={isLarge || undefined}>",
  },
  {
    name: "The withdrawal of a deletion can be sent twice",
    path: "web/features/account-deletion/WithdrawDeletion.tsx",
    search: " busy={busy} onClick",
    replace: " onClick",
  },
  {
    name: "Changes of published content cannot be published without a draft",
    path: "web/features/content/use-content-editor.ts",
    search: " && !content.version && !editor.isChanged();",
    replace: " && !content.version;",
  },
  {
    name: "While a dialog is open a notice cannot be undone",
    path: "web/ui/overlay/Toasts.tsx",
    search: " aria-atomic={false} {...usable}>",
    replace: " aria-atomic={false}>",
  },
  {
    name: "Save does not show that a new case is on its way",
    path: "web/features/cases/new/NewCase.tsx",
    search: "busy={busy}",
    replace: "busy={false}",
  },
  {
    name: "A link is ended twice on a slow line",
    path: "web/features/patient-links/EndLinkDialog.tsx",
    search: "busy={busy}",
    replace: "busy={false}",
  },
  {
    name: "A draft of content is discarded twice on a slow line",
    path: "web/features/content/DiscardDialog.tsx",
    search: "busy={busy}",
    replace: "busy={false}",
  },
  {
    name: "Undo does not show that a change is being undone",
    path: "web/features/programmes/changes/UndoDialog.tsx",
    search: "busy={busy}",
    replace: "busy={false}",
  },
  {
    name: "A deletion request is removed twice on a slow line",
    path: "web/features/account-deletion/DecideRequest.tsx",
    search: "busy={busy}",
    replace: "busy={false}",
  },
];
