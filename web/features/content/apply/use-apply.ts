import { useState } from "react";
import { call, tell } from "../../../platform/calls/calls.ts";
import { useAsked } from "../../../platform/calls/use-asked.ts";
import { ApplyVersionDocument, PreviewPublishDocument } from "../content-pages.graphql.ts";
import { type ContentRecord, publishDraft } from "../use-content-editor.ts";

const about = { about: ["content", "schedules"] } as const;
const changes = ["content", "schedules", "notifications"] as const;

/** Publishing a version of a care plan that runs, and whether it goes into running programmes too. */
export function useApply(content: ContentRecord, onApplied: () => void, onDone: () => void) {
  const [isPublished, setPublished] = useState(false);
  const hadDraft = content.version !== null && content.version !== undefined;
  const isDraft = hadDraft && !isPublished;
  const number = hadDraft ? content.number + 1 : content.number;
  const [refused, setRefused] = useState("");
  const [who, setWho] = useState<"new" | "all">(isDraft ? "new" : "all");
  const [unticked, setUnticked] = useState<readonly string[]>([]);
  const [tells, setTells] = useState(true);
  const [tellsAdmins, setTellsAdmins] = useState(true);
  const [busy, setBusy] = useState(false);
  const { _id: id } = content;
  const { data: everything, failure, askAgain } = useAsked(PreviewPublishDocument, { id }, about);
  const all = everything?.previewPublish.plan?.changes ?? [];
  const ticked = all.map(({ _id }) => _id).filter((each) => !unticked.includes(each));
  const { data: some } = useAsked(PreviewPublishDocument, unticked.length > 0 ? { id, changes: ticked } : null, about);
  const shown = unticked.length > 0 ? some : everything;
  const plan = shown?.previewPublish.plan ?? null;
  const planHash = shown?.previewPublish.planHash ?? null;

  const apply = (hash: string) =>
    call(
      ApplyVersionDocument,
      { id, changes: ticked, planHash: hash, tell: tells, telladmins: tellsAdmins },
      { changes },
    );
  const publish = async (): Promise<boolean> => {
    const published = await publishDraft(content);
    if (published.kind === "fail") setRefused(published.message);
    if (published.kind !== "data") return false;
    setPublished(true);
    if (who === "new") tell(published);
    return true;
  };
  const confirm = async (): Promise<void> => {
    setBusy(true);
    setRefused("");
    const goesOn = !isDraft || (await publish());
    const applied = goesOn && who === "all" && planHash ? await apply(planHash) : null;
    setBusy(false);
    if (!goesOn) return;
    // What is published stays so; what would change now is asked again, and shown.
    if (applied?.kind === "fail") return setRefused(`Version ${number} is published. ${applied.message}`);
    if (applied) tell(applied);
    if (applied?.kind === "data") onApplied();
    onDone();
  };
  const tick = (change: string, on: boolean): void =>
    setUnticked((before) => (on ? before.filter((each) => each !== change) : [...before, change]));
  const told = { tells, setTells, tellsAdmins, setTellsAdmins };
  return { isDraft, number, refused, who, setWho, all, unticked, tick, told, plan, busy, confirm, failure, askAgain };
}
