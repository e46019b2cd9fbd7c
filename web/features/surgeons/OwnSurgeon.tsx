import { useMemo, useState } from "react";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { ConfirmDialog } from "../../ui/overlay/Dialog.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { EmptyState, ErrorState } from "../../ui/look/States.tsx";
import { SurgeonEditor } from "./SurgeonEditor.tsx";
import { SurgeonByIdDocument } from "./surgeons.graphql.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";
import * as texts from "./surgeons-texts.ts";

interface PendingSave {
  readonly send: () => Promise<void>;
}

/** Page with a surgeon's own record. Saving it ends the session, so that all pages show the changes; a question says so first. */
export function OwnSurgeon({ logOut }: { logOut: () => Promise<void> }) {
  const id = useSignedIn().user.surgeon ?? null;
  const variables = useMemo(() => (id === null ? null : { id }), [id]);
  const { data, failure, refetch } = useGraphqlQuery(SurgeonByIdDocument, variables, { tags: [] });
  const [waiting, setWaiting] = useState<PendingSave | null>(null);
  const surgeon = data?.getSurgeonById.surgeon;
  if (id === null) return <EmptyState title={texts.noSurgeonRecord} text={texts.askYourAdminToLink} />;
  if (failure) return <ErrorState message={failure} reassurance={texts.nothingWasChanged} onRetry={refetch} />;
  if (!surgeon) return <PageHead title={texts.profile} />;
  const agree = (): void => {
    setWaiting(null);
    void waiting?.send();
  };
  return (
    <>
      <SurgeonEditor
        title={surgeon.name}
        surgeon={surgeon}
        accessCode={surgeon.accesscode}
        mayEdit
        own
        beforeSend={(send) => setWaiting({ send })}
        onSaved={() => void logOut()}
      />
      {waiting && (
        <ConfirmDialog
          title={texts.updateProfile}
          text={surgeonTexts.confirmLogOut}
          confirm={texts.continueLabel}
          onConfirm={agree}
          onClose={() => setWaiting(null)}
        />
      )}
    </>
  );
}
