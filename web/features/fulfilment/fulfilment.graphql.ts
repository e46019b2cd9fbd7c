import type { Mutation, Query } from '../../platform/calls/document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../generated/inputs.ts';

export type OrdersQueryVariables = Exact<{
  metadata?: Types.PageInput | null | undefined;
  filters?: Types.FullfillmentFilters | null | undefined;
  sorter?: Types.SorterInput | null | undefined;
}>;


export type OrdersQuery = { getFullfillments: { status: string, message: string, total: number | null, fullfillments: Array<{ _id: string, orderDate: import("@restride/domain/values/calendar-date.ts").CalendarDate, noOfDevice: number, isnew: boolean, customer: { name: string }, patient: { firstname: string, lastname: string, active: boolean, consent: boolean, registered: boolean, surgeon: { name: string }, surgery: { date: import("@restride/domain/values/calendar-date.ts").CalendarDate } }, cases: Array<{ _id: string, casenumber: string }> }> | null } };

export type ListedOrderFragment = { _id: string, orderDate: import("@restride/domain/values/calendar-date.ts").CalendarDate, noOfDevice: number, isnew: boolean, customer: { name: string }, patient: { firstname: string, lastname: string, active: boolean, consent: boolean, registered: boolean, surgeon: { name: string }, surgery: { date: import("@restride/domain/values/calendar-date.ts").CalendarDate } }, cases: Array<{ _id: string, casenumber: string }> };

export type OrderCountsQueryVariables = Exact<{
  filters?: Types.FullfillmentFilters | null | undefined;
}>;


export type OrderCountsQuery = { getFullfillmentsCount: { status: string, message: string, pending: number | null, shipped: number | null, silent: number | null, trouble: { since: string, text: string, keys: Array<string> } | null } };

export type CarrierTroubleFragment = { since: string, text: string, keys: Array<string> };

export type SilentDevicesQueryVariables = Exact<{
  customer?: string | null | undefined;
}>;


export type SilentDevicesQuery = { getSilentDevices: { status: string, message: string, total: number | null, devices: Array<{ deviceid: string, orderid: string, name: string, deliveredOn: import("@restride/domain/values/calendar-date.ts").CalendarDate, customer: { _id: string, name: string }, patient: { _id: string, name: string, surgeon: { name: string } }, case: { _id: string, casenumber: string } | null }> | null } };

export type SilentDeviceFragment = { deviceid: string, orderid: string, name: string, deliveredOn: import("@restride/domain/values/calendar-date.ts").CalendarDate, customer: { _id: string, name: string }, patient: { _id: string, name: string, surgeon: { name: string } }, case: { _id: string, casenumber: string } | null };

export type OrderIdsQueryVariables = Exact<{
  metadata?: Types.PageInput | null | undefined;
  filters?: Types.FullfillmentFilters | null | undefined;
  sorter?: Types.SorterInput | null | undefined;
}>;


export type OrderIdsQuery = { getFullfillments: { status: string, message: string, total: number | null, fullfillments: Array<{ _id: string }> | null } };

export type OrderCustomersQueryVariables = Exact<{
  input: Types.CustomerNamesInput;
}>;


export type OrderCustomersQuery = { getCustomersIdAndNameList: { status: string, message: string, customers: Array<{ _id: string, name: string }> | null } };

export type OrderByIdQueryVariables = Exact<{
  id: string;
}>;


export type OrderByIdQuery = { getFullfillment: { status: string, message: string, fullfillment: { _id: string, orderDate: import("@restride/domain/values/calendar-date.ts").CalendarDate, isnew: boolean, status: string, progress: string, note: string, gateway_id: string, tracking_link: string, shipping_name: string, savedAt: string | null, savedBy: string | null, timezone: string, returnto: Array<string>, version: number, customer: { _id: string, name: string }, patient: { _id: string, firstname: string, lastname: string, active: boolean, consent: boolean, registered: boolean, surgeon: { name: string }, surgery: { date: import("@restride/domain/values/calendar-date.ts").CalendarDate } }, cases: Array<{ _id: string, casenumber: string }>, address: { shipping_address: string, shipping_city: string, shipping_state: string, shipping_zip_code: string, country: string }, devices: Array<{ deviceid: string, note: string, status: string, statusDescription: string | null, first_reading: string | null, last_reading: string | null, device: { name: string, hardware_uuid: string, fulfillment_request: { shipping_tracking_link: string } } }>, units: Array<{ deviceid: string, state: string, out: boolean, ahead: Array<string>, newest: string | null, dueback: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, overdue: boolean, maybelost: boolean, sources: Array<{ hardware: string, from: string | null, first: string | null, last: string | null, days: number, readings: number }>, moves: Array<{ word: string, why: string | null }> }>, happened: Array<{ _id: string, deviceid: string | null, what: string, text: string, at: string, by: string, source: string, note: string, takenBack: boolean, correctable: boolean }>, messages: Array<{ _id: string, at: string, carrier: string, event: string, result: string, did: string }>, trouble: { since: string, text: string, keys: Array<string> } | null } | null } };

