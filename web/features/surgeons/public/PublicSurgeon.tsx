import { MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useMemo, useState } from "react";
import { useGraphqlQuery } from "../../../platform/calls/use-graphql-query.ts";
import { usePublicToasts } from "../../../platform/page/use-public-toasts.ts";
import { Button, buttonClass } from "../../../ui/look/Button.tsx";
import { Avatar } from "../../../ui/look/Marks.tsx";
import { ReadMore } from "../../../ui/look/ReadMore.tsx";
import { CopyrightFoot } from "../../../ui/page/CopyrightFoot.tsx";
import { EmptyState, ErrorState, SkeletonBar, useHasLasted } from "../../../ui/look/States.tsx";
import { withoutTitle } from "../surgeon-name.ts";
import { PublicSurgeonDocument, type PublicSurgeonRecordFragment } from "./public-surgeon.graphql.ts";
import styles from "./PublicSurgeon.module.css";
import { Team } from "./Team.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.tsx";
import * as texts from "./public-texts.ts";

const ContactDrawer = lazyOverlay(async () => (await import("./ContactDrawer.tsx")).ContactDrawer);
const callbackAnchor = "callback";

const Hospital = ({ hospital_name, hospital_url }: PublicSurgeonRecordFragment) =>
  hospital_url ? (
    <a href={hospital_url} target="_blank" rel="noopener">
      {hospital_name || hospital_url}
    </a>
  ) : (
    hospital_name
  );

interface HeadProps {
  surgeon: PublicSurgeonRecordFragment;
  takesCallbacks: boolean;
  onContact: () => void;
}

function Head({ surgeon, takesCallbacks, onContact }: HeadProps) {
  const { name, image, description, department_title, department_name } = surgeon;
  return (
    <header className={styles.head}>
      <Avatar name={withoutTitle(name)} image={image} size={96} />
      <div className={styles.surgeon}>
        <h1>{name}</h1>
        {description && <p>{description}</p>}
        <p>{[department_title, department_name].filter(Boolean).join(" · ")}</p>
        <p>
          <Hospital {...surgeon} />
        </p>
      </div>
      <div className={styles.links}>
        <Button size="large" icon={<Phone />} onClick={onContact}>
          {texts.contact}
        </Button>
        {takesCallbacks && (
          <a href={`#${callbackAnchor}`} className={buttonClass({ variant: "primary", size: "large" })}>
            <MessageSquare />
            {texts.requestACallback}
          </a>
        )}
      </div>
    </header>
  );
}

function Page({ surgeon, callback }: { surgeon: PublicSurgeonRecordFragment; callback?: ReactNode }) {
  const [contact, setContact] = useState(false);
  return (
    <>
      <Head surgeon={surgeon} takesCallbacks={callback !== undefined} onContact={() => setContact(true)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          {surgeon.about_me && (
            <section className={styles.card} aria-labelledby="about">
              <h2 id="about">{texts.aboutMe}</h2>
              <ReadMore text={surgeon.about_me} />
            </section>
          )}
          {surgeon.team.length > 0 && <Team team={surgeon.team} />}
        </div>
        {callback !== undefined && (
          <section className={styles.card} id={callbackAnchor} aria-labelledby="callback-title">
            <h2 id="callback-title">{texts.requestACallback}</h2>
            {callback}
          </section>
        )}
      </div>
      {contact && <ContactDrawer surgeon={surgeon} onClose={() => setContact(false)} />}
    </>
  );
}

function Waiting() {
  const isLong = useHasLasted(300, true);
  return (
    <div className={styles.head} aria-busy>
      {isLong && (
        <div className={styles.waiting}>
          <SkeletonBar width="180px" />
          <SkeletonBar width="240px" />
          <SkeletonBar width="160px" />
        </div>
      )}
    </div>
  );
}

/** Public page of a surgeon, designed for phones. `callback` is the form that requests a call back, if there is one. */
export function PublicSurgeon({ id, callback }: { id: string; callback?: ReactNode }) {
  usePublicToasts();
  const variables = useMemo(() => ({ id }), [id]);
  const { data, failure, refused, refetch } = useGraphqlQuery(PublicSurgeonDocument, variables, { tags: ["surgeons"] });
  const surgeon = data?.getPublicSurgeon.surgeon;
  return (
    <>
      <main className={styles.page} id="content">
        {!surgeon && !failure && <Waiting />}
        {surgeon && <Page surgeon={surgeon} callback={callback} />}
        {failure && refused && <EmptyState title={failure} text={texts.theLinkMayBeOld} />}
        {failure && !refused && (
          <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />
        )}
      </main>
      <CopyrightFoot />
    </>
  );
}
