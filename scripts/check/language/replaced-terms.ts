/** Project term that was replaced, and the common term to use instead. */
export interface ReplacedTerm {
  /** Place of the search: identifiers, paths of files, or names that the schema gives in SQL. */
  readonly of: "identifier" | "path" | "sql";
  readonly pattern: RegExp;
  readonly instead: string;
  /** Example of a name that is refused. */
  readonly refused: string;
  /** Example of a similar name that is allowed. */
  readonly allowed: string;
}

const identifier = (pattern: RegExp, instead: string, refused: string, allowed: string): ReplacedTerm => ({
  of: "identifier",
  pattern,
  instead,
  refused,
  allowed,
});
const path = (pattern: RegExp, instead: string, refused: string, allowed: string): ReplacedTerm => ({
  of: "path",
  pattern,
  instead,
  refused,
  allowed,
});

const sql = (pattern: RegExp, instead: string, refused: string, allowed: string): ReplacedTerm => ({
  of: "sql",
  pattern,
  instead,
  refused,
  allowed,
});

/** Replaced terms. A word that a pattern cannot distinguish from plain English was renamed by hand. */
export const replacedTerms: readonly ReplacedTerm[] = [
  identifier(/^([a-z]\w*)?[wW]all(s|ed|Of)?$(?<!firewall)/, "rls, row-level security", "scopeWall", "wallClock"),
  identifier(/^(make)?[mM]achines$/, "platform", "makeMachines", "machine"),
  identifier(/(^n|N)eeds$/, "deps, Deps", "SaveNeeds", "needsReason"),
  identifier(/^[fF]aces$/, "resolvers", "faces", "surfaces"),
  identifier(
    /^(Numbered)?Fact(Kinds?|s)?$|^(make|record|tell|listenFor)Facts?$/,
    "domain event",
    "NumberedFact",
    "PatientFactsFragment",
  ),
  identifier(/^Reaction(To)?$|^reactions(To)?$/, "event handler", "reactionsTo", "reactToDrag"),
  identifier(/^Moment$|^tellMoment$|^momentsChannel$/, "broadcast", "tellMoment", "formatMoment"),
  identifier(/^makeFollow[A-Z]\w*$/, "make…Subscription", "makeFollowCases", "followOverlays"),
  identifier(/^askedOnce$/, "singleFlight", "askedOnce", "asOnce"),
  identifier(/^useAsked$|^(onA|a)skAgain$/, "useGraphqlQuery, refetch", "askAgain", "useTask"),
  identifier(/^[aA]sker(Of)?$/, "principal", "askerOf", "tasker"),
  identifier(/^useLive$/, "useSubscription", "useLive", "useLiveStatus"),
  identifier(
    /^call(AndTell|AtField|FromForm)$/,
    "mutateAndNotify, mutateAtField, mutateFromForm",
    "callAndTell",
    "callByLink",
  ),
  identifier(/^markStale$/, "invalidateTags", "markStale", "stale"),
  identifier(
    /^[lL]ate(Layer|Page|Dialog|Form)$/,
    "lazyOverlay, lazyPage, LazyDialog, lazyForm",
    "lateLayer",
    "tooLate",
  ),
  identifier(/^useLayer$/, "useOverlay", "useLayer", "layers"),
  identifier(/^Jump[A-Z]\w*$|^(use)?PatientWish$/, "palette, command palette", "JumpField", "numberJumps"),
  identifier(/^([a-z]\w*)?[kK]eeper(Deps)?$/, "editor", "otherKeeper", "companyKeepers"),
  identifier(/^narrow(ed|ing)$|^isNarrowed$/, "filter, isFiltered", "isNarrowed", "useNarrow"),
  identifier(/^[aA]im(At|s)?$/, "fixture ids, target", "aimAt", "claim"),
  path(
    /\.views\.(db\.test\.)?ts$/,
    "*.queries.ts",
    "server/features/notes/notes.views.ts",
    "domain/patients/list/quick-views.ts",
  ),
  path(
    /\.reactions\.ts$/,
    "*.handlers.ts",
    "server/features/cases/cases.reactions.ts",
    "server/features/cases/cases.handlers.ts",
  ),
  sql(/(^|_)facts?($|_)/, "domain event", "fact_counters", "domain_events"),
  sql(/(^|_)reactions?($|_)/, "event handler", "reactions_done", "handled_events"),
  sql(/(^|_)(tally|tallies|tallied)($|_)/, "counter, count", "tally_case", "case_counters"),
  sql(/^(tell|told|keep|kept)($|_)|_told$/, "publish, store", "tell_events", "publish_events"),
  sql(/(^|_)(say|says|said)($|_)/, "message, comment, has_content", "last_said", "essay_id"),
  sql(/(^|_)(hear|hears|heard)($|_)/, "received", "heard_at", "heart_rate"),
  sql(/(^|_)asked($|_)/, "requested, reminded", "orders_asked_once", "tasked_at"),
  sql(/(^|_)walk(s|ed)?($|_)/, "step, traverse", "walk_rows", "walking_minutes"),
  sql(/(^|_)desk($|_)/, "editing session", "held_desk", "desktop_name"),
  sql(/^held_(at|by)$/, "editing_active_at, editing_user_id", "held_by", "held_from"),
  sql(/^did$/, "outcome", "did", "did_not_arrive"),
  sql(/^counted($|_)/, "update_counters, count_orders", "counted_again", "count_orders_again"),
  path(/-needs\.ts$/, "*-deps.ts", "server/features/content/editor-needs.ts", "server/features/content/editor-deps.ts"),
];
