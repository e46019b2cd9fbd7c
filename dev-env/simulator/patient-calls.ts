/** The patient's operations of the product over HTTP, as the phone application uses them. */

export type Option = { readonly optnumber: number; readonly option: string };
export type Form = {
  readonly itemid: string;
  readonly shortname: string;
  readonly questions: readonly { readonly options: readonly Option[] }[];
};
export type Metric = { readonly metric: string; readonly unit: string; readonly min: number; readonly max: number };
export type DeviceMetrics = { readonly itemid: string; readonly metrics: readonly Metric[] };
type Item = { readonly status: boolean };

/** Day of a patient: what is due and done, the forms to complete, and the metrics of the devices. */
export type MyDay = {
  readonly day: {
    readonly exercises: readonly (Item & { readonly exerciseid: string; readonly name: string })[];
    readonly measurements: readonly (Item & { readonly deviceid: string; readonly display_name: string })[];
    readonly questionnaires: readonly (Item & { readonly itemid: string; readonly name: string })[];
  };
  readonly forms: readonly Form[];
  readonly devices: readonly DeviceMetrics[];
};

export type RecordingAnswer = { readonly status: string; readonly message: string; readonly timesDone: number | null };

/** Operations of a signed-in patient. */
export type PatientCalls = {
  readonly myDay: () => Promise<MyDay>;
  readonly recordExercise: (itemid: string) => Promise<RecordingAnswer>;
  readonly recordReading: (itemid: string, values: readonly (number | null)[]) => Promise<RecordingAnswer>;
  readonly recordAnswers: (itemid: string, answers: readonly (number | null)[]) => Promise<RecordingAnswer>;
};

const loginPatient = `mutation ($c: PatientCredentials!) { loginPatient(credentials: $c) { status message token } }`;

const getMyDay = `query {
  getMyDay {
    status message
    day {
      exercises { exerciseid name status }
      measurements { deviceid display_name status }
      questionnaires { itemid name status }
    }
    forms { itemid shortname questions { options { optnumber option } } }
    devices { itemid metrics { metric unit min max } }
  }
}`;

const record = (name: string, input: string): string =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { status message timesDone } }`;

const recordExercise = record("recordExercise", "RecordExerciseInput");
const recordReading = record("recordReading", "RecordReadingInput");
const recordAnswers = record("recordAnswers", "RecordAnswersInput");

type OperationAnswer = { readonly status: string; readonly message: string };

const post = async <A extends OperationAnswer>(
  url: string,
  query: string,
  variables: object,
  headers: Record<string, string>,
): Promise<A> => {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Record<string, A>; errors?: { message: string }[] };
  const answer = Object.values(data ?? {})[0];
  if (!answer) throw new Error(errors?.[0]?.message ?? `The server answered ${response.status}.`);
  return answer;
};

const throwUnlessSuccessful = <A extends OperationAnswer>(answer: A): A => {
  if (answer.status !== "success") throw new Error(answer.message);
  return answer;
};

/** Signs a patient in. Throws with the server's message when the sign-in is refused. */
export const signIn = async (url: string, email: string, password: string): Promise<PatientCalls> => {
  const { token } = throwUnlessSuccessful(
    await post<OperationAnswer & { token: string }>(url, loginPatient, { c: { email, password } }, {}),
  );
  const authorization = `Bearer ${token}`;
  const change = (query: string, input: object): Promise<RecordingAnswer & OperationAnswer> =>
    post(url, query, { input }, { authorization, "idempotency-key": crypto.randomUUID() });
  return {
    myDay: async () => throwUnlessSuccessful(await post<OperationAnswer & MyDay>(url, getMyDay, {}, { authorization })),
    recordExercise: (itemid) => change(recordExercise, { itemid }),
    recordReading: (itemid, values) => change(recordReading, { itemid, values }),
    recordAnswers: (itemid, answers) => change(recordAnswers, { itemid, answers }),
  };
};