export type OrderFragment = { _id: string, orderDate: import("@restride/domain/values/calendar-date.ts").CalendarDate, isnew: boolean, status: string, progress: string, note: string, gateway_id: string, tracking_link: string, shipping_name: string, savedAt: string | null, savedBy: string | null, timezone: string, returnto: Array<string>, version: number, customer: { _id: string, name: string }, patient: { _id: string, firstname: string, lastname: string, active: boolean, consent: boolean, registered: boolean, surgeon: { name: string }, surgery: { date: import("@restride/domain/values/calendar-date.ts").CalendarDate } }, cases: Array<{ _id: string, casenumber: string }>, address: { shipping_address: string, shipping_city: string, shipping_state: string, shipping_zip_code: string, country: string }, devices: Array<{ deviceid: string, note: string, status: string, statusDescription: string | null, first_reading: string | null, last_reading: string | null, device: { name: string, hardware_uuid: string, fulfillment_request: { shipping_tracking_link: string } } }>, units: Array<{ deviceid: string, state: string, out: boolean, ahead: Array<string>, newest: string | null, dueback: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, overdue: boolean, maybelost: boolean, sources: Array<{ hardware: string, from: string | null, first: string | null, last: string | null, days: number, readings: number }>, moves: Array<{ word: string, why: string | null }> }>, happened: Array<{ _id: string, deviceid: string | null, what: string, text: string, at: string, by: string, source: string, note: string, takenBack: boolean, correctable: boolean }>, messages: Array<{ _id: string, at: string, carrier: string, event: string, result: string, did: string }>, trouble: { since: string, text: string, keys: Array<string> } | null };

export type OrderedDeviceFragment = { deviceid: string, note: string, status: string, statusDescription: string | null, first_reading: string | null, last_reading: string | null, device: { name: string, hardware_uuid: string, fulfillment_request: { shipping_tracking_link: string } } };

export type UnitFragment = { deviceid: string, state: string, out: boolean, ahead: Array<string>, newest: string | null, dueback: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, overdue: boolean, maybelost: boolean, sources: Array<{ hardware: string, from: string | null, first: string | null, last: string | null, days: number, readings: number }>, moves: Array<{ word: string, why: string | null }> };

export type CustodyLineFragment = { _id: string, deviceid: string | null, what: string, text: string, at: string, by: string, source: string, note: string, takenBack: boolean, correctable: boolean };

export type UpdateDeviceOrderMutationVariables = Exact<{
  _id: string;
  gateway_url?: string | null | undefined;
  tracking_url?: string | null | undefined;
  note?: string | null | undefined;
  version?: number | null | undefined;
}>;


