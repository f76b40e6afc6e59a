import { newId } from '@prumo/platform/ids'
import { claim } from '../naming/claim'
import type { CallHandlers } from '../pipeline/callDoor'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { company } from './company'

export type OrganizationCallParts = { domain: Domain; runner: Pick<CommandRunner, 'run'> }

/** The fixed calls of the company record that the side of commands answers. */
export function organizationCalls({ domain, runner }: OrganizationCallParts): CallHandlers {
  const { aggregates, nameHash } = domain

  const organizationNamed = async (name: string) => {
    const stream = claim.stream({ kind: 'subdomain', name: nameHash('subdomain', name), holderId: '' })
    return (await aggregates.load(claim, stream)).state?.holderId
  }

  return {
    replaceCompany: async (data, { actor, session, origin }) => {
      const { position, version } = await runner.run({ id: newId(), type: 'SaveCompany', data, actor, session, origin })
      return { position: String(position), version }
    },

    readLogotipo: async ({ subdomain }, { session }) => {
      const organizationId = subdomain === undefined ? session?.organizationId : await organizationNamed(subdomain)
      if (!organizationId) return ''
      const { state } = await aggregates.load(company, `organization-${organizationId}`)
      return state?.company.logotipoUrl ?? ''
    },
  }
}
