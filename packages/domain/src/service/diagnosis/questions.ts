import { defineForm, oneOf, optional, type Problem, text } from '../../lib/index.ts';
import { imei } from '../../device/index.ts';
import { alarmPhone } from '../../site/index.ts';
import { askedNameChars } from '../limits.ts';
import type { Check } from './checks.ts';

/** The directory that a diagnosis starts from: subjects, and under each its questions. @spec SRV-05 */
export const diagnosisSubjects = ['device', 'messaging', 'account'] as const;
export type DiagnosisSubject = (typeof diagnosisSubjects)[number];

/** What a question asks for before it can be answered. @spec SRV-05 */
export const diagnosisParameters = ['imei', 'userName', 'phone'] as const;
export type DiagnosisParameter = (typeof diagnosisParameters)[number];

interface QuestionRow {
  readonly subject: DiagnosisSubject;
  readonly needs: readonly DiagnosisParameter[];
  /** In the order in which one would look. */
  readonly checks: readonly Check[];
}

/**
 * The questions, each with what it needs to know and what is then looked at.
 * @spec SRV-05
 */
export const questions = {
  deviceOffline: {
    subject: 'device',
    needs: ['imei'],
    checks: ['deviceFound', 'activated', 'inService', 'housing', 'online', 'reporting', 'clock', 'signal', 'battery'],
  },
  falseAlarm: {
    subject: 'device',
    needs: ['imei'],
    checks: ['deviceFound', 'inService', 'housing', 'battery', 'alarmRate'],
  },
  lowSignal: { subject: 'device', needs: ['imei'], checks: ['deviceFound', 'online', 'reporting', 'clock', 'signal'] },
  lowBattery: { subject: 'device', needs: ['imei'], checks: ['deviceFound', 'reporting', 'clock', 'battery'] },
  noSms: {
    subject: 'messaging',
    needs: ['imei', 'phone'],
    checks: [
      'deviceFound',
      'inService',
      'notSilenced',
      'sendAllowed',
      'sendLimit',
      'receiver',
      'receives',
      'smsAllowed',
      'accessThere',
      'accessWorks',
      'smsBalance',
      'lastMessage',
    ],
  },
  noVoiceCall: {
    subject: 'messaging',
    needs: ['imei', 'phone'],
    checks: [
      'deviceFound',
      'inService',
      'notSilenced',
      'sendAllowed',
      'sendLimit',
      'receiver',
      'receives',
      'voiceAllowed',
      'accessThere',
      'accessWorks',
      'voiceBalance',
      'lastMessage',
    ],
  },
  noAppPush: {
    subject: 'messaging',
    needs: ['userName'],
    checks: ['accountFound', 'accountEnabled', 'accessThere', 'accessWorks', 'appWanted'],
  },
  cannotLogIn: {
    subject: 'account',
    needs: ['userName'],
    checks: ['accountFound', 'accountEnabled', 'accountUnlocked'],
  },
} as const satisfies Record<string, QuestionRow>;
export type Question = keyof typeof questions;
export const questionNames = Object.keys(questions) as readonly Question[];

/** The questions of a subject, in their order. @spec SRV-05 */
export const questionsOf = (subject: DiagnosisSubject): Question[] =>
  questionNames.filter((question) => questions[question].subject === subject);

/**
 * A question with its parameters; those that the question needs must be there.
 * @spec SRV-05
 */
export const diagnosisForm = defineForm(
  {
    question: oneOf(questionNames),
    imei: optional(imei),
    userName: optional(text(askedNameChars)),
    phone: optional(alarmPhone),
  },
  (asked): (Problem | undefined)[] =>
    questions[asked.question].needs.map((need) =>
      asked[need] === undefined ? { code: 'form.required', field: need } : undefined,
    ),
);