export type UpdateDeviceOrderMutation = { updateDeviceOrder: { status: string, message: string, fullfillment: { _id: string, orderDate: import("@restride/domain/values/calendar-date.ts").CalendarDate, isnew: boolean, status: string, progress: string, note: string, gateway_id: string, tracking_link: string, shipping_name: string, savedAt: string | null, savedBy: string | null, timezone: string, returnto: Array<string>, version: number, customer: { _id: string, name: string }, patient: { _id: string, firstname: string, lastname: string, active: boolean, consent: boolean, registered: boolean, surgeon: { name: string }, surgery: { date: import("@restride/domain/values/calendar-date.ts").CalendarDate } }, cases: Array<{ _id: string, casenumber: string }>, address: { shipping_address: string, shipping_city: string, shipping_state: string, shipping_zip_code: string, country: string }, devices: Array<{ deviceid: string, note: string, status: string, statusDescription: string | null, first_reading: string | null, last_reading: string | null, device: { name: string, hardware_uuid: string, fulfillment_request: { shipping_tracking_link: string } } }>, units: Array<{ deviceid: string, state: string, out: boolean, ahead: Array<string>, newest: string | null, dueback: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, overdue: boolean, maybelost: boolean, sources: Array<{ hardware: string, from: string | null, first: string | null, last: string | null, days: number, readings: number }>, moves: Array<{ word: string, why: string | null }> }>, happened: Array<{ _id: string, deviceid: string | null, what: string, text: string, at: string, by: string, source: string, note: string, takenBack: boolean, correctable: boolean }>, messages: Array<{ _id: string, at: string, carrier: string, event: string, result: string, did: string }>, trouble: { since: string, text: string, keys: Array<string> } | null } | null } };

export type UpdateOrderAddressMutationVariables = Exact<{
  id: string;
  address: Types.FullfillmentAddressInput;
  record?: boolean | null | undefined;
}>;


export type UpdateOrderAddressMutation = { updateAddress: { status: string, message: string } };

export type MarkAsShippedMutationVariables = Exact<{
  _id: string;
  devicesids: Array<string> | string;
  unsigned?: boolean | null | undefined;
}>;


export type MarkAsShippedMutation = { markAsShipped: { status: string, message: string } };

export type MarkAsDeletedMutationVariables = Exact<{
  _id: string;
  deviceid: string;
  note?: string | null | undefined;
}>;


export type MarkAsDeletedMutation = { markAsDeleted: { status: string, message: string } };

export type CorrectCustodyMutationVariables = Exact<{
  _id: string;
  lineid: string;
  reason: string;
}>;


export type CorrectCustodyMutation = { correctCustody: { status: string, message: string } };

export type MoveUnitMutationVariables = Exact<{
  _id: string;
  deviceid: string;
  word: string;
  note?: string | null | undefined;
  seen?: string | null | undefined;
}>;


export type MoveUnitMutation = { moveUnit: { status: string, message: string } };

export type ReplaceUnitMutationVariables = Exact<{
  _id: string;
  deviceid: string;
  hardwareid: string;
  note?: string | null | undefined;
  seen?: string | null | undefined;
}>;


export type ReplaceUnitMutation = { replaceUnit: { status: string, message: string } };

export type AskCarrierMutationVariables = Exact<{
  _id: string;
}>;


export type AskCarrierMutation = { askCarrier: { status: string, message: string } };

export type UnitOfPatientQueryVariables = Exact<{
  patientid: string;
  deviceid: string;
}>;


export type UnitOfPatientQuery = { getUnit: { status: string, message: string, timezone: string | null, device: { deviceid: string, note: string, status: string, statusDescription: string | null, first_reading: string | null, last_reading: string | null, device: { name: string, hardware_uuid: string, fulfillment_request: { shipping_tracking_link: string } } } | null, unit: { deviceid: string, state: string, out: boolean, ahead: Array<string>, newest: string | null, dueback: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, overdue: boolean, maybelost: boolean, sources: Array<{ hardware: string, from: string | null, first: string | null, last: string | null, days: number, readings: number }>, moves: Array<{ word: string, why: string | null }> } | null, happened: Array<{ _id: string, deviceid: string | null, what: string, text: string, at: string, by: string, source: string, note: string, takenBack: boolean, correctable: boolean }> | null } };

export type UnitsQueryVariables = Exact<{
  metadata?: Types.PageInput | null | undefined;
  filters?: Types.UnitFilters | null | undefined;
  sorter?: Types.SorterInput | null | undefined;
}>;


export type UnitsQuery = { getUnits: { status: string, message: string, total: number | null, units: Array<{ _id: string, orderid: string, name: string, hardware_uuid: string, status: string, since: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, days: number | null, dueback: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, overdue: boolean, maybelost: boolean, customer: { name: string }, patient: { name: string } }> | null } };

export type ListedUnitFragment = { _id: string, orderid: string, name: string, hardware_uuid: string, status: string, since: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, days: number | null, dueback: import("@restride/domain/values/calendar-date.ts").CalendarDate | null, overdue: boolean, maybelost: boolean, customer: { name: string }, patient: { name: string } };

