import { afterChoosingCustomer } from "@restride/domain/access/landing.ts";
import { searchParts } from "@restride/domain/names/search-form.ts";
import { pathOf } from "@restride/domain/access/routes.ts";
import { formatTime, formatUs, todayIn } from "@restride/domain/values/calendar-date.ts";
import { defaultTimeZone } from "@restride/domain/values/time-zone.ts";
import { Building2, FileText } from "lucide-react";
import { type RefObject, useState } from "react";
import { useMatches, useNavigate } from "react-router";
import { type Profile, roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { Avatar } from "../../ui/look/Marks.tsx";
import type { PaletteGroup, PaletteItem } from "../../ui/overlay/Palette.tsx";
import { Palette } from "../../ui/overlay/Palette.tsx";
import { enterCustomer } from "../session/enter-customer.ts";
import { HighlightedText } from "./HighlightedText.tsx";
import { actionsFor } from "./palette-actions.tsx";
import { useFoundCustomers } from "./palette-customers.ts";
import type { FoundPatient } from "./palette-patients.ts";
import {
  describePatient,
  type EnterClinic,
  matchLabel,
  type RecentPatient,
  useFoundPatients,
  useRecentPatients,
} from "./palette-patients.ts";
import { useMenu } from "../navigation/menu.ts";
import { paletteState } from "./palette-state.ts";
import { keysOf } from "../navigation/shortcuts.ts";
import * as texts from "./command-palette-texts.ts";

type OpenPath = (path: string, inNewTab: boolean) => void;

function usePages(text: string, open: OpenPath): PaletteItem[] {
  const menu = useMenu();
  return [...menu.customer, ...menu.main]
    .filter(({ label }) => matchLabel(label, text))
    .map((item) => ({
      key: item.path,
      icon: <FileText />,
      title: item.label,
      ...(keysOf(item) && { keys: keysOf(item) }),
      open: (inNewTab) => open(item.path, inNewTab),
    }));
}

function useCustomers(text: string, open: OpenPath) {
  const role = roleOf(useSignedIn());
  const { matches: customers, failure } = useFoundCustomers(text);
  const items = customers.map(({ _id, name, accesscode }) => ({
    key: _id,
    icon: <Building2 />,
    title: <HighlightedText text={name} parts={searchParts(text)} />,
    detail: accesscode,
    does: texts.workAsThisCustomer,
    open: () => void enterCustomer(_id).then((entered) => entered && open(afterChoosingCustomer(role), false)),
  }));
  return { items, failure };
}

/** Returns a function that converts a patient to a palette item with the actions for the patient. */
function usePatientItem(text: string, open: OpenPath, enter: EnterClinic) {
  const profile = useSignedIn();
  return (patient: FoundPatient, openedAt?: number): PaletteItem & { readonly actions: PaletteGroup } => {
    const name = `${patient.firstname} ${patient.lastname}`;
    const openPath: OpenPath = (path, inNewTab) => void enter(patient).then(() => open(path, inNewTab));
    const openPatient = (inNewTab: boolean): void => openPath(pathOf("patientDetail", { id: patient._id }), inNewTab);
    const seen = openedAt === undefined ? [] : [texts.seenAt(seenText(openedAt, profile))];
    return {
      key: patient._id,
      icon: <Avatar name={name} />,
      title: <HighlightedText text={name} parts={searchParts(text)} />,
      detail: [...seen, describePatient(patient)].join(" · "),
      does: texts.openPatient,
      actions: actionsFor(patient, profile, { open: () => openPatient(false), openPath }),
      open: openPatient,
    };
  };
}

/** Returns a time of today, or the date of another day, in the clinic's time zone. */
function seenText(at: number, { customer }: Profile): string {
  const zone = customer?.timezone ?? defaultTimeZone;
  return todayIn(at, zone) === todayIn(Date.now(), zone) ? formatTime(at, zone) : formatUs(todayIn(at, zone));
}

type FoundPatients = ReturnType<typeof useFoundPatients>;

/**
 * Returns the groups of patients. Without a search text: actions for the open patient, and recently opened patients; otherwise the patients found.
 */
function usePatientGroups(
  text: string,
  open: OpenPath,
  { matches: patients, enter }: FoundPatients,
  recent: readonly RecentPatient[],
): PaletteGroup[] {
  const item = usePatientItem(text, open, enter);
  const page = useMatches().at(-1);
  if (text !== "") return [{ heading: texts.patients, items: patients.map((patient) => item(patient)) }];
  const isOpen = ({ _id }: FoundPatient): boolean => page?.id === "patientDetail" && page.params.id === _id;
  return [
    ...recent.filter(isOpen).map((patient) => item(patient).actions),
    {
      heading: texts.recentPatients,
      items: recent.filter((patient) => !isOpen(patient)).map((patient) => item(patient, patient.openedAt)),
    },
  ];
}

/** Command palette with its results. The search starts with the keys typed while the palette loaded. */
export function OpenPalette({ typedText }: { typedText: RefObject<string> }) {
  const [text, setText] = useState(() => typedText.current);
  const navigate = useNavigate();
  const open: OpenPath = (path, inNewTab) => {
    paletteState.close();
    if (inNewTab) window.open(path, "_blank", "noopener");
    else void navigate(path);
  };
  const [patients, recents, customers] = [useFoundPatients(text), useRecentPatients(), useCustomers(text, open)];
  const groups: PaletteGroup[] = [
    ...usePatientGroups(text, open, patients, recents.recent),
    { heading: texts.customers, items: customers.items },
    { heading: texts.goTo, items: usePages(text, open) },
  ].filter((group) => group.items.length > 0);
  const failures = [
    [texts.patientsText, patients.failure],
    [texts.recentPatientsText, text === "" ? recents.failure : null],
    [texts.customersText, customers.failure],
  ].flatMap(([subject, failure]) => (failure ? [texts.couldNotBeLookedFor(subject, failure)] : []));
  return (
    <Palette
      text={text}
      onText={setText}
      placeholder={texts.jumpToPatientOrPage}
      hint={texts.namesOrTheLastFour}
      groups={groups}
      empty={patients.isSearching ? texts.lookingLabel : texts.nothingFound}
      failed={failures.join(" ") || null}
      onClose={paletteState.close}
    />
  );
}
