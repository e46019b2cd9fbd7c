import { inLite, isLite, signInPath } from "@restride/domain/access/guard.ts";
import { routes } from "@restride/domain/access/routes.ts";
import { type SurgeryType, surgeryDaysLabel, surgeryTypeLabel } from "@restride/domain/schedules/surgery-days.ts";
import { formatTime } from "@restride/domain/values/calendar-date.ts";
import { ArrowLeft, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useCallback, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "react-router";
import { linkClaims } from "../../platform/session/link-claims.ts";
import { endedLinks } from "../../platform/calls/ended-links.ts";
import { useConnection } from "../../platform/stores.ts";
import { useProfile } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { usePublicToasts } from "../../platform/page/use-public-toasts.ts";
import { ErrorState, SkeletonBar, useHasLasted } from "../../ui/look/States.tsx";
import { CopyrightFoot } from "../../ui/page/CopyrightFoot.tsx";
import { CodePrompt } from "./CodePrompt.tsx";
import { storedLink } from "./stored-link.ts";
import { LinkEnd } from "./LinkEnd.tsx";
import { type SurveyFragment, SurveyDetailDocument } from "./progress-page.graphql.ts";
import { type Access, type FromOthers, Progress } from "./Progress.tsx";
import styles from "./Progress.module.css";
import { useLinkEnd } from "./use-link-end.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./progress-page-texts.ts";

const ShareDialog = lazyOverlay(async () => (await import("./ShareDialog.tsx")).ShareDialog);

/** Returns whether the history has an earlier page of this application, according to the router's counter. */
const hasHistory = (): boolean => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Button that goes back; without an earlier page it opens the messages. */
function Back() {
  const navigate = useNavigate();
  const leave = (): void => void (hasHistory() ? navigate(-1) : navigate(inLite(routes.liteMessages.path)));
  return (
    <button type="button" className={styles.back} onClick={leave}>
      <ArrowLeft size={18} /> {texts.back}
    </button>
  );
}

/** Returns the page header for staff as text: the patient, the joint, and the time before or after surgery. */
const patientLine = ({ patientname, surgerytype, surgerydate, today }: SurveyFragment): string =>
  [patientname, surgeryTypeLabel(surgerytype as SurgeryType), surgeryDaysLabel(surgerydate, today)].join(" · ");

function Waiting() {
  const isSlow = useHasLasted(300, true);
  return (
    <div className={styles.waiting} aria-busy>
      {isSlow && ["40%", "90%", "70%"].map((width) => <SkeletonBar key={width} width={width} />)}
    </div>
  );
}

/** Notice without a connection: the last values stay, with the time at which they were read. */
function OfflineNotice({ readAt, timeZone }: { readAt: number; timeZone: string }) {
  const isLost = useConnection().kind === "lost";
  return (
    <output className={styles.offlineNotice}>
      {isLost && texts.noConnectionTheseValuesAreAs(formatTime(readAt, timeZone))}
    </output>
  );
}

interface OpenedProps extends FromOthers {
  access: Access;
  isEmbedded: boolean;
  /** Whether the share dialog was open when the previous link ended. */
  wasSharing: boolean;
  /** Called when the link is no longer valid for this patient. */
  onEnded: (wasSharing: boolean) => void;
}

function OpenPage({ access, isEmbedded, wasSharing, onEnded, ...others }: OpenedProps) {
  const { patientid, link } = access;
  const [sharing, setSharing] = useState(wasSharing);
  const { data, failure, refused, readAt, refetch } = useGraphqlQuery(
    SurveyDetailDocument,
    { patientid },
    { tags: ["progress", "questionnaires", "readings"], link },
  );
  const survey = data?.getSurveyDetail.survey;
  useLinkEnd(link, refetch);
  const isEnded = refused && link !== undefined;
  useEffect(() => {
    if (isEnded) onEnded(false);
  }, [isEnded, onEnded]);
  let content: ReactNode = <Waiting />;
  if (survey) content = <Progress access={access} survey={survey} {...others} />;
  else if (failure && !isEnded)
    content = <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />;
  return (
    <>
      <header className={styles.head}>
        <div>
          {isEmbedded && <Back />}
          <div className={styles.headerText}>
            <h1>{texts.progress}</h1>
            {isEmbedded && survey?.patientname && <p>{patientLine(survey)}</p>}
          </div>
          {!isEmbedded && survey?.mayshare && (
            <button type="button" className={styles.shareButton} onClick={() => setSharing(true)}>
              <Share2 size={18} /> {texts.share}
            </button>
          )}
        </div>
      </header>
      <main id="content" className={styles.page}>
        {survey && <OfflineNotice readAt={readAt} timeZone={survey.timezone} />}
        {content}
      </main>
      {!isEmbedded && <CopyrightFoot />}
      {sharing && link !== undefined && (
        <ShareDialog
          patientid={patientid}
          link={link}
          onClose={() => setSharing(false)}
          onEnded={() => onEnded(true)}
        />
      )}
    </>
  );
}

/** Page with a patient's progress, for holders of a link or of the code from the patient's email; in lite for signed-in staff. */
export function ProgressPage(others: FromOthers) {
  const { token, patientid = "" } = useParams();
  const { search } = useLocation();
  const isSignedIn = useProfile() !== null;
  const [link, setLink] = useState(() => token ?? storedLink.read(patientid));
  const [newLink, setNewLink] = useState<string | null>(null);
  const [wasSharing, setWasSharing] = useState(false);
  usePublicToasts();
  const isEmbedded = isLite(search);
  const onEnded = useCallback((sharing: boolean): void => {
    setWasSharing(sharing);
    storedLink.forget();
    setLink(null);
  }, []);
  useEffect(() => endedLinks.subscribe((ended) => ended === link && onEnded(false)), [link, onEnded]);
  const onOpened = (opened: string): void => {
    storedLink.store(patientid, opened);
    setLink(opened);
    setNewLink(opened);
  };
  const shared = { isEmbedded, wasSharing, onEnded, ...others };
  if (token === undefined && isEmbedded) {
    if (!isSignedIn) return <Navigate to={signInPath(search)} replace />;
    return <OpenPage access={{ patientid, link: undefined }} {...shared} />;
  }
  if (link === null) return <CodePrompt patientid={patientid} hadLink={token !== undefined} onOpened={onOpened} />;
  return (
    <>
      <OpenPage key={linkClaims(link)?.id ?? link} access={{ patientid, link }} {...shared} />
      <LinkEnd key={`end:${link}`} link={link} isNew={link === newLink} onRenewed={onOpened} />
    </>
  );
}
