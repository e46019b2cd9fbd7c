import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { whyNoConversation } from "@restride/domain/patients/why-no-conversation.ts";
import { Bell, CalendarPlus, FileDown, History, MessageSquarePlus, Pencil } from "lucide-react";
import { downloadReport } from "../../features/patients/download-report.ts";
import { mayCall, mayCallWherePresent } from "../../platform/session/may-call.ts";
import type { Profile } from "../../platform/session/profile.ts";
import { roleOf } from "../../platform/session/profile.ts";
import type { PaletteGroup, PaletteItem } from "../../ui/overlay/Palette.tsx";
import type { FoundPatient } from "./palette-patients.ts";
import { paletteState } from "./palette-state.ts";
import { type PatientAction, requestAction } from "./patient-action.ts";
import * as texts from "./command-palette-texts.ts";

interface PatientLinks {
  /** Navigates to the patient's page. */
  readonly open: () => void;
  /** Navigates to another page about the patient. */
  readonly openPath: (path: string, inNewTab: boolean) => void;
}

/** Returns the actions that the user may perform for a patient. Nothing can be sent to an inactive patient. */
export function actionsFor(patient: FoundPatient, profile: Profile, { open, openPath }: PatientLinks): PaletteGroup {
  const role = roleOf(profile);
  const { _id: id, firstname, lastname, active } = patient;
  const item = (letter: string, name: string, icon: PaletteItem["icon"], act: PaletteItem["open"]): PaletteItem => ({
    key: `${name} ${id}`,
    icon: icon,
    title: name,
    keys: [letter],
    open: act,
  });
  const onPage = (action: PatientAction) => (): void => {
    requestAction(id, action);
    open();
  };
  const report = (): void => {
    paletteState.close();
    void downloadReport(id);
  };
  const mayWrite =
    mayCallWherePresent("createCaseFromMessage", role) && whyNoConversation(profile.user.surgeons, patient) === null;
  const items = [
    mayWrite && item("C", texts.startConversation, <MessageSquarePlus />, onPage("conversation")),
    active && mayCall("addEvent", role) && item("R", texts.addReminder, <CalendarPlus />, onPage("reminder")),
    active && mayCall("addNotifications", role) && item("N", texts.notify, <Bell />, onPage("notify")),
    roleMayOpen(routes.exerciseSchedule, role) &&
      item("E", texts.editExerciseSchedule, <Pencil />, (inNewTab) =>
        openPath(pathOf("exerciseSchedule", { id }), inNewTab),
      ),
    mayCall("getActivityLog", role) && item("L", texts.activityLog, <History />, onPage("log")),
    !isCompanyUser(role) && item("P", texts.downloadReport, <FileDown />, report),
  ];
  return {
    heading: texts.actionsFor(firstname, lastname),
    areActions: true,
    items: items.filter((one) => one !== false),
  };
}
