import type { Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type LiteClinicsQueryVariables = Exact<{
  companyId?: string | null | undefined;
}>;


export type LiteClinicsQuery = { getCustomersIdAndNameList: { status: string, message: string, customers: Array<{ id: string, name: string }> | null } };

export const LiteClinicsDocument: Query<LiteClinicsQuery, LiteClinicsQueryVariables> = {"kind":"query","name":"LiteClinics","text":"query LiteClinics($companyId:ID){getCustomersIdAndNameList(input:{companyId:$companyId}){status message customers{id name}}}"};
