import { inLite } from "@restride/domain/access/guard.ts";
import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { type SurgeryType, surgeryDaysLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { Info } from "lucide-react";
import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { wayBack } from "../../../platform/storage/list-places.ts";
import { mayCall } from "../../../platform/session/may-call.ts";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { buttonClass } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { Avatar } from "../../../ui/look/Marks.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { Drawer } from "../../../ui/overlay/Drawer.tsx";
import { ScreenBar } from "../../../ui/page/ScreenBar.tsx";
import type { ShownCaseFragment } from "../case-detail.graphql.ts";
import { CasePatientPanel } from "../CasePatientPanel.tsx";
import { Thread } from "../thread/Thread.tsx";
import { type OpenCase, useCase } from "../use-case.ts";
import styles from "./LiteChat.module.css";
import * as texts from "./lite-texts.ts";

const list = routes.liteMessages;

/** Returns the path of the list of the patient's messages; null for users whose list of patients opens the cases directly. */
function useMessagesOf({ patientId }: ShownCaseFragment): string | null {
  const mayOpen = roleMayOpen(routes.litePatientMessages, roleOf(useSignedIn()));
  return mayOpen && patientId ? inLite(`${routes.litePatientMessages.path}?patientid=${patientId}`) : null;
}

/** Returns a text with the joint, the time before or after surgery, and the end of the phone number. */
const aboutPatient = ({ patientData, patientLastDigitOfPhone, today }: ShownCaseFragment): string | undefined => {
  if (!patientData) return undefined;
  const { surgery } = patientData;
  const joint = surgeryTypeLabel(surgery.type as SurgeryType);
  return `${joint} · ${surgeryDaysLabel(surgery.date, today)} · •••• ${patientLastDigitOfPhone ?? ""}`;
};

/** Content about the patient, with links to the progress and to all messages. */
function About({ supportCase }: { supportCase: ShownCaseFragment }) {
  const seesProgress = mayCall("getSurveyDetail", roleOf(useSignedIn()));
  const messages = useMessagesOf(supportCase);
  const { patientId } = supportCase;
  return (
    <>
      <CasePatientPanel supportCase={supportCase} />
      <nav aria-label={texts.aboutThePatient} className={styles.links}>
        {seesProgress && patientId && (
          <Link to={inLite(pathOf("progress", { patientid: patientId }))} className={buttonClass({ size: "large" })}>
            {texts.progress}
          </Link>
        )}
        {messages && (
          <Link to={messages} className={buttonClass({ size: "large" })}>
            {texts.allMessages}
          </Link>
        )}
      </nav>
    </>
  );
}

function Opened({ open }: { open: OpenCase }) {
  const { supportCase } = open;
  const [isDrawn, draw] = useState(false);
  const messages = useMessagesOf(supportCase);
  const name = supportCase.patientName ?? supportCase.summary;
  return (
    <>
      <ScreenBar
        title={name}
        text={aboutPatient(supportCase)}
        back={messages ? { to: messages } : wayBack(inLite(list.path))}
        picture={<Avatar name={name} size={36} />}
      >
        {supportCase.patientData && (
          <IconButton label={texts.aboutThePatient} icon={<Info size={20} />} onClick={() => draw(true)} />
        )}
      </ScreenBar>
      <Thread key={supportCase._id} open={open} />
      {isDrawn && (
        <Drawer title={name} side="bottom" onClose={() => draw(false)}>
          <About supportCase={supportCase} />
        </Drawer>
      )}
    </>
  );
}

/** Conversation in lite: messages, the field for a reply, and the patient in a drawer. */
export function LiteChat() {
  const [params] = useSearchParams();
  const { caseid = params.get("caseid") ?? "" } = useParams();
  const { open, failure, refetch } = useCase(caseid, roleOf(useSignedIn()));
  if (open) return <Opened open={open} />;
  return (
    <>
      <ScreenBar title={list.title} back={wayBack(inLite(list.path))} />
      {failure && <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />}
    </>
  );
}
