import { readList } from "@restride/server/reference-data/read-table.ts";

/** Messages of patients and staff, by the kind of case they open. U marks urgent ones. */
export const technicalTexts = readList(`
  Sensor light blinks red, app says no device
  New phone, sensor still tied to the old one
  Bluetooth is on but the list stays empty
  Scale shows weight, app shows nothing since Sunday
  Cuff pairs, then error 3 each time
  Gateway has no green light after a power cut
  Sensor stuck on 0 degrees
  Battery empty two hours after charging
  Charger does not fit
  Steps counted twice on two phones
  Thermometer reads in Celsius
  App asks for the code again every morning
  No code by text, changed carrier
  Husband's weight appears under my name
  Left and right swapped on the screen
  Camera says too dark
  Strap causes a rash, can I wear it over leggings?
  Exercise video has no sound
  Kiosk tablet at the clinic logs out after a minute
  Report will not open on the front desk PC
`);

export const careTexts = readList(`
  Is stiffness in the morning normal in week 3?
  Knee clicks when I walk, no pain
  Can I drive, left knee, off pain pills?
  Ice or heat now?
  Swelling worse after stairs
  U Calf is sore and warm since last night
  U Temperature 101.2 twice today
  U Short of breath climbing one step
  U Clear fluid on the dressing again
  U Heard a pop getting off the toilet, hip hurts
  Skip the bike when it rains in my shoulder?
  May I sleep on my side yet?
  How much bend should I have by Friday?
  Numb patch beside the scar
  Constipated on the pills
  Stopped the strong pills, pain 4, is that fine?
  Shower with the new dressing?
  Dentist next week, do I need antibiotics?
  I fell onto my hand, knee feels fine
  Feeling low, did no exercises for four days
`);

export const orderTexts = readList(`
  Kit not here, surgery Tuesday
  Tracking stuck in Memphis
  Delivered to the old address
  Box came without the strap
  Wrong cuff size, need large
  Gateway ID on the label is unreadable
  Left at a neighbor, found it
  Patient moved to a rehab center, ship there until the 14th
  Reorder: sensor fell into the bath
  Return label missing
  Two kits arrived
  Hold shipping, surgery moved two weeks
  P.O. box refused by carrier
  Consent not signed, order waits
  Vendor refused the order, zip and state do not match
  Scale only, cuff already at home
  Expedite, added late
  Patient inactive, recall the parcel
  Signature required, nobody home
  Opened box, sensor has a crack
`);

/** Notifications, each with title and text. */
export const notificationTexts = readList(`
  Exercise time: Two short rounds left today.
  Great week: You finished 6 of 7 days.
  We miss your readings: Please charge and wear the sensor tonight.
  Pain check: One question, ten seconds.
  Kit shipped: Your box should arrive Thursday.
  Kit delivered: Open the box and follow card one.
  Ready for surgery: Nothing new to do on surgery day.
  Schedule changed: Your plan moved with your new date.
  New message: Your care team wrote to you.
  Visit tomorrow: 10:30 AM with your therapist.
  Wound photo: Take it in daylight, please.
  Battery low: 15 percent left on your sensor.
  Next phase: Strength exercises start Monday.
  Slow down: Your knee had two busy days, rest with ice.
  Form due: Your six-week form takes four minutes
`).map((line) => {
  const [header = "", message = ""] = line.split(/: (.*)/);
  return { header, message };
});

export const reminderTitles = readList(`
  Wound Check
  Staple Removal
  X-Ray Visit
  Therapy Visit
  Surgeon Visit
  Pre-Op Class
  Lab Draw
  Blood Thinner Ends
  Dental Antibiotic
  Call Patient
  Kit Return
  Six Week Visit
  Pharmacy Refill
  Driving Review
  Work Note
  Care Conference
  Caregiver Call
  Consent Renewal
`);
