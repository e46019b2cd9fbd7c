import { maskPhone } from "@restride/domain/values/phone.ts";
import { Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { CaregiverDialog } from "../form/CaregiverDialog.tsx";
import { addressLines } from "../form/PartCards.tsx";
import { ShipAddressDialog } from "../form/ShipAddressDialog.tsx";
import type { PatientFactsFragment } from "./patient.graphql.ts";
import styles from "./PatientPanel.module.css";
import * as texts from "./detail-texts.ts";
import { relationshipLabel } from "@restride/domain/patients/edit/edit-texts.ts";

interface PartProps {
  title: string;
  onEdit: () => void;
  children: ReactNode;
}

function Part({ title, onEdit, children }: PartProps) {
  const mayEdit = mayCall("editPatient", roleOf(useSignedIn()));
  return (
    <section className={styles.section}>
      <header className={styles.sectionHeader}>
        <h2>{title}</h2>
        {mayEdit && <IconButton label={texts.editTitle(title.toLowerCase())} icon={<Pencil />} onClick={onEdit} />}
      </header>
      {children}
    </section>
  );
}

/** Caregiver and shipping address of the patient, each with its dialog. */
export function PanelParts({ patient }: { patient: PatientFactsFragment }) {
  const [open, setOpen] = useState<"caregiver" | "address" | null>(null);
  const close = (): void => setOpen(null);
  const { caregiver, shipaddress } = patient;
  const lines = shipaddress ? addressLines(shipaddress) : ["—"];
  return (
    <>
      <Part title={texts.caregiver} onEdit={() => setOpen("caregiver")}>
        <p>{caregiver?.name ?? "—"}</p>
        {caregiver && (
          <p className={styles.none}>
            {relationshipLabel(caregiver.relationship)}
            {caregiver.phone && ` · ${maskPhone(caregiver.phone)}`}
          </p>
        )}
      </Part>
      <Part title={texts.shipAddress} onEdit={() => setOpen("address")}>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Part>
      {open === "caregiver" && <CaregiverDialog patientId={patient._id} caregiver={caregiver} onClose={close} />}
      {open === "address" && <ShipAddressDialog patientId={patient._id} address={shipaddress} onClose={close} />}
    </>
  );
}
