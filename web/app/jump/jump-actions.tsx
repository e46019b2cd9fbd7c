import { isCompanyUser } from "@restride/domain/access/roles.ts";
import { mayStartConversation } from "@restride/domain/cases/start-conversation.ts";
import { Bell, CalendarPlus, FileDown, MessageSquarePlus } from "lucide-react";
import { downloadReport } from "../../features/patients/download-report.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import type { Profile } from "../../platform/session/profile.ts";
import { roleOf } from "../../platform/session/profile.ts";
import type { PaletteGroup, PaletteItem } from "../../ui/overlay/Palette.tsx";
import type { FoundPatient } from "./jump-patients.ts";
import { paletteState } from "./palette-state.ts";
import { type PatientWish, wishFor } from "./patient-wish.ts";

/** What this person may do with a found patient; `open` leads to the patient's page. */
export function actionsFor(patient: FoundPatient, profile: Profile, open: () => void): PaletteGroup {
  const role = roleOf(profile);
  const { _id: id, firstname, lastname, surgeon } = patient;
  const item = (name: string, shown: PaletteItem["icon"], act: () => void): PaletteItem => ({
    key: `${name} ${id}`,
    icon: shown,
    title: name,
    open: act,
  });
  const onPage = (what: PatientWish) => (): void => {
    wishFor(id, what);
    open();
  };
  const report = (): void => {
    paletteState.close();
    void downloadReport(id);
  };
  const mayWrite = mayCall("createCaseFromMessage", role) && mayStartConversation(profile.user.surgeons, surgeon);
  const items = [
    mayWrite && item("Start conversation", <MessageSquarePlus />, onPage("conversation")),
    mayCall("addEvent", role) && item("Add reminder", <CalendarPlus />, onPage("reminder")),
    mayCall("addNotifications", role) && item("Notify", <Bell />, onPage("notify")),
    !isCompanyUser(role) && item("Download report", <FileDown />, report),
  ];
  return { heading: `ACTIONS FOR ${firstname} ${lastname}`, items: items.filter((one) => one !== false) };
}
