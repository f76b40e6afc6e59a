import type { Actor } from '@prumo/contracts/access'
import { accountByEmail } from '../identity/accountByEmail'
import { company } from '../organization/company'
import type { Domain } from '../pipeline/domain'
import type { Preparations } from '../pipeline/preparation'
import { takesPart } from '../rules/takesPart'
import { plan } from '../tasks/plan'
import type { Notified, TaskUse } from './canvasState'
import { layOutAreas } from './layOutAreas'

export const canvasPreparations: Preparations = {
  LayOutCanvas: async (data, { id }) => ({ steps: [layOutAreas(id, data)] }),

  AddCard: async ({ notificationEmail, ...data }, { actor }, domain) => ({
    steps: [{ type: 'AddCard', data: { ...data, ...(await notifiedBy(notificationEmail, data, actor, domain)) } }],
  }),

  ChangeCard: async ({ notificationEmail, ...data }, { actor }, domain) => ({
    steps: [
      {
        type: 'ChangeCard',
        data: {
          ...data,
          ...(await notifiedBy(notificationEmail, data, actor, domain)),
          tasks: data.memberId === undefined ? [] : await taskUses(domain, data.projectId),
        },
      },
    ],
  }),

  MoveCard: async (data, _, domain) => ({
    steps: [{ type: 'MoveCard', data: { ...data, tasks: await taskUses(domain, data.projectId) } }],
  }),

  DeleteCard: async (data, _, domain) => ({
    steps: [{ type: 'DeleteCard', data: { ...data, tasks: await taskUses(domain, data.projectId) } }],
  }),
}

/** What the tasks of a project use. */
export async function taskUses({ aggregates }: Domain, projectId: string): Promise<TaskUse[]> {
  const { state } = await aggregates.load(plan, `plan-${projectId}`)
  return [...state.tasks.values()].map(({ assigneeId, deliveryGroup, requirements }) => ({
    assigneeId,
    deliveryGroup,
    requirements,
  }))
}

/**
 * Somebody of the project is named by id, so that their address is kept in their account only. Another person of the
 * organization is written to under their own key, which is destroyed when they are erased.
 */
async function notifiedBy(
  email: string | null | undefined,
  { projectId }: { projectId: string },
  actor: Actor,
  domain: Domain,
): Promise<{ notified?: Notified }> {
  if (email === undefined || actor.kind !== 'user') return {}
  if (email === null) return { notified: null }
  const personId = await accountByEmail(domain, email)
  if (!personId) return { notified: { userId: actor.userId, email } }
  if (takesPart(await domain.projectPlace(projectId), personId)) return { notified: { notifiedId: personId } }
  const { state } = await domain.aggregates.load(company, `organization-${actor.organizationId}`)
  const isColleague = Object.hasOwn(state?.users ?? {}, personId)
  return { notified: { userId: isColleague ? personId : actor.userId, email } }
}