export const OrdersDocument: Query<OrdersQuery, OrdersQueryVariables> = {"kind":"query","name":"Orders","text":"query Orders($metadata:PageInput$filters:FullfillmentFilters$sorter:SorterInput){getFullfillments(metadata:$metadata filters:$filters sorter:$sorter){status message total fullfillments{...ListedOrder}}}fragment ListedOrder on Fullfillment{_id customer{name}patient{firstname lastname active consent registered surgeon{name}surgery{date}}orderDate noOfDevice isnew cases{_id casenumber}}"};

export const OrderCountsDocument: Query<OrderCountsQuery, OrderCountsQueryVariables> = {"kind":"query","name":"OrderCounts","text":"query OrderCounts($filters:FullfillmentFilters){getFullfillmentsCount(filters:$filters){status message pending shipped silent trouble{...CarrierTrouble}}}fragment CarrierTrouble on CarrierTrouble{since text keys}"};

export const SilentDevicesDocument: Query<SilentDevicesQuery, SilentDevicesQueryVariables> = {"kind":"query","name":"SilentDevices","text":"query SilentDevices($customer:ID){getSilentDevices(customer:$customer){status message total devices{...SilentDevice}}}fragment SilentDevice on SilentDevice{deviceid orderid name deliveredOn customer{_id name}patient{_id name surgeon{name}}case{_id casenumber}}"};

export const OrderIdsDocument: Query<OrderIdsQuery, OrderIdsQueryVariables> = {"kind":"query","name":"OrderIds","text":"query OrderIds($metadata:PageInput$filters:FullfillmentFilters$sorter:SorterInput){getFullfillments(metadata:$metadata filters:$filters sorter:$sorter){status message total fullfillments{_id}}}"};

export const OrderCustomersDocument: Query<OrderCustomersQuery, OrderCustomersQueryVariables> = {"kind":"query","name":"OrderCustomers","text":"query OrderCustomers($input:CustomerNamesInput!){getCustomersIdAndNameList(input:$input){status message customers{_id name}}}"};

export const OrderByIdDocument: Query<OrderByIdQuery, OrderByIdQueryVariables> = {"kind":"query","name":"OrderById","text":"query OrderById($id:ID!){getFullfillment(id:$id){status message fullfillment{...Order}}}fragment Order on FullfillmentDetail{_id customer{_id name}patient{_id firstname lastname active consent registered surgeon{name}surgery{date}}orderDate isnew cases{_id casenumber}status progress note gateway_id tracking_link shipping_name address{shipping_address shipping_city shipping_state shipping_zip_code country}devices{...OrderedDevice}units{...Unit}happened{...CustodyLine}messages{_id at carrier event result did}trouble{...CarrierTrouble}savedAt savedBy timezone returnto version}fragment OrderedDevice on FullfillmentDevice{deviceid note status statusDescription first_reading last_reading device{name hardware_uuid fulfillment_request{shipping_tracking_link}}}fragment Unit on FullfillmentUnit{deviceid state out ahead newest dueback overdue maybelost sources{hardware from first last days readings}moves{word why}}fragment CustodyLine on CustodyLine{_id deviceid what text at by source note takenBack correctable}fragment CarrierTrouble on CarrierTrouble{since text keys}"};

export const UpdateDeviceOrderDocument: Mutation<UpdateDeviceOrderMutation, UpdateDeviceOrderMutationVariables> = {"kind":"mutation","name":"UpdateDeviceOrder","text":"mutation UpdateDeviceOrder($_id:ID!$gateway_url:String$tracking_url:String$note:String$version:Int){updateDeviceOrder(_id:$_id gateway_url:$gateway_url tracking_url:$tracking_url note:$note version:$version){status message fullfillment{...Order}}}fragment Order on FullfillmentDetail{_id customer{_id name}patient{_id firstname lastname active consent registered surgeon{name}surgery{date}}orderDate isnew cases{_id casenumber}status progress note gateway_id tracking_link shipping_name address{shipping_address shipping_city shipping_state shipping_zip_code country}devices{...OrderedDevice}units{...Unit}happened{...CustodyLine}messages{_id at carrier event result did}trouble{...CarrierTrouble}savedAt savedBy timezone returnto version}fragment OrderedDevice on FullfillmentDevice{deviceid note status statusDescription first_reading last_reading device{name hardware_uuid fulfillment_request{shipping_tracking_link}}}fragment Unit on FullfillmentUnit{deviceid state out ahead newest dueback overdue maybelost sources{hardware from first last days readings}moves{word why}}fragment CustodyLine on CustodyLine{_id deviceid what text at by source note takenBack correctable}fragment CarrierTrouble on CarrierTrouble{since text keys}"};

