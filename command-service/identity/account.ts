import type { AccountEvent, accountEvents, Person, ProofMail } from '@prumo/contracts/identity/account'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { z } from 'zod'
import { namesPerson } from './namesPerson'

export type Account =
  | {
      organizationId: string
      credentialId: string
      mustChangePassword: boolean
      /** Since when the password is the one that it is. */
      credentialAt: string
      identityBasis: 'signUp' | 'addedByAdministrator'
      reauthenticated: { sessionRef: string; at: string } | undefined
      language: Language
      person: Person | null
      erased: boolean
      /** The recoveries whose mailed codes are still good: whoever asks for more ends nobody’s. */
      recoveries: readonly Recovery[]
      /** Whether a link that was mailed to the address was opened. */
      emailProven: boolean
      /** The links that were mailed and are still good. */
      proofs: readonly Proof[]
    }
  | undefined

type Recovery = { recoveryId: string; requestedAt: string }
type Proof = { proofId: string; by: ProofMail; requestedAt: string }
type OfUser<More = object> = { userId: string } & More
type Method = Extract<AccountEvent, { type: 'SignedIn' }>['data']['method']

/** What the system asks of an account. Passwords are never seen here: a credential is named by its id. */
export type AccountCommand =
  | {
      type: 'OpenAccount'
      data: Omit<z.infer<typeof accountEvents.AccountOpened>, 'addressProof'> & { proofId: string }
    }
  | { type: 'RecordSignIn'; data: OfUser<{ method: Method; sessionRef: string; credentialId?: string }> }
  | { type: 'RecordHandOff'; data: OfUser<{ sessionRef: string; fromSessionRef: string }> }
  | { type: 'RecordSignOut'; data: OfUser<{ sessionRef: string }> }
  | { type: 'RecordReauthentication'; data: OfUser<{ method: 'password'; sessionRef: string }> }
  | { type: 'OpenProof'; data: OfUser<{ proofId: string }> }
  | { type: 'UseProof'; data: OfUser<{ proofId: string }> }
  | { type: 'UseCredential'; data: OfUser<{ credentialId: string }> }
  | { type: 'OpenRecovery'; data: OfUser<{ recoveryId: string }> }
  | { type: 'ErasePerson'; data: z.infer<typeof accountEvents.PersonErased> }
  | { type: 'UseRecovery'; data: OfUser<{ recoveryId: string; credentialId: string }> }

const recoveryMs = 30 * 60_000
const typedPasswordMs = 24 * 60 * 60_000
const proofMs = 7 * 24 * 60 * 60_000

/** When a password that somebody else typed opens nothing any more; `undefined` for one's own. */
export const typedPasswordEndsAt = ({ mustChangePassword, credentialAt }: NonNullable<Account>): number | undefined =>
  mustChangePassword ? Date.parse(credentialAt) + typedPasswordMs : undefined

