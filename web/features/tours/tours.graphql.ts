import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SeenToursQueryVariables = Exact<{ [key: string]: never; }>;


export type SeenToursQuery = { getUserVisitedPages: { status: string, message: string, pagevisited: Array<string> | null } };

export type NoteSeenTourMutationVariables = Exact<{
  page: string;
}>;


export type NoteSeenTourMutation = { updateUserVisitedPages: { status: string, message: string, pagevisited: Array<string> | null } };

export const SeenToursDocument: Query<SeenToursQuery, SeenToursQueryVariables> = {"kind":"query","name":"seenTours","text":"query seenTours{getUserVisitedPages{status message pagevisited}}"};

export const NoteSeenTourDocument: Mutation<NoteSeenTourMutation, NoteSeenTourMutationVariables> = {"kind":"mutation","name":"noteSeenTour","text":"mutation noteSeenTour($page:String!){updateUserVisitedPages(page:$page){status message pagevisited}}"};
