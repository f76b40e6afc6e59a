import { HttpProblem } from '@prumo/platform/errors'
import type { FileStore } from '@prumo/platform/files/fileStore'
import { newId } from '@prumo/platform/ids'
import { claim } from '../naming/claim'
import type { CallHandlers } from '../pipeline/callDoor'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { company } from './company'
import { handOutLogotipo } from './handOutLogotipo'

export type OrganizationCallParts = { domain: Domain; runner: Pick<CommandRunner, 'run'>; files: FileStore }

/** The fixed calls of the company record that the side of commands answers. */
export function organizationCalls({ domain, runner, files }: OrganizationCallParts): CallHandlers {
  const { aggregates, nameHash } = domain

  const organizationNamed = async (name: string) => {
    const stream = claim.stream({ kind: 'subdomain', name: nameHash('subdomain', name), holderId: '' })
    return (await aggregates.load(claim, stream)).state?.holderId
  }

  const companyOf = async (subdomain: string | undefined, session: { organizationId: string } | undefined) => {
    const organizationId = subdomain === undefined ? session?.organizationId : await organizationNamed(subdomain)
    return organizationId ? (await aggregates.load(company, `organization-${organizationId}`)).state : undefined
  }

  return {
    replaceCompany: async (data, { actor, session, origin }) => {
      const { position, version } = await runner.run({ id: newId(), type: 'SaveCompany', data, actor, session, origin })
      return { position: String(position), version }
    },

    readLogotipo: async ({ subdomain }, { session }) => {
      const found = await companyOf(subdomain, session)
      if (!found?.logotipo) return ''
      // By its sub-domain the logo is open to visitors: what a browser keeps of it outlives the session.
      const name = found.company.subdomain
      return `/rest/companies/logotipos/${found.logotipo.sha256}${name ? `?subdomain=${name}` : ''}`
    },

    fetchLogotipo: async ({ sha256, subdomain }, { session }) => {
      const logotipo = (await companyOf(subdomain, session))?.logotipo
      if (logotipo?.sha256 !== sha256) throw new HttpProblem(404, 'organization.logotipoUnknown')
      return (ctx) => handOutLogotipo(ctx, logotipo, files)
    },
  }
}
