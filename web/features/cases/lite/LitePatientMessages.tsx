import { inLite } from "@restride/domain/access/guard.ts";
import { pathOf, routes } from "@restride/domain/access/routes.ts";
import { type SurgeryType, surgeryDaysLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { Link, useSearchParams } from "react-router";
import { wayBack } from "../../../platform/storage/list-places.ts";
import { buttonClass } from "../../../ui/look/Button.tsx";
import { Avatar } from "../../../ui/look/Marks.tsx";
import { ErrorState } from "../../../ui/look/States.tsx";
import { ScreenBar } from "../../../ui/page/ScreenBar.tsx";
import { useInboxView } from "../inbox/use-inbox-view.ts";
import type { LiteMessagesQuery } from "./lite-messages.graphql.ts";
import { LiteList } from "./LiteList.tsx";
import { LiteRow } from "./LiteRow.tsx";
import { useLiteMessages } from "./use-lite-messages.ts";
import * as texts from "./lite-texts.ts";

type Patient = NonNullable<NonNullable<LiteMessagesQuery["getPatientMessages"]["data"]>["patient"]>;

const aboutPatient = ({ surgeryType, surgeryDate, lastdigitsofphone }: Patient, today: CalendarDate): string =>
  `${surgeryTypeLabel(surgeryType as SurgeryType)} · ${surgeryDaysLabel(surgeryDate, today)} · •••• ${lastdigitsofphone}`;

/** Page in lite with the conversations about one patient. */
export function LitePatientMessages() {
  const [params] = useSearchParams();
  const patientId = params.get("patientid") ?? "";
  const view = useInboxView();
  const listed = useLiteMessages({ filters: { patientId, archived: true }, metadata: view.page });
  const { patient, today } = listed.messageList ?? {};
  return (
    <>
      <ScreenBar
        title={patient?.name ?? routes.litePatientMessages.title}
        text={patient && today ? aboutPatient(patient, today) : undefined}
        back={wayBack(inLite(routes.liteMessages.path))}
        picture={patient && <Avatar name={patient.name} size={36} />}
      >
        {patient && (
          <Link
            to={inLite(pathOf("progress", { patientid: patient._id }))}
            className={buttonClass({ variant: "text", size: "large" })}
          >
            {texts.progress}
          </Link>
        )}
      </ScreenBar>
      {listed.messageList && !patient ? (
        <ErrorState
          message={texts.thisPatientWasNotFound}
          reassurance={texts.nothingWasChanged}
          onRetry={listed.refetch}
        />
      ) : (
        <LiteList
          listed={listed}
          pages={view.pages}
          isFiltered={false}
          row={(message, day) => (
            <LiteRow
              key={message._id}
              message={message}
              today={day}
              to={inLite(`${routes.liteChat.path}?caseid=${message._id}`)}
              title={message.summary}
              text={message.reportedBy}
              unread={message.unread ? 1 : 0}
            />
          )}
        />
      )}
    </>
  );
}
