import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type LoginFragment = { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null, pagevisited: Array<string> } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null };

export type LoginUserMutationVariables = Exact<{
  credentials: Types.LoginCredentials;
}>;


export type LoginUserMutation = { loginUser: { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null, pagevisited: Array<string> } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null } };

export type LoginWithOtpMutationVariables = Exact<{
  otpFromPatient: string;
  userid: string;
  deviceType?: string | null | undefined;
  location?: string | null | undefined;
  device?: string | null | undefined;
  isTrusted?: boolean | null | undefined;
}>;


export type LoginWithOtpMutation = { loginWithOtp: { status: string, message: string, userid: string | null, email: string | null, token: string | null, trustToken: string | null, exp: number | null, user: { _id: string, firstname: string, lastname: string, email: string, userimage: string | null, role: number, signature: string, surgeon: string | null, surgeons: Array<string>, lastlogintime: string | null, patients_count: number, filter: string | null, pagevisited: Array<string> } | null, customer: { _id: string, name: string, company: string, companyname: string, logo: string | null, autoimportevent: boolean, accesscode: string, timezone: string } | null, company: { _id: string, name: string } | null } };

export type ResendOtpMutationVariables = Exact<{
  userid: string;
}>;


export type ResendOtpMutation = { resendOtp: { status: string, message: string } };

export type SendResetPasswordLinkMutationVariables = Exact<{
  email: string;
}>;


export type SendResetPasswordLinkMutation = { sendResetPasswordLink: { status: string, message: string } };

export type SetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type SetPasswordMutation = { setPassword: { status: string, message: string } };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  password: string;
}>;


export type ResetPasswordMutation = { resetPassword: { status: string, message: string } };

export type ChangeUserPasswordMutationVariables = Exact<{
  password: string;
  newpassword: string;
  _id?: string | null | undefined;
}>;


export type ChangeUserPasswordMutation = { changeUserPassword: { status: string, message: string } };

export type ReverseGeocodeQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type ReverseGeocodeQuery = { reverseGeocode: { status: string, message: string, place: { city: string, state: string, country: string } | null } };

export const LoginUserDocument: Mutation<LoginUserMutation, LoginUserMutationVariables> = {"kind":"mutation","name":"loginUser","text":"mutation loginUser($credentials:LoginCredentials!){loginUser(credentials:$credentials){...Login}}fragment Login on LoginAnswer{status message userid email token trustToken exp user{_id firstname lastname email userimage role signature surgeon surgeons lastlogintime patients_count filter pagevisited}customer{_id name company companyname logo autoimportevent accesscode timezone}company{_id name}}"};

export const LoginWithOtpDocument: Mutation<LoginWithOtpMutation, LoginWithOtpMutationVariables> = {"kind":"mutation","name":"loginWithOtp","text":"mutation loginWithOtp($otpFromPatient:String!$userid:ID!$deviceType:String$location:String$device:String$isTrusted:Boolean){loginWithOtp(otpFromPatient:$otpFromPatient userid:$userid deviceType:$deviceType location:$location device:$device isTrusted:$isTrusted){...Login}}fragment Login on LoginAnswer{status message userid email token trustToken exp user{_id firstname lastname email userimage role signature surgeon surgeons lastlogintime patients_count filter pagevisited}customer{_id name company companyname logo autoimportevent accesscode timezone}company{_id name}}"};

export const ResendOtpDocument: Mutation<ResendOtpMutation, ResendOtpMutationVariables> = {"kind":"mutation","name":"resendOtp","text":"mutation resendOtp($userid:ID!){resendOtp(userid:$userid){status message}}"};

export const SendResetPasswordLinkDocument: Mutation<SendResetPasswordLinkMutation, SendResetPasswordLinkMutationVariables> = {"kind":"mutation","name":"sendResetPasswordLink","text":"mutation sendResetPasswordLink($email:String!){sendResetPasswordLink(email:$email){status message}}"};

export const SetPasswordDocument: Mutation<SetPasswordMutation, SetPasswordMutationVariables> = {"kind":"mutation","name":"setPassword","text":"mutation setPassword($email:String!$token:String!$password:String!){setPassword(email:$email token:$token password:$password){status message}}"};

export const ResetPasswordDocument: Mutation<ResetPasswordMutation, ResetPasswordMutationVariables> = {"kind":"mutation","name":"resetPassword","text":"mutation resetPassword($email:String!$token:String!$password:String!){resetPassword(email:$email token:$token password:$password){status message}}"};

export const ChangeUserPasswordDocument: Mutation<ChangeUserPasswordMutation, ChangeUserPasswordMutationVariables> = {"kind":"mutation","name":"changeUserPassword","text":"mutation changeUserPassword($password:String!$newpassword:String!$_id:ID){changeUserPassword(password:$password newpassword:$newpassword _id:$_id){status message}}"};

export const ReverseGeocodeDocument: Query<ReverseGeocodeQuery, ReverseGeocodeQueryVariables> = {"kind":"query","name":"ReverseGeocode","text":"query ReverseGeocode($latitude:Float!$longitude:Float!){reverseGeocode(latitude:$latitude longitude:$longitude){status message place{city state country}}}"};
