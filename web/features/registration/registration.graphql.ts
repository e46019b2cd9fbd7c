import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type RegistrationPageQueryVariables = Exact<{
  customerid: string;
}>;


export type RegistrationPageQuery = { getCustomerLogoAndName: { status: string, message: string, logo: string | null, name: string | null }, getConsentForm: { status: string, message: string, forms: Array<{ _id: string, version: number, title: string, description: string, view: string, sequence: number }> | null } };

export type AddRegisterPatientMutationVariables = Exact<{
  customer: string;
  firstname: string;
  lastname: string;
  gender: string;
  height?: number | null | undefined;
  phone: string;
  dob: string;
  email: string;
  shipaddress: Types.ShipAddressInput;
  caregiver?: Types.CaregiverInput | null | undefined;
  email_opt_in: boolean;
  include_devices: boolean;
  consent: Types.ConsentInput;
  consent_email?: string | null | undefined;
  token: string;
}>;


export type AddRegisterPatientMutation = { addRegisterPatient: { status: string, message: string } };

export const RegistrationPageDocument: Query<RegistrationPageQuery, RegistrationPageQueryVariables> = {"kind":"query","name":"registrationPage","text":"query registrationPage($customerid:ID!){getCustomerLogoAndName(customerid:$customerid){status message logo name}getConsentForm(customerid:$customerid){status message forms{_id version title description view sequence}}}"};

export const AddRegisterPatientDocument: Mutation<AddRegisterPatientMutation, AddRegisterPatientMutationVariables> = {"kind":"mutation","name":"addRegisterPatient","text":"mutation addRegisterPatient($customer:ID!$firstname:String!$lastname:String!$gender:String!$height:Float$phone:String!$dob:String!$email:String!$shipaddress:ShipAddressInput!$caregiver:CaregiverInput$email_opt_in:Boolean!$include_devices:Boolean!$consent:ConsentInput!$consent_email:String$token:String!){addRegisterPatient(customer:$customer firstname:$firstname lastname:$lastname gender:$gender height:$height phone:$phone dob:$dob email:$email shipaddress:$shipaddress caregiver:$caregiver email_opt_in:$email_opt_in include_devices:$include_devices consent:$consent consent_email:$consent_email token:$token){status message}}"};
