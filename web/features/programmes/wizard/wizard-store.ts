import type { WizardStep } from "@restride/domain/programmes/wizard-steps.ts";
import type { CalendarDate } from "@restride/domain/values/calendar-date.ts";
import { readId } from "@restride/domain/values/id.ts";
import { mutate } from "../../../platform/calls/calls.ts";
import { connection } from "../../../platform/calls/connection.ts";
import { session } from "../../../platform/session/session.ts";
import {
  DiscardPatientDraftDocument,
  SavePatientDraftDocument,
  TakePatientDraftDocument,
} from "./drafts/drafts.graphql.ts";
import { listVisit } from "./drafts/list-visit.ts";
import {
  emptyContent,
  movedStarts,
  readContent,
  readStep,
  resumedOn,
  typedName,
  type WizardContent,
} from "./wizard-content.ts";
import { randomId } from "../../../platform/device/random-id.ts";

/** Who left a draft where this window goes on, and when: an instant. */
export interface Resumed {
  readonly editor: string;
  readonly at: string;
  /** What would have begun before today, by its id, and begins today. */
  readonly beginsToday: readonly string[];
}

/** A new patient in this window. */
export interface WizardState {
  /** Whose window and clinic it is: another one begins anew. */
  readonly owner: string;
  readonly draft: { readonly _id: string; readonly version: number } | null;
  readonly step: WizardStep;
  readonly content: WizardContent;
  /** What of it the server has. */
  readonly saved: WizardContent;
  /** When it was saved last, an instant. */
  readonly savedAt: string | null;
  /** Whether something is typed that the server does not have yet. */
  readonly isDirty: boolean;
  /** Why another window goes on with it. */
  readonly lost: string | null;
  readonly resumed: Resumed | null;
  /** Another number for each new patient and each draft that is opened or erased: what is on screen begins with its content. */
  readonly opened: number;
  /** The draft that this window erased: the address may name it a moment longer. */
  readonly erased: string | null;
  /** The patient who came of it. */
  readonly created: Created | null;
}

/** A patient who was created, and at which address. */
export interface Created {
  readonly patientId: string;
  readonly path: string;
}

/** Milliseconds after an edit until it is saved. */
const savesAfter = 800;

const desk = randomId();
const changes = ["drafts"] as const;

const ownerNow = (): string => `${session.current()?.user._id} ${session.current()?.customer?._id}`;
let openings = 0;
const anew = (): WizardState => ({
  owner: ownerNow(),
  draft: null,
  step: "info",
  content: emptyContent,
  saved: emptyContent,
  savedAt: null,
  isDirty: false,
  lost: null,
  resumed: null,
  opened: (openings += 1),
  erased: null,
  created: null,
});

let state = anew();
let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<boolean> | null = null;
let stopWaiting: (() => void) | undefined;
const listeners = new Set<() => void>();

const set = (change: Partial<WizardState>): void => {
  state = { ...state, ...change };
  listeners.forEach((listener) => listener());
};

const draftOf = ({ step, content }: WizardState) => {
  const { surgeon } = content.patient;
  return {
    step,
    surgeon: typeof surgeon === "string" && surgeon !== "" ? readId(surgeon) : null,
    registration: content.registration,
    content: JSON.stringify(content),
  };
};

/** A draft begins with the first name that is typed. */
const isWorthSaving = ({ draft, content }: WizardState): boolean => draft !== null || typedName(content) !== "";

async function sendOnce(): Promise<boolean> {
  const sent = state;
  const { draft } = sent;
  const variables = { id: draft?._id ?? null, version: draft?.version ?? null, desk, draft: draftOf(sent) };
  const outcome = await mutate(SavePatientDraftDocument, variables, { invalidates: draft ? [] : changes });
  if (state.owner !== sent.owner) return false;
  if (state.opened !== sent.opened || state.created !== null) return true; // it answers for a patient who is here no longer
  const saved = outcome.kind === "data" ? outcome.data.savePatientDraft.draft : null;
  if (saved) {
    const { _id, version, changedat } = saved;
    set({
      draft: { _id, version },
      saved: sent.content,
      savedAt: changedat,
      isDirty: state.content !== sent.content || state.step !== sent.step,
    });
    return true;
  }
  if (outcome.kind === "fail" && outcome.reached) set({ lost: outcome.message });
  if (outcome.kind === "fail" && !outcome.reached) stopWaiting ??= connection.wait(() => void wizard.save());
  return false;
}

