import { randomBytes } from 'node:crypto'
import { isCorporateEmail } from '@prumo/contracts/identity/corporateEmail'
import type { CommandOf } from '@prumo/contracts/index'
import { trialDays } from '@prumo/contracts/subscription/subscription'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import { isCommonPassword } from '@prumo/platform/secrets/commonPasswords'
import { company, memberIn, refuseRemoval } from '../organization/company'
import type { Preparations, Prepared, Request, Surroundings } from '../pipeline/preparation'
import { refuseOtherThing } from '../rules/refuseOtherThing'
import { account } from './account'
import { accountByEmail } from './accountByEmail'
import { mailOfRecovery } from './mailOfRecovery'
import { refuseExpired } from './refuseExpired'

const dayMs = 86_400_000

export const identityPreparations: Preparations = {
  SignUp: async ({ password, companyName, size, segment, ...rest }, request, around) => {
    const { id, at } = request
    if (!isCorporateEmail(rest.email)) throw new Refused('account.corporateEmailRequired')
    const { userId, organizationId } = rest
    if (userId === organizationId) throw new Refused('account.idTaken')
    await refuseOtherThing(around.aggregates, 'organization', organizationId)
    await refuseOpened(around, userId, id)
    const credentialId = await newCredential(around, request, userId, password)
    const endsAt = new Date(Date.parse(at) + trialDays * dayMs).toISOString()
    const { position, needs, language, termsAccepted, ...person } = rest
    return {
      organizationId,
      steps: [
        claimEmail(around, rest.email, userId),
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

  AddUser: async ({ userId, licence, profileId, password, language, ...person }, request, around) => {
    const organizationId = organizationOf(request.actor)
    await refuseOpened(around, userId, request.id)
    const credentialId = await newCredential(around, request, userId, password)
    return {
      steps: [
        claimEmail(around, person.email, userId),
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

  SignOut: async (_, { session }, { sessions }) => ({
    steps: [{ type: 'RecordSignOut', data: { userId: session?.userId, sessionRef: session?.sessionRef } }],
    after: async () => {
      if (session) await sessions.end(session.token)
    },
  }),

  ChangePassword: async ({ currentPassword, password }, request, around) => {
    const { id, session, turn } = request
    const userId = session?.userId ?? ''
    const { state } = await around.aggregates.load(account, `account-${userId}`)
    const credentialId = derivedId(id, 'credential')
    const already = state?.credentialId === credentialId
    if (!already && !(await around.credentials.matches(state?.credentialId, currentPassword, turn)))
      throw new HttpProblem(403, 'account.passwordWrong')
    refuseExpired(state, around.now())
    await newCredential(around, request, userId, password)
    return {
      steps: [{ type: 'UseCredential', data: { userId, credentialId } }],
      after: () => around.sessions.endAllOf(userId, session?.token),
    }
  },

  Reauthenticate: async ({ password }, { session, turn }, { aggregates, credentials }) => {
    const userId = session?.userId ?? ''
    const { state } = await aggregates.load(account, `account-${userId}`)
    if (!(await credentials.matches(state?.credentialId, password, turn)))
      throw new HttpProblem(403, 'account.passwordWrong')
    const data = { userId, method: 'password', sessionRef: session?.sessionRef }
    return { steps: [{ type: 'RecordReauthentication', data }] }
  },

  RequestPasswordRecovery: async (asked, { id }, around) => {
    // To find out whether there is an account takes its time as well: all of it follows the answer.
    if (around.hideAccountExistence)
      return { steps: [], later: async (laterId) => (await recoveryFor(asked, laterId, around)) ?? { steps: [] } }
    const recovery = await recoveryFor(asked, id, around)
    if (!recovery) throw new Refused('account.emailNotFound')
    return recovery
  },

  RecoverPassword: async ({ code, password }, request, around) => {
    const recovery = await around.credentials.recoveryOf(code)
    if (!recovery) throw new Refused('account.recoveryInvalid', {}, { account: null })
    const { userId, recoveryId } = recovery
    const { state } = await around.aggregates.load(account, `account-${userId}`)
    const credentialId = await newCredential(around, request, userId, password)
    return {
      ...(state && { organizationId: state.organizationId }),
      steps: [{ type: 'UseRecovery', data: { userId, recoveryId, credentialId } }],
      after: () => around.sessions.endAllOf(userId),
    }
  },

  DeleteMyAccount: async ({ reason, password }, { session, turn }, around) => {
    const { userId = '', organizationId = '' } = session ?? {}
    const { state } = await around.aggregates.load(account, `account-${userId}`)
    if (!(await around.credentials.matches(state?.credentialId, password, turn)))
      throw new HttpProblem(403, 'account.passwordWrong')
    const { state: organization } = await around.aggregates.load(company, `organization-${organizationId}`)
    refuseRemoval(organization, userId)
    const isLast = Object.keys(organization?.users ?? {}).length === 1 && memberIn(organization, userId)
    await around.ledger.upToDate()
    const owned = (await around.ledger.projectsOf(userId)).length
    if (owned > 0 && !isLast) throw new Refused('account.ownsProjects', { count: owned })
    return {
      steps: [
        { type: 'ErasePerson', data: { userId, rule: 'request', reason, retainedUntil: null } },
        { type: 'RemoveUser', data: { organizationId, userId } },
      ],
      after: around.forgetErased,
    }
  },
}

/** A recovery with its mail; `undefined` where nobody has this e-mail. */
async function recoveryFor(
  { email, language }: CommandOf<'RequestPasswordRecovery'>['data'],
  id: string,
  around: Surroundings,
): Promise<Prepared | undefined> {
  const userId = await accountByEmail(around, email)
  if (!userId) return undefined
  const { state } = await around.aggregates.load(account, `account-${userId}`)
  const recoveryId = derivedId(id, 'recovery')
  const code = randomBytes(32).toString('base64url')
  return {
    ...(state && { organizationId: state.organizationId }),
    steps: [{ type: 'OpenRecovery', data: { userId, recoveryId } }],
    after: async () => {
      await around.credentials.keepRecovery(code, recoveryId, userId)
      await around.mail.send(mailOfRecovery(email, language, `${around.publicUrl}/signin?recovery=${code}`))
    },
  }
}

/** An account that another command has opened is refused before anything around it is founded or seated. */
async function refuseOpened({ aggregates, history }: Surroundings, userId: string, commandId: string) {
  await refuseOtherThing(aggregates, 'account', userId)
  const [opened] = await history(`account-${userId}`)
  if (opened && opened.metadata.commandId !== commandId) throw new Refused('account.idTaken')
}

/** Keeps the password under an id that belongs to the command: sent again, it is the same credential. */
async function newCredential(
  { credentials, keyring }: Surroundings,
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

const claimEmail = ({ nameHash }: Surroundings, email: string, holderId: string) => ({
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
