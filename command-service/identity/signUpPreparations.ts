import { isCorporateEmail } from '@prumo/contracts/identity/corporateEmail'
import { trialDays } from '@prumo/contracts/subscription/subscription'
import { Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparation, Preparations } from '../pipeline/preparation'
import { mailProof, type ProofParts } from './mailProof'
import { newCredential } from './newCredential'

const dayMs = 86_400_000

type Parts = ProofParts & { keyring: Keyring }

/** The opening of accounts: with a new organization, or as a user of an existing one. */
export const signUpPreparations = (parts: Parts): Preparations => ({ SignUp: signUp(parts), AddUser: addUser(parts) })

const signUp =
  (parts: Parts): Preparation<'SignUp'> =>
  async ({ password, companyName, size, segment, ...rest }, request, domain) => {
    const { id, at } = request
    if (!isCorporateEmail(rest.email)) throw new Refused('account.corporateEmailRequired')
    const { userId, organizationId } = rest
    if (userId === organizationId) throw new Refused('account.idTaken')
    await domain.refuseOtherThing('organization', organizationId)
    await refuseOpened(domain, userId, id)
    const credentialId = await newCredential(parts, request, userId, password)
    const endsAt = new Date(Date.parse(at) + trialDays * dayMs).toISOString()
    const { position, needs, language, termsAccepted, ...person } = rest
    const proofId = derivedId(id, 'proof')
    return {
      organizationId,
      // Who cannot be reached by mail now asks for another link later: nobody’s account waits for it.
      later: async () => ({
        organizationId,
        steps: [],
        after: () => mailProof(parts, domain, { userId, proofId, email: rest.email, language, by: 'confirmation' }),
      }),
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
            proofId,
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
  }

const addUser =
  (parts: Parts): Preparation<'AddUser'> =>
  async ({ userId, licence, profileId, password, language, ...person }, request, domain) => {
    const organizationId = organizationOf(request.actor)
    await refuseOpened(domain, userId, request.id)
    const credentialId = await newCredential(parts, request, userId, password)
    const proofId = derivedId(request.id, 'proof')
    return {
      later: async () => ({
        steps: [],
        after: () => mailProof(parts, domain, { userId, proofId, email: person.email, language, by: 'invitation' }),
      }),
      steps: [
        claimEmail(domain, person.email, userId),
        { type: 'SeatUser', data: { organizationId, userId, licence, profileId } },
        {
          type: 'OpenAccount',
          data: {
            userId,
            organizationId,
            credentialId,
            proofId,
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
  }

/** Refuses an id whose account another command has opened, before an organization is founded or a seat taken for it. */
async function refuseOpened({ refuseOtherThing, history }: Domain, userId: string, commandId: string) {
  await refuseOtherThing('account', userId)
  const [opened] = await history(`account-${userId}`)
  if (opened && opened.metadata.commandId !== commandId) throw new Refused('account.idTaken')
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
