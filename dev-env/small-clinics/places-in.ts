/** Place in the test world: a clinic, and the patient for an id that belongs to one. */
export interface Place {
  readonly clinic: number;
  readonly patient: number | null;
}

const clinicOf: Record<string, (number: number) => Place> = {
  "0002": (number) => ({ clinic: number - 1, patient: null }),
  "0003": (number) => ({ clinic: Math.floor(number / 10), patient: null }),
  "0005": (number) => ({ clinic: Math.floor(number / 100), patient: null }),
  "0026": (number) => ({ clinic: Math.floor(number / 100), patient: Math.floor((number % 100) / 10) }),
  "0027": (number) => ({ clinic: Math.floor(number / 100), patient: Math.floor((number % 100) / 10) }),
  "0006": (number) => ({ clinic: Math.floor(number / 100), patient: Math.floor((number % 100) / 10) }),
  "0020": (number) => ({ clinic: Math.floor(number / 10), patient: null }),
  "0014": (number) => ({ clinic: Math.floor(number / 100), patient: null }),
  // Ids of a company count as its first clinic.
  "0025": (number) => ({ clinic: number >= 10 ? 2 : 0, patient: null }),
};
const ofPatient = (number: number): Place => ({ clinic: Math.floor(number / 10), patient: number % 10 });
const kindsOfPatients = [
  "0004",
  "0007",
  "0008",
  "0012",
  "0013",
  "0017",
  "0021",
  "0022",
  "0023",
  "0028",
  "0029",
  "0030",
  "0031",
  "0032",
  "0036",
];

/** Returns the places of the ids in an answer. Ids of companies and of ready content are left out, because they belong to no clinic. */
export const placesIn = (answer: unknown): Place[] =>
  [...JSON.stringify(answer ?? null).matchAll(/0190(\d{4})-0000-7000-8000-(\d{12})/g)].flatMap(([, kind, number]) => {
    const place = kindsOfPatients.includes(kind!) ? ofPatient : clinicOf[kind!];
    return place ? [place(Number(number))] : [];
  });
