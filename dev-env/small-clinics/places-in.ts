/** A place in the small world: a clinic, and in it a patient where the id is one of a patient. */
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
  // Of a company: its first clinic stands for it.
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

/** Where the ids of an answer belong: those of the small world but for companies and ready content, which are no clinic's. */
export const placesIn = (answer: unknown): Place[] =>
  [...JSON.stringify(answer ?? null).matchAll(/0190(\d{4})-0000-7000-8000-(\d{12})/g)].flatMap(([, kind, number]) => {
    const place = kindsOfPatients.includes(kind!) ? ofPatient : clinicOf[kind!];
    return place ? [place(Number(number))] : [];
  });
