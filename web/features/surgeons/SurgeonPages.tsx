import { pathOf } from "@restride/domain/access/routes.ts";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useWayBack, wayBack } from "../../platform/storage/list-places.ts";
import { mayCall } from "../../platform/session/may-call.ts";
import { roleOf } from "../../platform/session/profile.ts";
import { useSignedIn } from "../../platform/session/use-profile.ts";
import { useGraphqlQuery } from "../../platform/calls/use-graphql-query.ts";
import { Breadcrumb } from "../../ui/page/Breadcrumb.tsx";
import { ErrorState } from "../../ui/look/States.tsx";
import { PageHead } from "../../ui/page/PageHead.tsx";
import { SurgeonEditor } from "./SurgeonEditor.tsx";
import { carriedFrom, surgeonIdAt } from "./surgeon-path.ts";
import { AccessCodeDocument, SurgeonByIdDocument } from "./surgeons.graphql.ts";
import { surgeonTexts } from "@restride/domain/surgeons/surgeon-texts.ts";
import * as texts from "./surgeons-texts.ts";

const nothing = {};
const safe = texts.nothingWasChanged;

const Crumbs = ({ page }: { page: string }) => (
  <Breadcrumb {...wayBack(pathOf("surgeons"))} list={texts.surgeons} page={page} />
);

/** Page with the form of a new surgeon. */
export function SurgeonAdd() {
  const back = useWayBack(pathOf("surgeons"));
  const { data, failure, refetch } = useGraphqlQuery(AccessCodeDocument, nothing, { tags: [] });
  const code = data?.getAccessCode.accesscode;
  if (failure) return <ErrorState message={failure} reassurance={safe} onRetry={refetch} />;
  if (!code) return <PageHead title={texts.addSurgeon} />;
  return (
    <SurgeonEditor
      title={texts.addSurgeon}
      breadcrumb={<Crumbs page={texts.add} />}
      surgeon={null}
      accessCode={code}
      mayEdit
      onCancel={back}
      onSaved={back}
    />
  );
}

/** Page with the form of the surgeon in the URL, or of the row in the history state. */
export function SurgeonEdit() {
  const back = useWayBack(pathOf("surgeons"));
  const { search, state } = useLocation();
  const id = surgeonIdAt(search, state);
  const variables = useMemo(() => (id === null ? null : { id }), [id]);
  const { data, failure, refetch } = useGraphqlQuery(SurgeonByIdDocument, variables, { tags: [] });
  const mayEdit = mayCall("addEditSurgeon", roleOf(useSignedIn()));
  const surgeon = data?.getSurgeonById.surgeon;
  if (failure || id === null) {
    return <ErrorState message={failure ?? surgeonTexts.notFound} reassurance={safe} onRetry={refetch} />;
  }
  if (!surgeon) return <PageHead title={carriedFrom(state)?.name ?? texts.editSurgeon} />;
  return (
    <SurgeonEditor
      key={surgeon._id}
      title={surgeon.name}
      breadcrumb={<Crumbs page={texts.edit} />}
      surgeon={surgeon}
      accessCode={surgeon.accesscode}
      mayEdit={mayEdit}
      onCancel={back}
      onSaved={back}
    />
  );
}
