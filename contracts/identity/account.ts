import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import type { SealedFields } from '../module'
import type { Upcast } from '../upcast'
import { email, id, instant, line, password, presentPassword, setOf, text } from '../values'
import { isManagedPassword, isSignUpPassword } from './passwordRules'
import { companySizes, languages, needs, positions, segments } from './signUpChoices'

const signUpPassword = password.refine(isSignUpPassword, { error: 'password.tooWeak' })
export const managedPassword = password.refine(isManagedPassword, { error: 'password.tooWeak' })

/** What identifies a person. It stands in events of the person's own stream only, sealed under the person's key. */
const person = z.strictObject({
  name: line(100),
  lastName: line(100),
  email,
  areaCode: z
    .string()
    .regex(/^\d{3}$/, { error: 'areaCode.invalid' })
    .nullable(),
  phone: z
    .string()
    .regex(/^\d{8,10}$/, { error: 'phone.invalid' })
    .nullable(),
})
export type Person = z.infer<typeof person>

/** Whether a person was erased at their own wish or by their organization's administrator. */
export const erasureRules = ['request', 'administrator'] as const

/**
 * Why somebody is erased. It stays in the log in clear and for ever, so a reason that contains the person's data is
 * refused.
 */
export const erasureReason = line(300)

/** Of which mail a link proves an address: of the one after sign-up or when asked for, or on being added. */
const proofMails = ['confirmation', 'invitation'] as const
export type ProofMail = (typeof proofMails)[number]
const proofs = [...proofMails, 'recovery'] as const

/** Commands about an account. */
export const accountCommands = {
  SignUp: z.strictObject({
    ...person.shape,
    userId: id,
    organizationId: id,
    areaCode: person.shape.areaCode.unwrap(),
    phone: person.shape.phone.unwrap(),
    password: signUpPassword,
    termsAccepted: z.literal(true, { error: 'terms.notAccepted' }),
    companyName: line(200),
    size: z.enum(companySizes),
    segment: z.enum(segments),
    position: z.enum(positions),
    needs: setOf(z.enum(needs), needs.length).min(1),
    language: z.enum(languages),
  }),
  SignOut: z.strictObject({}),
  ChangePassword: z.strictObject({ currentPassword: presentPassword, password: signUpPassword }),
  /** Proves once more, in a session that is open, who is there: what is signed soon after rests on it. */
  Reauthenticate: z.strictObject({ password: presentPassword }),
  RequestPasswordRecovery: z.strictObject({ email, language: z.enum(languages) }),
  RecoverPassword: z.strictObject({ code: text(100).min(20), password: signUpPassword }),
  /** Mails the link by which the address of one’s account is proven. */
  RequestEmailProof: z.strictObject({}),
  /** Opened from the link: it proves the address, whoever is signed in. */
  ProveEmail: z.strictObject({ code: text(100).min(20) }),
  DeleteMyAccount: z.strictObject({ reason: erasureReason, password: presentPassword }),
}

/** The need of each command. */
export const accountNeeds = {
  SignUp: { of: 'anyone' },
  SignOut: { of: 'self', beforePasswordChange: true, afterEnd: true },
  ChangePassword: { of: 'self', beforePasswordChange: true, afterEnd: true },
  Reauthenticate: { of: 'self' },
  RequestPasswordRecovery: { of: 'anyone' },
  RecoverPassword: { of: 'anyone' },
  RequestEmailProof: { of: 'self', beforePasswordChange: true, afterEnd: true },
  ProveEmail: { of: 'anyone' },
  DeleteMyAccount: { of: 'self', afterEnd: true },
} as const satisfies Record<keyof typeof accountCommands, Need>

/** The events. A credential is named by its id; the secret itself is never in the log. */
export const accountEvents = {
  AccountOpened: event(
    z.strictObject({
      userId: id,
      organizationId: id,
      credentialId: id,
      /** Whether somebody else chose the first password; it must be changed at the first sign-in. */
      passwordChosenFor: z.boolean(),
      termsAccepted: z.boolean(),
      position: z.enum(positions).nullable(),
      needs: z.array(z.enum(needs)),
      language: z.enum(languages),
      person: person.nullable(),
      /** Whether a link follows that proves the address, or it counts as proven: there was no such link before. */
      addressProof: z.enum(['mailed', 'assumed']),
    }),
    { of: 'userId' },
  ),
  SignedIn: event(
    z.strictObject({ userId: id, method: z.enum(['password', 'google', 'microsoft']), sessionRef: z.string() }),
    { of: 'userId' },
  ),
  /**
   * Another window took the session over with a code. `fromSessionRef` continues beside it; neither lasts longer
   * than before.
   */
  SessionHandedOff: event(z.strictObject({ userId: id, sessionRef: z.string(), fromSessionRef: z.string() }), {
    of: 'userId',
  }),
  SignedOut: event(z.strictObject({ userId: id, sessionRef: z.string() }), { of: 'userId' }),
  Reauthenticated: event(z.strictObject({ userId: id, method: z.literal('password'), sessionRef: z.string() }), {
    of: 'userId',
  }),
  /** A link was mailed to the account’s address, by which whoever reads that mail proves it. */
  EmailProofRequested: event(z.strictObject({ userId: id, proofId: id, by: z.enum(proofMails) }), { of: 'userId' }),
  /** Whoever has the account reads what is mailed to its address: `by` the link of which kind of mail. */
  EmailProven: event(z.strictObject({ userId: id, by: z.enum(proofs) }), { of: 'userId' }),
  PasswordChanged: event(z.strictObject({ userId: id, credentialId: id }), { of: 'userId' }),
  PasswordRecoveryRequested: event(z.strictObject({ userId: id, recoveryId: id }), { of: 'userId' }),
  PasswordRecovered: event(z.strictObject({ userId: id, recoveryId: id, credentialId: id }), { of: 'userId' }),
  /** The person's key is destroyed and nothing identifies them any more. Nothing in this event does either. */
  PersonErased: event(
    z.strictObject({
      userId: id,
      rule: z.enum(erasureRules),
      reason: erasureReason,
      /** Until when a law asks for records that name the person to be kept in spite of it; `null` where none does. */
      retainedUntil: instant.nullable(),
    }),
    { of: 'userId', erases: 'userId' },
  ),
}

/** In its second version an opening says whether a link follows that proves the address. */
export const accountUpcasts = {
  AccountOpened: [(data) => ({ ...data, addressProof: 'assumed' })],
} as const satisfies Partial<Record<keyof typeof accountEvents, readonly Upcast[]>>

/** What is sealed under the person's key. */
export const accountSealed = { AccountOpened: { fields: ['person'], of: 'userId' } } as const satisfies Partial<
  Record<keyof typeof accountEvents, SealedFields>
>

/** Codes of the refusals. */
export const accountRefusals = [
  'account.emailTaken',
  'account.emailNotFound',
  'account.passwordWrong',
  'account.passwordCommon',
  'account.passwordExpired',
  'account.recoveryInvalid',
  'account.proofInvalid',
  'account.emailAlreadyProven',
  'account.unknown',
  'account.idTaken',
  'account.corporateEmailRequired',
  'account.ownsProjects',
  'account.reasonPersonal',
] as const

export type AccountEvent = MessageOf<typeof accountEvents>
