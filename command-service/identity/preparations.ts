import { randomBytes } from 'node:crypto'
import { isCorporateEmail } from '@prumo/contracts/identity/corporateEmail'
import type { CommandOf } from '@prumo/contracts/index'
import { trialDays } from '@prumo/contracts/subscription/subscription'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Mail } from '@prumo/platform/mail/mail'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { isCommonPassword } from '@prumo/platform/secrets/commonPasswords'
import type { Sessions } from '@prumo/platform/sessions/sessions'
import { company, memberIn, refuseRemoval } from '../organization/company'
import type { Domain } from '../pipeline/domain'
import type { Preparations, Prepared, Request } from '../pipeline/preparation'
import type { Ledger } from '../retention/ledger'
import { refuseOtherThing } from '../rules/refuseOtherThing'
import { account } from './account'
import { accountByEmail } from './accountByEmail'
import type { Credentials } from './credentials'
import { mailOfRecovery } from './mailOfRecovery'
import { refuseExpired } from './refuseExpired'

const dayMs = 86_400_000

export type IdentityParts = {
  credentials: Credentials
  keyring: Keyring
  sessions: Sessions
  mail: Mail
  publicUrl: string
  hideAccountExistence: boolean
  ledger: Ledger
  /** Forgets whoever has been erased, as far as it can be done now: the rest is tried again by itself. */
  forgetErased(): Promise<void>
}

export const identityPreparations = (parts: IdentityParts): Preparations => ({
  SignUp: async ({ password, companyName, size, segment, ...rest }, request, domain) => {
    const { id, at } = request
    if (!isCorporateEmail(rest.email)) throw new Refused('account.corporateEmailRequired')
    const { userId, organizationId } = rest
    if (userId === organizationId) throw new Refused('account.idTaken')
    await refuseOtherThing(domain.aggregates, 'organization', organizationId)
    await refuseOpened(domain, userId, id)
    const credentialId = await newCredential(parts, request, userId, password)
    const endsAt = new Date(Date.parse(at) + trialDays * dayMs).toISOString()
    const { position, needs, language, termsAccepted, ...person } = rest
    return {
      organizationId,
      steps: [
        claimEmail(domain, rest.email, userId),
        {
          type: 'FoundOrganization',
          data: { organizationId, administratorId: userId, company: newCompany(companyName, size, segment) },
        },
        {
          type: 'StartTrial',
          data: { organizationId, code: `TRIAL-${organizationId.slice(0, 8).toUpperCase()}`, endsAt },
        },
        {
          type: 'OpenAccount',
          data: {
            userId,
            organizationId,
            credentialId,
            passwordChosenFor: false,
            termsAccepted,
            position,
            needs,
            language,
            person: personOf(person),
          },
        },
      ],
    }
  },

  AddUser: async ({ userId, licence, profileId, password, language, ...person }, request, domain) => {
    const organizationId = organizationOf(request.actor)
    await refuseOpened(domain, userId, request.id)
    const credentialId = await newCredential(parts, request, userId, password)
    return {
      steps: [
        claimEmail(domain, person.email, userId),
        { type: 'SeatUser', data: { organizationId, userId, licence, profileId } },
        {
          type: 'OpenAccount',
          data: {
            userId,
            organizationId,
            credentialId,
            passwordChosenFor: true,
            termsAccepted: false,
            position: null,
            needs: [],
            language,
            person: personOf({ ...person, areaCode: null, phone: null }),
          },
        },
      ],
    }
  },

  SignOut: async (_, { session }) => ({
    steps: [{ type: 'RecordSignOut', data: { userId: session?.userId, sessionRef: session?.sessionRef } }],
    after: async () => {
      if (session) await parts.sessions.end(session.token)
    },
  }),

  ChangePassword: async ({ currentPassword, password }, request, domain) => {
    const { id, session, turn } = request
    const userId = session?.userId ?? ''
    const { state } = await domain.aggregates.load(account, `account-${userId}`)
    const credentialId = derivedId(id, 'credential')
    const already = state?.credentialId === credentialId
    if (!already && !(await parts.credentials.matches(state?.credentialId, currentPassword, turn)))
      throw new HttpProblem(403, 'account.passwordWrong')
    refuseExpired(state, domain.now())
    await newCredential(parts, request, userId, password)
    return {
      steps: [{ type: 'UseCredential', data: { userId, credentialId } }],
      after: () => parts.sessions.endAllOf(userId, session?.token),
    }
  },

  Reauthenticate: async ({ password }, { session, turn }, { aggregates }) => {
    const userId = session?.userId ?? ''
    const { state } = await aggregates.load(account, `account-${userId}`)
    if (!(await parts.credentials.matches(state?.credentialId, password, turn)))
      throw new HttpProblem(403, 'account.passwordWrong')
    const data = { userId, method: 'password', sessionRef: session?.sessionRef }
    return { steps: [{ type: 'RecordReauthentication', data }] }
  },

  RequestPasswordRecovery: async (asked, { id }, domain) => {
    // To find out whether there is an account takes its time as well: all of it follows the answer.
    if (parts.hideAccountExistence)
      return {
        steps: [],
        later: async (laterId) => (await recoveryFor(asked, laterId, domain, parts)) ?? { steps: [] },
      }
    const recovery = await recoveryFor(asked, id, domain, parts)
    if (!recovery) throw new Refused('account.emailNotFound')
    return recovery
  },

  RecoverPassword: async ({ code, password }, request, domain) => {
    const recovery = await parts.credentials.recoveryOf(code)
    if (!recovery) throw new Refused('account.recoveryInvalid', {}, { account: null })
    const { userId, recoveryId } = recovery
    const { state } = await domain.aggregates.load(account, `account-${userId}`)
    const credentialId = await newCredential(parts, request, userId, password)
    return {
      ...(state && { organizationId: state.organizationId }),
      steps: [{ type: 'UseRecovery', data: { userId, recoveryId, credentialId } }],
      after: () => parts.sessions.endAllOf(userId),
    }
  },

  DeleteMyAccount: async ({ reason, password }, { session, turn }, domain) => {
    const { userId = '', organizationId = '' } = session ?? {}
    const { state } = await domain.aggregates.load(account, `account-${userId}`)
    if (!(await parts.credentials.matches(state?.credentialId, password, turn)))
      throw new HttpProblem(403, 'account.passwordWrong')
    const { state: organization } = await domain.aggregates.load(company, `organization-${organizationId}`)
    refuseRemoval(organization, userId)
    const isLast = Object.keys(organization?.users ?? {}).length === 1 && memberIn(organization, userId)
    await parts.ledger.upToDate()
    const owned = (await parts.ledger.projectsOf(userId)).length
    if (owned > 0 && !isLast) throw new Refused('account.ownsProjects', { count: owned })
    return {
      steps: [
        { type: 'ErasePerson', data: { userId, rule: 'request', reason, retainedUntil: null } },
        { type: 'RemoveUser', data: { organizationId, userId } },
      ],
      after: parts.forgetErased,
    }
  },
})

