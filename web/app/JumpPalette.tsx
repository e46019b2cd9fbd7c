import { afterChoosingCustomer } from "@restride/domain/access/landing.ts";
import { nameParts } from "@restride/domain/patients/patient-filter.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { Building2, FileText } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { roleOf } from "../platform/profile.ts";
import { useSignedIn } from "../platform/stores.ts";
import { Avatar } from "../ui/Marks.tsx";
import type { PaletteGroup, PaletteItem } from "../ui/Palette.tsx";
import { Palette } from "../ui/Palette.tsx";
import { enterCustomer } from "./enter-customer.ts";
import { Highlighted } from "./Highlighted.tsx";
import { actionsFor } from "./jump-actions.tsx";
import { useFoundCustomers } from "./jump-customers.ts";
import type { FoundPatient } from "./jump-patients.ts";
import { describePatient, recentPatients, useFoundPatients } from "./jump-patients.ts";
import { useMenu } from "./menu.ts";
import { paletteState } from "./palette-state.ts";
import { keysOf } from "./shortcuts.ts";

type Open = (path: string, inNewTab: boolean) => void;

/** Every word of the text begins a word of the label, in any order. */
const findsLabel = (label: string, text: string): boolean =>
  nameParts(text).every((part) => nameParts(label).some((word) => word.startsWith(part)));

function usePages(text: string, open: Open): PaletteItem[] {
  const menu = useMenu();
  return [...menu.customer, ...menu.main]
    .filter(({ label }) => findsLabel(label, text))
    .map((item) => ({
      key: item.path,
      icon: <FileText />,
      title: item.label,
      ...(keysOf(item) && { keys: keysOf(item) }),
      open: (inNewTab) => open(item.path, inNewTab),
    }));
}

function useCustomers(text: string, open: Open): PaletteItem[] {
  const role = roleOf(useSignedIn());
  return useFoundCustomers(text).map(({ _id, name, accesscode }) => ({
    key: _id,
    icon: <Building2 />,
    title: <Highlighted text={name} part={text} />,
    detail: accesscode,
    does: "Work as this customer",
    open: () => void enterCustomer(_id).then((entered) => entered && open(afterChoosingCustomer(role), false)),
  }));
}

function usePatients(text: string, open: Open): PaletteItem[] {
  const profile = useSignedIn();
  const { found, enter } = useFoundPatients(text);
  const patientItem = (patient: FoundPatient): PaletteItem => {
    const name = `${patient.firstname} ${patient.lastname}`;
    const openPatient = (inNewTab: boolean): void => {
      recentPatients.add(patient);
      void enter(patient).then(() => open(pathOf("patientDetail", { id: patient._id }), inNewTab));
    };
    return {
      key: patient._id,
      icon: <Avatar name={name} />,
      title: <Highlighted text={name} part={nameParts(text)[0] ?? ""} />,
      detail: describePatient(patient),
      does: "Open patient",
      actions: actionsFor(patient, profile, () => openPatient(false)),
      open: openPatient,
    };
  };
  return (text === "" ? recentPatients.list() : found).map(patientItem);
}

function OpenPalette() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const open: Open = (path, inNewTab) => {
    paletteState.close();
    if (inNewTab) window.open(path, "_blank", "noopener");
    else void navigate(path);
  };
  const groups: PaletteGroup[] = [
    { heading: text === "" ? "RECENT PATIENTS" : "PATIENTS", items: usePatients(text, open) },
    { heading: "CUSTOMERS", items: useCustomers(text, open) },
    { heading: "GO TO", items: usePages(text, open) },
  ].filter((group) => group.items.length > 0);
  return (
    <Palette
      text={text}
      onText={setText}
      placeholder="Jump to patient or page"
      hint="First or last name, or the last four phone digits"
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
