import { menuFor } from "@restride/domain/access/menu.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { FileText } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { visitorOf } from "../platform/profile.ts";
import { useSignedIn } from "../platform/stores.ts";
import { Avatar } from "../ui/Marks.tsx";
import type { PaletteGroup, PaletteItem } from "../ui/Palette.tsx";
import { Palette } from "../ui/Palette.tsx";
import { Highlighted } from "./Highlighted.tsx";
import { paletteState } from "./palette-state.ts";
import type { FoundPatient } from "./jump-patients.ts";
import { describePatient, recentPatients, useFoundPatients } from "./jump-patients.ts";
import { keysOf } from "./shortcuts.ts";

type Open = (path: string, inNewTab: boolean) => void;

function usePages(text: string, open: Open): PaletteItem[] {
  const menu = menuFor(visitorOf(useSignedIn()));
  return [...menu.customer, ...menu.main]
    .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
    .map((item) => ({
      key: item.path,
      icon: <FileText size={16} strokeWidth={1.75} aria-hidden />,
      title: item.label,
      name: item.label,
      ...(keysOf(item) && { keys: keysOf(item) }),
      open: (inNewTab) => open(item.path, inNewTab),
    }));
}

function OpenPalette() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const open: Open = (path, inNewTab) => {
    paletteState.close();
    if (inNewTab) window.open(path, "_blank", "noopener");
    else void navigate(path);
  };
  const { found, enter } = useFoundPatients(text);
  const patientItem = (patient: FoundPatient): PaletteItem => ({
    key: patient._id,
    icon: <Avatar name={`${patient.firstname} ${patient.lastname}`} />,
    title: <Highlighted text={`${patient.firstname} ${patient.lastname}`} part={text} />,
    name: `${patient.firstname} ${patient.lastname}`,
    detail: describePatient(patient),
    does: "Open patient",
    open: (inNewTab) => {
      recentPatients.add(patient);
      void enter(patient).then(() => open(pathOf("patientDetail", { id: patient._id }), inNewTab));
    },
  });
  const shown = text === "" ? recentPatients.list() : found;
  const groups: PaletteGroup[] = [
    { heading: text === "" ? "RECENT PATIENTS" : "PATIENTS", items: shown.map(patientItem) },
    { heading: "GO TO", items: usePages(text, open) },
  ].filter((group) => group.items.length > 0);
  return (
    <Palette
      text={text}
      onText={setText}
      placeholder="Jump to patient or page"
      hint="Last name, or the last four phone digits"
      groups={groups}
      empty="Nothing found."
      onClose={paletteState.close}
    />
  );
}

/** The palette over every page, opened by Ctrl+K or the jump field. */
export function JumpPalette() {
  const open = useSyncExternalStore(paletteState.subscribe, paletteState.current);
  return open ? <OpenPalette /> : null;
}
