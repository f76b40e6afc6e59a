import type { AccountEvent, accountEvents, Person } from '@prumo/contracts/identity/account'
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
      recovery: { recoveryId: string; requestedAt: string } | undefined
    }
  | undefined

type OfUser<More = object> = { userId: string } & More
type Method = Extract<AccountEvent, { type: 'SignedIn' }>['data']['method']

/** What the system asks of an account. Passwords are never seen here: a credential is named by its id. */
export type AccountCommand =
  | { type: 'OpenAccount'; data: z.infer<typeof accountEvents.AccountOpened> }
  | { type: 'RecordSignIn'; data: OfUser<{ method: Method; sessionRef: string; credentialId?: string }> }
  | { type: 'RecordHandOff'; data: OfUser<{ sessionRef: string; fromSessionRef: string }> }
  | { type: 'RecordSignOut'; data: OfUser<{ sessionRef: string }> }
  | { type: 'RecordReauthentication'; data: OfUser<{ method: 'password'; sessionRef: string }> }
  | { type: 'UseCredential'; data: OfUser<{ credentialId: string }> }
  | { type: 'OpenRecovery'; data: OfUser<{ recoveryId: string }> }
  | { type: 'ErasePerson'; data: z.infer<typeof accountEvents.PersonErased> }
  | { type: 'UseRecovery'; data: OfUser<{ recoveryId: string; credentialId: string }> }

const recoveryMs = 30 * 60_000
const typedPasswordMs = 24 * 60 * 60_000

/** When a password that somebody else typed opens nothing any more; `undefined` for one's own. */
export const typedPasswordEndsAt = ({ mustChangePassword, credentialAt }: NonNullable<Account>): number | undefined =>
  mustChangePassword ? Date.parse(credentialAt) + typedPasswordMs : undefined

/** A person's account. */
export const account: Decider<Account, AccountCommand, AccountEvent> = {
  stream: ({ userId }) => `account-${userId}`,
  initial: undefined,

  decide: {
    OpenAccount: (data, opened) => {
      if (opened && opened.credentialId !== data.credentialId) throw new Refused('account.idTaken')
      return opened ? [] : [{ type: 'AccountOpened', data }]
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
    UseCredential: (data, opened) =>
      knownAccount(opened).credentialId === data.credentialId ? [] : [{ type: 'PasswordChanged', data }],
    OpenRecovery: (data, opened) =>
      knownAccount(opened).recovery?.recoveryId === data.recoveryId
        ? []
        : [{ type: 'PasswordRecoveryRequested', data }],
    UseRecovery: (data, opened, { at }) => {
      const { recovery, credentialId, organizationId } = knownAccount(opened)
      if (credentialId === data.credentialId) return []
      const late = recovery && Date.parse(at) - Date.parse(recovery.requestedAt) > recoveryMs
      if (recovery?.recoveryId !== data.recoveryId || late)
        throw new Refused('account.recoveryInvalid', {}, { account: { userId: data.userId, organizationId } })
      return [{ type: 'PasswordRecovered', data }]
    },
    ErasePerson: (data, opened) => {
      if (opened?.erased) return []
      const { person } = knownAccount(opened)
      if (namesPerson(data.reason, person)) throw new Refused('account.reasonPersonal')
      return [{ type: 'PersonErased', data }]
    },
  },

  evolve: {
    AccountOpened: ({ organizationId, credentialId, passwordChosenFor, person, language }, _, at) => ({
      organizationId,
      credentialId,
      person,
      language,
      mustChangePassword: passwordChosenFor,
      credentialAt: at,
      reauthenticated: undefined,
      recovery: undefined,
      erased: false,
      identityBasis: passwordChosenFor ? 'addedByAdministrator' : 'signUp',
    }),
    SignedIn: (_, opened) => opened,
    SessionHandedOff: (_, opened) => opened,
    SignedOut: (_, opened) => opened,
    Reauthenticated: ({ sessionRef }, opened, at) => opened && { ...opened, reauthenticated: { sessionRef, at } },
    PasswordChanged: withOwnCredential,
    PasswordRecoveryRequested: ({ recoveryId }, opened, at) =>
      opened && { ...opened, recovery: { recoveryId, requestedAt: at } },
    PasswordRecovered: withOwnCredential,
    PersonErased: (_, opened) =>
      opened && { ...opened, person: null, recovery: undefined, reauthenticated: undefined, erased: true },
  },
}

function withOwnCredential({ credentialId }: { credentialId: string }, opened: Account, at: string): Account {
  return opened && { ...opened, credentialId, credentialAt: at, mustChangePassword: false, recovery: undefined }
}

function knownAccount(opened: Account): NonNullable<Account> {
  if (!opened || opened.erased) throw new Refused('account.unknown')
  return opened
}