/** A person's account. */
export const account: Decider<Account, AccountCommand, AccountEvent> = {
  stream: ({ userId }) => `account-${userId}`,
  initial: undefined,

  decide: {
    OpenAccount: ({ proofId, ...data }, opened) => {
      if (opened && opened.credentialId !== data.credentialId) throw new Refused('account.idTaken')
      if (opened) return []
      const by = data.passwordChosenFor ? 'invitation' : 'confirmation'
      return [
        { type: 'AccountOpened', data: { ...data, addressProof: 'mailed' } },
        { type: 'EmailProofRequested', data: { userId: data.userId, proofId, by } },
      ]
    },
    RecordSignIn: ({ credentialId, ...data }, opened) => {
      // The password may have been changed since it was found right.
      if (knownAccount(opened).credentialId !== (credentialId ?? opened?.credentialId))
        throw new Refused('account.passwordWrong')
      return [{ type: 'SignedIn', data }]
    },
    RecordHandOff: (data, opened) => [{ type: 'SessionHandedOff', data: knownAccount(opened) && data }],
    RecordSignOut: (data, opened) => [{ type: 'SignedOut', data: knownAccount(opened) && data }],
    RecordReauthentication: (data, opened) => [{ type: 'Reauthenticated', data: knownAccount(opened) && data }],
    OpenProof: ({ userId, proofId }, opened) => {
      const { emailProven, proofs } = knownAccount(opened)
      if (proofs.some((proof) => proof.proofId === proofId)) return []
      if (emailProven) throw new Refused('account.emailAlreadyProven')
      return [{ type: 'EmailProofRequested', data: { userId, proofId, by: 'confirmation' } }]
    },
    UseProof: ({ userId, proofId }, opened, { at }) => {
      const { emailProven, proofs } = knownAccount(opened)
      if (emailProven) return []
      const proof = proofs.find((mailed) => mailed.proofId === proofId && isYounger(mailed, proofMs, at))
      if (!proof) throw new Refused('account.proofInvalid')
      return [{ type: 'EmailProven', data: { userId, by: proof.by } }]
    },
    UseCredential: (data, opened) =>
      knownAccount(opened).credentialId === data.credentialId ? [] : [{ type: 'PasswordChanged', data }],
    OpenRecovery: (data, opened) =>
      knownAccount(opened).recoveries.some(({ recoveryId }) => recoveryId === data.recoveryId)
        ? []
        : [{ type: 'PasswordRecoveryRequested', data }],
    UseRecovery: (data, opened, { at }) => {
      const { userId } = data
      const { recoveries, credentialId, organizationId, emailProven } = knownAccount(opened)
      if (credentialId === data.credentialId) return []
      const recovery = recoveries.find(({ recoveryId }) => recoveryId === data.recoveryId)
      if (!recovery || !isYounger(recovery, recoveryMs, at))
        throw new Refused('account.recoveryInvalid', {}, { account: { userId, organizationId } })
      const recovered: AccountEvent = { type: 'PasswordRecovered', data }
      return emailProven ? [recovered] : [recovered, { type: 'EmailProven', data: { userId, by: 'recovery' } }]
    },
    ErasePerson: (data, opened) => {
      if (opened?.erased) return []
      const { person } = knownAccount(opened)
      if (namesPerson(data.reason, person)) throw new Refused('account.reasonPersonal')
      return [{ type: 'PersonErased', data }]
    },
  },

  evolve: {
    AccountOpened: ({ organizationId, credentialId, passwordChosenFor, person, language, addressProof }, _, at) => ({
      organizationId,
      credentialId,
      person,
      language,
      mustChangePassword: passwordChosenFor,
      credentialAt: at,
      reauthenticated: undefined,
      recoveries: [],
      emailProven: addressProof === 'assumed',
      proofs: [],
      erased: false,
      identityBasis: passwordChosenFor ? 'addedByAdministrator' : 'signUp',
    }),
    SignedIn: (_, opened) => opened,
    SessionHandedOff: (_, opened) => opened,
    SignedOut: (_, opened) => opened,
    Reauthenticated: ({ sessionRef }, opened, at) => opened && { ...opened, reauthenticated: { sessionRef, at } },
    EmailProofRequested: ({ proofId, by }, opened, at) =>
      opened && {
        ...opened,
        proofs: [...opened.proofs.filter((proof) => isYounger(proof, proofMs, at)), { proofId, by, requestedAt: at }],
      },
    EmailProven: (_, opened) => opened && { ...opened, emailProven: true, proofs: [] },
    PasswordChanged: withOwnCredential,
    PasswordRecoveryRequested: ({ recoveryId }, opened, at) =>
      opened && {
        ...opened,
        recoveries: [
          ...opened.recoveries.filter((recovery) => isYounger(recovery, recoveryMs, at)),
          { recoveryId, requestedAt: at },
        ],
      },
    PasswordRecovered: withOwnCredential,
    PersonErased: (_, opened) =>
      opened && { ...opened, person: null, recoveries: [], reauthenticated: undefined, proofs: [], erased: true },
  },
}

const isYounger = ({ requestedAt }: { requestedAt: string }, ms: number, at: string) =>
  Date.parse(at) - Date.parse(requestedAt) <= ms

function withOwnCredential({ credentialId }: { credentialId: string }, opened: Account, at: string): Account {
  return opened && { ...opened, credentialId, credentialAt: at, mustChangePassword: false, recoveries: [] }
}

function knownAccount(opened: Account): NonNullable<Account> {
  if (!opened || opened.erased) throw new Refused('account.unknown')
  return opened
}
