import type { Mutation, Subscription } from '../../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type CaseCommentFragment = { _id: string, userid: string | null, userName: string, role: string, comment: string, commented_date: string, priority: string, edited: boolean, version: number, imageUrl: { original: string, thumbnail: string } | null };

export type AddNewCommentMutationVariables = Exact<{
  caseId: string;
  comment: string;
  priority?: string | null | undefined;
  image?: string | null | undefined;
}>;


export type AddNewCommentMutation = { addNewComment: { status: string, message: string, commentid: string | null } };

export type EditCommentMutationVariables = Exact<{
  id: string;
  comment: string;
  version: number;
}>;


export type EditCommentMutation = { editComment: { status: string, message: string } };

export type DeleteCommentMutationVariables = Exact<{
  id: string;
}>;


export type DeleteCommentMutation = { deleteComment: { status: string, message: string } };

export type RestoreCommentMutationVariables = Exact<{
  id: string;
}>;


export type RestoreCommentMutation = { restoreComment: { status: string, message: string } };

export type TakeBackMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackMutation = { takeBack: { status: string, message: string } };

export type NowWritingMutationVariables = Exact<{
  caseid: string;
}>;


export type NowWritingMutation = { nowWriting: { status: string, message: string } };

export type OnWritingSubscriptionVariables = Exact<{
  caseid: string;
}>;


export type OnWritingSubscription = { onWriting: { status: string, caseid: string, userName: string } };

export const AddNewCommentDocument: Mutation<AddNewCommentMutation, AddNewCommentMutationVariables> = {"kind":"mutation","name":"AddNewComment","text":"mutation AddNewComment($caseId:ID!$comment:String!$priority:String$image:String){addNewComment(caseId:$caseId comment:$comment priority:$priority image:$image){status message commentid}}"};

export const EditCommentDocument: Mutation<EditCommentMutation, EditCommentMutationVariables> = {"kind":"mutation","name":"EditComment","text":"mutation EditComment($id:ID!$comment:String!$version:Int!){editComment(id:$id comment:$comment version:$version){status message}}"};

export const DeleteCommentDocument: Mutation<DeleteCommentMutation, DeleteCommentMutationVariables> = {"kind":"mutation","name":"DeleteComment","text":"mutation DeleteComment($id:ID!){deleteComment(id:$id){status message}}"};

export const RestoreCommentDocument: Mutation<RestoreCommentMutation, RestoreCommentMutationVariables> = {"kind":"mutation","name":"RestoreComment","text":"mutation RestoreComment($id:ID!){restoreComment(id:$id){status message}}"};

export const TakeBackDocument: Mutation<TakeBackMutation, TakeBackMutationVariables> = {"kind":"mutation","name":"TakeBack","text":"mutation TakeBack($id:ID!){takeBack(id:$id){status message}}"};

export const NowWritingDocument: Mutation<NowWritingMutation, NowWritingMutationVariables> = {"kind":"mutation","name":"NowWriting","text":"mutation NowWriting($caseid:ID!){nowWriting(caseid:$caseid){status message}}"};

export const OnWritingDocument: Subscription<OnWritingSubscription, OnWritingSubscriptionVariables> = {"kind":"subscription","name":"OnWriting","text":"subscription OnWriting($caseid:ID!){onWriting(caseid:$caseid){status caseid userName}}"};
