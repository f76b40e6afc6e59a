import { randomBytes } from 'node:crypto'
import { isCorporateEmail } from '@prumo/contracts/identity/corporateEmail'
import { trialDays } from '@prumo/contracts/subscription/subscription'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import { isCommonPassword } from '@prumo/platform/secrets/commonPasswords'
import { company, memberIn, refuseRemoval } from '../organization/company'
import type { Preparations, Surroundings } from '../preparation'
import { account } from './account'
import { accountByEmail } from './accountByEmail'
import { mailOfRecovery } from './mailOfRecovery'

const dayMs = 86_400_000

export const identityPreparations: Preparations = {
  SignUp: async ({ password, companyName, size, segment, ...rest }, { id, at }, around) => {
    if (!isCorporateEmail(rest.email)) throw new Refused('account.corporateEmailRequired')
    const { userId, organizationId } = rest
    await refuseOpened(around, userId, id)
    const credentialId = await newCredential(around, id, userId, password)
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
            ...{
              userId,
              organizationId,
              credentialId,
              passwordChosenFor: false,
              termsAccepted,
              position,
              needs,
              language,
            },
            person: personOf(person),
          },
        },
      ],
    }
  },

  AddUser: async ({ userId, licence, profileId, password, language, ...person }, { id, actor }, around) => {
    const organizationId = organizationOf(actor)
    await refuseOpened(around, userId, id)
    const credentialId = await newCredential(around, id, userId, password)
    return {
      steps: [
        claimEmail(around, person.email, userId),
        { type: 'SeatUser', data: { organizationId, userId, licence, profileId } },
        {
          type: 'OpenAccount',
          data: {
            ...{
              userId,
              organizationId,
              credentialId,
              passwordChosenFor: true,
              termsAccepted: false,
              position: null,
              needs: [],
              language,
            },
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

  ChangePassword: async ({ currentPassword, password }, { id, session }, around) => {
    const userId = session?.userId ?? ''
    const { state } = await around.aggregates.load(account, `account-${userId}`)
    const credentialId = derivedId(id, 'credential')
    const already = state?.credentialId === credentialId
    if (!already && !(await around.credentials.matches(state?.credentialId, currentPassword)))
      throw new HttpProblem(403, 'account.passwordWrong')
    await newCredential(around, id, userId, password)
    return {
      steps: [{ type: 'UseCredential', data: { userId, credentialId } }],
      after: () => around.sessions.endAllOf(userId, session?.token),
    }
  },

  Reauthenticate: async ({ password }, { session }, { aggregates, credentials }) => {
    const userId = session?.userId ?? ''
    const { state } = await aggregates.load(account, `account-${userId}`)
    if (!(await credentials.matches(state?.credentialId, password))) throw new HttpProblem(403, 'account.passwordWrong')
    const data = { userId, method: 'password', sessionRef: session?.sessionRef }
    return { steps: [{ type: 'RecordReauthentication', data }] }
  },

  RequestPasswordRecovery: async ({ email, language }, { id }, around) => {
    const userId = await accountByEmail(around, email)
    const untold = around.hideAccountExistence
    if (!userId && untold) return { steps: [], untold }
    if (!userId) throw new Refused('account.emailNotFound')
    const { state } = await around.aggregates.load(account, `account-${userId}`)
    const recoveryId = derivedId(id, 'recovery')
    const code = randomBytes(32).toString('base64url')
    const mail = async () => {
      await around.credentials.keepRecovery(code, recoveryId, userId)
      await around.mail.send(mailOfRecovery(email, language, `${around.publicUrl}/signin?recovery=${code}`))
    }
    return {
      ...(state && { organizationId: state.organizationId }),
      untold,
      steps: [{ type: 'OpenRecovery', data: { userId, recoveryId } }],
      // An answer that waited for the mail would tell by its time what it does not say.
      after: untold ? async () => around.inBackground(mail) : mail,
    }
  },

  RecoverPassword: async ({ code, password }, { id }, around) => {
    const recovery = await around.credentials.recoveryOf(code)
    if (!recovery) throw new Refused('account.recoveryInvalid')
    const { userId, recoveryId } = recovery
    const { state } = await around.aggregates.load(account, `account-${userId}`)
    const credentialId = await newCredential(around, id, userId, password)
    return {
      ...(state && { organizationId: state.organizationId }),
      steps: [{ type: 'UseRecovery', data: { userId, recoveryId, credentialId } }],
      after: () => around.sessions.endAllOf(userId),
    }
  },

  DeleteMyAccount: async ({ reason, password }, { session }, around) => {
    const { userId = '', organizationId = '' } = session ?? {}
    const { state } = await around.aggregates.load(account, `account-${userId}`)
    if (!(await around.credentials.matches(state?.credentialId, password)))
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

/** An account that another command has opened is refused before anything around it is founded or seated. */
async function refuseOpened({ history }: Surroundings, userId: string, commandId: string) {
  const [opened] = await history(`account-${userId}`)
  if (opened && opened.metadata.commandId !== commandId) throw new Refused('account.idTaken')
}

/** Keeps the password under an id that belongs to the command: sent again, it is the same credential. */
async function newCredential(
  { credentials, keyring }: Surroundings,
  commandId: string,
  userId: string,
  password: string,
): Promise<string> {
  if (isCommonPassword(password)) throw new Refused('account.passwordCommon')
  const credentialId = derivedId(commandId, 'credential')
  await keyring.create(userId)
  await credentials.keep(credentialId, userId, password)
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
  ...{
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
  },
})

const organizationOf = (actor: { kind: string; organizationId?: string }) => actor.organizationId ?? ''
