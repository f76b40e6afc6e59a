import type { Actor } from '@prumo/contracts/access'
import type { Message } from '@prumo/contracts/message'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'

/** Claims or releases an internal code, which is unique within the organization, whatever its case. */
export function codeStep(
  type: 'ClaimName' | 'ReleaseName',
  { nameHash }: Domain,
  actor: Actor,
  code: string | null | undefined,
  projectId: string,
): Message[] {
  if (!code) return []
  const name = nameHash('projectCode', `${organizationOf(actor)}/${code.toLowerCase()}`)
  return [{ type, data: { kind: 'projectCode', name, holderId: projectId } }]
}