async function sendAll(): Promise<boolean> {
  while (state.isDirty && state.lost === null && isWorthSaving(state)) if (!(await sendOnce())) return false;
  stopWaiting?.();
  stopWaiting = undefined;
  return state.lost === null;
}

/** A window may be closed at any moment: what it does is on the server soon after. */
const saveSoon = (): void => {
  clearTimeout(timer);
  timer = setTimeout(() => void wizard.save(), savesAfter);
};

/** Resolves once what waited for the connection is saved, or belongs to another window. */
const untilSent = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = wizard.subscribe(() => {
      if (state.isDirty && state.lost === null) return;
      stop();
      resolve();
    });
  });

/** The new patient of this window, as a store: what is typed is saved on the server as it is typed, one save after the other. */
export const wizard = {
  current: (): WizardState => {
    if (state.owner !== ownerNow() || listVisit.take()) state = anew();
    return state;
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Begins with a new patient. */
  begin: (): void => {
    listVisit.take();
    set(anew());
  },
  edit: (change: Partial<WizardContent>): void => {
    set({ content: { ...state.content, ...change }, isDirty: true });
    saveSoon();
  },
  standAt: (step: WizardStep): void => {
    if (step === state.step || state.created !== null) return;
    set({ step, isDirty: isWorthSaving(state) });
    saveSoon();
  },
  /** Saves what is not saved yet; answers whether the server has it all. */
  save: async (): Promise<boolean> => {
    clearTimeout(timer);
    sending ??= sendAll();
    const isSaved = await sending;
    sending = null;
    return isSaved;
  },
  /** The same, but a lost connection is waited for. */
  saved: async (): Promise<boolean> => {
    const { owner } = state;
    if (await wizard.save()) return true;
    if (stopWaiting === undefined) return false;
    await untilSent();
    return state.owner === owner && state.lost === null;
  },
  /** Says that this window goes on, and hears when another one does. */
  goOn: async (): Promise<void> => {
    const { draft, isDirty, lost } = wizard.current();
    if (!draft || lost !== null) return;
    if (isDirty) return void (await wizard.save());
    const outcome = await mutate(SavePatientDraftDocument, { id: draft._id, desk }, { invalidates: [] });
    if (outcome.kind === "fail" && outcome.reached && state.draft?._id === draft._id) set({ lost: outcome.message });
  },
  /** Opens a draft where it stopped, or takes it back; answers why it cannot be opened. What this window had typed stays when nobody saved since. */
  open: async (id: string, today: CalendarDate): Promise<string | null> => {
    const before = wizard.current();
    const outcome = await mutate(TakePatientDraftDocument, { id, desk }, { invalidates: [] });
    if (outcome.kind === "expired") return null;
    if (outcome.kind === "fail") return outcome.message;
    const draft = outcome.data.savePatientDraft.draft;
    if (!draft) return outcome.message;
    const isMine = before.draft?._id === id && before.draft.version === draft.version;
    const left = isMine ? before.content : readContent(draft.content ?? "{}");
    if (!left) return "This draft was made by another version of the console. Begin anew.";
    const { _id, version, step, changedat, changedby } = draft;
    const content = resumedOn(left, today);
    const beginsToday = movedStarts(left.programme, content.programme);
    const resumed = isMine ? before.resumed : { editor: changedby, at: changedat, beginsToday };
    const isDirty = (isMine && before.isDirty) || content !== left;
    set({
      ...anew(),
      draft: { _id, version },
      content,
      saved: isMine ? before.saved : left,
      step: readStep(step),
      savedAt: changedat,
      resumed,
      isDirty,
    });
    if (isDirty) void wizard.save();
    return null;
  },
  /** The patient is there: what was typed is only shown from now on, and there is no draft any more. */
  finish: (created: Created): void => {
    clearTimeout(timer);
    set({ draft: null, savedAt: null, isDirty: false, resumed: null, created });
  },
  dismissNotice: (): void => set({ resumed: null }),
  /** Forgets the new patient and erases the draft. */
  discard: async (): Promise<void> => {
    clearTimeout(timer);
    await sending;
    const { draft } = state;
    set({ ...anew(), erased: draft?._id ?? null });
    if (draft) await mutate(DiscardPatientDraftDocument, { id: draft._id }, { invalidates: changes });
  },
};