export const UpdateOrderAddressDocument: Mutation<UpdateOrderAddressMutation, UpdateOrderAddressMutationVariables> = {"kind":"mutation","name":"UpdateOrderAddress","text":"mutation UpdateOrderAddress($id:ID!$address:FullfillmentAddressInput!$record:Boolean){updateAddress(id:$id address:$address record:$record){status message}}"};

export const MarkAsShippedDocument: Mutation<MarkAsShippedMutation, MarkAsShippedMutationVariables> = {"kind":"mutation","name":"MarkAsShipped","text":"mutation MarkAsShipped($_id:ID!$devicesids:[ID!]!$unsigned:Boolean){markAsShipped(_id:$_id devicesids:$devicesids unsigned:$unsigned){status message}}"};

export const MarkAsDeletedDocument: Mutation<MarkAsDeletedMutation, MarkAsDeletedMutationVariables> = {"kind":"mutation","name":"MarkAsDeleted","text":"mutation MarkAsDeleted($_id:ID!$deviceid:ID!$note:String){markAsDeleted(_id:$_id deviceid:$deviceid note:$note){status message}}"};

export const CorrectCustodyDocument: Mutation<CorrectCustodyMutation, CorrectCustodyMutationVariables> = {"kind":"mutation","name":"CorrectCustody","text":"mutation CorrectCustody($_id:ID!$lineid:ID!$reason:String!){correctCustody(_id:$_id lineid:$lineid reason:$reason){status message}}"};

export const MoveUnitDocument: Mutation<MoveUnitMutation, MoveUnitMutationVariables> = {"kind":"mutation","name":"MoveUnit","text":"mutation MoveUnit($_id:ID!$deviceid:ID!$word:String!$note:String$seen:ID){moveUnit(_id:$_id deviceid:$deviceid word:$word note:$note seen:$seen){status message}}"};

export const ReplaceUnitDocument: Mutation<ReplaceUnitMutation, ReplaceUnitMutationVariables> = {"kind":"mutation","name":"ReplaceUnit","text":"mutation ReplaceUnit($_id:ID!$deviceid:ID!$hardwareid:String!$note:String$seen:ID){replaceUnit(_id:$_id deviceid:$deviceid hardwareid:$hardwareid note:$note seen:$seen){status message}}"};

export const AskCarrierDocument: Mutation<AskCarrierMutation, AskCarrierMutationVariables> = {"kind":"mutation","name":"AskCarrier","text":"mutation AskCarrier($_id:ID!){askCarrier(_id:$_id){status message}}"};

export const UnitOfPatientDocument: Query<UnitOfPatientQuery, UnitOfPatientQueryVariables> = {"kind":"query","name":"UnitOfPatient","text":"query UnitOfPatient($patientid:ID!$deviceid:ID!){getUnit(patientid:$patientid deviceid:$deviceid){status message timezone device{...OrderedDevice}unit{...Unit}happened{...CustodyLine}}}fragment OrderedDevice on FullfillmentDevice{deviceid note status statusDescription first_reading last_reading device{name hardware_uuid fulfillment_request{shipping_tracking_link}}}fragment Unit on FullfillmentUnit{deviceid state out ahead newest dueback overdue maybelost sources{hardware from first last days readings}moves{word why}}fragment CustodyLine on CustodyLine{_id deviceid what text at by source note takenBack correctable}"};

export const UnitsDocument: Query<UnitsQuery, UnitsQueryVariables> = {"kind":"query","name":"Units","text":"query Units($metadata:PageInput$filters:UnitFilters$sorter:SorterInput){getUnits(metadata:$metadata filters:$filters sorter:$sorter){status message total units{...ListedUnit}}}fragment ListedUnit on Unit{_id orderid name hardware_uuid status since days dueback overdue maybelost customer{name}patient{name}}"};