/** A recovery with its mail; `undefined` where nobody has this e-mail. */
async function recoveryFor(
  { email, language }: CommandOf<'RequestPasswordRecovery'>['data'],
  id: string,
  domain: Domain,
  { credentials, mail, publicUrl }: IdentityParts,
): Promise<Prepared | undefined> {
  const userId = await accountByEmail(domain, email)
  if (!userId) return undefined
  const { state } = await domain.aggregates.load(account, `account-${userId}`)
  const recoveryId = derivedId(id, 'recovery')
  const code = randomBytes(32).toString('base64url')
  return {
    ...(state && { organizationId: state.organizationId }),
    steps: [{ type: 'OpenRecovery', data: { userId, recoveryId } }],
    after: async () => {
      await credentials.keepRecovery(code, recoveryId, userId)
      await mail.send(mailOfRecovery(email, language, `${publicUrl}/signin?recovery=${code}`))
    },
  }
}

/** An account that another command has opened is refused before anything domain it is founded or seated. */
async function refuseOpened({ aggregates, history }: Domain, userId: string, commandId: string) {
  await refuseOtherThing(aggregates, 'account', userId)
  const [opened] = await history(`account-${userId}`)
  if (opened && opened.metadata.commandId !== commandId) throw new Refused('account.idTaken')
}

/** Keeps the password under an id that belongs to the command: sent again, it is the same credential. */
async function newCredential(
  { credentials, keyring }: IdentityParts,
  { id, turn }: Request,
  userId: string,
  password: string,
): Promise<string> {
  if (isCommonPassword(password)) throw new Refused('account.passwordCommon')
  const credentialId = derivedId(id, 'credential')
  await keyring.create(userId)
  await credentials.keep(credentialId, userId, password, turn)
  return credentialId
}

const claimEmail = ({ nameHash }: Domain, email: string, holderId: string) => ({
  type: 'ClaimName',
  data: { kind: 'email', name: nameHash('email', email), holderId },
})

type Person = { name: string; lastName: string; email: string; areaCode: string | null; phone: string | null }
const personOf = ({ name, lastName, email, areaCode, phone }: Person): Person => ({
  name,
  lastName,
  email,
  areaCode,
  phone,
})

const newCompany = (name: string, size: string, segment: string) => ({
  name,
  size,
  segment,
  document: null,
  website: null,
  phone: null,
  city: null,
  state: null,
  subdomain: null,
  logotipoUrl: null,
})

const organizationOf = (actor: { kind: string; organizationId?: string }) => actor.organizationId ?? ''
