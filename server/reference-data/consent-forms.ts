/** A consent form that comes with the product, with which every clinic starts. A form that a clinic edits belongs to that clinic. */
export interface ConsentForm {
  readonly formId: string;
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  /** Paragraphs, headings, lists and emphasis in HTML. */
  readonly body: string;
}

export const consentForms: readonly ConsentForm[] = [
  {
    formId: "01900c01-0000-7000-8000-000000000001",
    sequence: 1,
    title: "Authorization for release of information",
    description: "Who may see your health information during the programme.",
    body: `<p>I authorize my clinic to share my health information with the company that runs the remote rehabilitation programme for it, and the company to share with my clinic what I record in the programme.</p>
<h3>What is shared</h3>
<ul><li>My name, date of birth, address, phone and email.</li><li>My surgery, my care plan and my surgeon.</li><li>Exercises, measurements and questionnaires that I record, and messages that I write.</li></ul>
<h3>What it is used for</h3>
<p>Only for my treatment, for sending me devices and for running the programme. It is not sold and not used for advertising.</p>
<h3>My rights</h3>
<p>I may refuse to sign; my treatment at the clinic does not depend on it. I may end this authorization at any time by writing to my clinic. What was shared before stays shared. It ends by itself one year after my last day in the programme.</p>`,
  },
  {
    formId: "01900c01-0000-7000-8000-000000000002",
    sequence: 2,
    title: "Remote monitoring consent",
    description: "How your care team follows your recovery at home.",
    body: `<p>I agree that my clinic may follow my recovery at home with the devices and questionnaires in my care plan. The readings are seen by my surgeon and therapist.</p>
<p><strong>The service is not for emergencies.</strong> Nobody watches the readings around the clock. If I have chest pain, trouble breathing or sudden swelling, I will call 911.</p>
<p>I understand that messages and calls may take the place of some visits, that technology can fail, and that I can ask for a visit in person at any time.</p>
<p>I can withdraw this consent at any time by writing to the clinic. Data already recorded stays part of my medical record.</p>`,
  },
  {
    formId: "01900c01-0000-7000-8000-000000000003",
    sequence: 3,
    title: "Device agreement",
    description: "How the devices that you borrow are used and returned.",
    body: `<p>The sensors and other devices that are sent to me remain the property of the programme. I will:</p>
<ul><li>use them only for my own rehabilitation and as the instructions say;</li><li>keep them dry and away from children and pets;</li><li>tell the clinic when one is damaged, lost or does not work;</li><li>send them back with the prepaid label within 14 days after my programme ends.</li></ul>
<p>I stop using a device and call my clinic if it causes pain or irritates my skin.</p>`,
  },
];
