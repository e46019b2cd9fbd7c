import { inLite } from "@restride/domain/access/guard.ts";
import { type MessageFilter, noMessageLimits } from "@restride/domain/cases/message-filter.ts";
import { pathOf, roleMayOpen, routes } from "@restride/domain/access/routes.ts";
import { type SurgeryType, surgeryDaysLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { Search } from "lucide-react";
import { type ReactNode, useState } from "react";
import { roleOf } from "../../../platform/session/profile.ts";
import { useSignedIn } from "../../../platform/session/use-profile.ts";
import { Button } from "../../../ui/look/Button.tsx";
import { IconButton } from "../../../ui/look/IconButton.tsx";
import { ScreenBar } from "../../../ui/page/ScreenBar.tsx";
import { useInboxView } from "../inbox/use-inbox-view.ts";
import type { LiteMessageFragment } from "./lite-messages.graphql.ts";
import { LiteList } from "./LiteList.tsx";
import styles from "./LiteMessages.module.css";
import { LiteRow } from "./LiteRow.tsx";
import { useLiteMessages } from "./use-lite-messages.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./lite-texts.ts";

const MessageFilterDialog = lazyOverlay(
  async () => (await import("../inbox/MessageFilterDialog.tsx")).MessageFilterDialog,
);

const filterText = ({ name, lastdigitsofphone: digits, urgent }: MessageFilter): string =>
  [name, digits && `•••• ${digits}`, urgent && texts.urgentMessages].filter(Boolean).join(" · ");

/** Returns the path of the patient's messages, or of the case for users who may not open those. */
const leadsTo = ({ _id, patientId }: LiteMessageFragment, opensPatients: boolean): string =>
  inLite(
    opensPatients ? `${routes.litePatientMessages.path}?patientid=${patientId}` : pathOf("caseDetail", { caseid: _id }),
  );

/** Page in lite with the patients of the clinic, or of a surgeon, who have messages; unread and urgent ones first. */
export function LiteMessages({ actions }: { actions?: ReactNode }) {
  const view = useInboxView();
  const [filtering, setFiltering] = useState(false);
  const opensPatients = roleMayOpen(routes.litePatientMessages, roleOf(useSignedIn()));
  const listed = useLiteMessages({ filters: { ...view.filter, byPatients: true }, metadata: view.page });
  const activeFilters = filterText(view.filter);
  return (
    <>
      <ScreenBar title={routes.liteMessages.title}>
        {actions}
        <IconButton label={texts.search} icon={<Search size={20} />} onClick={() => setFiltering(true)} />
      </ScreenBar>
      {activeFilters !== "" && (
        <p className={styles.filters}>
          {activeFilters}
          <Button variant="text" onClick={() => view.changeFilter(noMessageLimits)}>
            {texts.clearAllFilters}
          </Button>
        </p>
      )}
      <LiteList
        listed={listed}
        pages={view.pages}
        isFiltered={activeFilters !== ""}
        row={(message, today) => (
          <LiteRow
            key={message._id}
            message={message}
            today={today}
            to={leadsTo(message, opensPatients)}
            title={message.patientName}
            text={`${surgeryTypeLabel(message.surgeryType as SurgeryType)} · ${surgeryDaysLabel(message.surgeryDate, today)}`}
            unread={message.unreadOfPatient}
          />
        )}
      />
      {filtering && (
        <MessageFilterDialog filter={view.filter} onFilter={view.changeFilter} onClose={() => setFiltering(false)} />
      )}
    </>
  );
}
