import type { Actor } from '@prumo/contracts/access'
import type { CommandOf, CommandType } from '@prumo/contracts/index'
import type { Preparation, Preparations } from '../preparation'
import { company } from './company'

/** The organization is always the asker's own. */
const inOwn =
  <Type extends CommandType>(type: Type): Preparation<Type> =>
  async (data, { actor }) => ({ steps: [{ type, data: { ...data, organizationId: organizationOf(actor) } }] })

export const organizationPreparations: Preparations = {
  ChangeUserLicence: inOwn('ChangeUserLicence'),
  AssignAccessProfile: inOwn('AssignAccessProfile'),
  CreateAccessProfile: inOwn('CreateAccessProfile'),
  ChangeAccessProfile: inOwn('ChangeAccessProfile'),
  DeleteAccessProfile: inOwn('DeleteAccessProfile'),

  SaveCompany: async (data: CommandOf<'SaveCompany'>['data'], { actor }, { aggregates, nameHash }) => {
    const organizationId = organizationOf(actor)
    const { state } = await aggregates.load(company, `organization-${organizationId}`)
    const named = (type: string, subdomain: string | null | undefined) =>
      subdomain
        ? [{ type, data: { kind: 'subdomain', name: nameHash('subdomain', subdomain), holderId: organizationId } }]
        : []
    const before = state?.company.subdomain
    const moves = before !== data.subdomain
    return {
      steps: [
        ...(moves ? named('ClaimName', data.subdomain) : []),
        { type: 'SaveCompany', data: { ...data, organizationId } },
        ...(moves ? named('ReleaseName', before) : []),
      ],
    }
  },
}

export const organizationOf = (actor: Actor) => (actor.kind === 'user' ? actor.organizationId : '')
