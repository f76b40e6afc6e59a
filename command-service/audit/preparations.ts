import { may } from '@prumo/contracts/access'
import { needs } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import { projectPlace } from '../actors'
import type { Preparations, Request } from '../preparation'
import { actionLog } from './actionLog'

export const auditPreparations: Preparations = {
  ViewActionLog: async (data, request) => ({
    steps: [{ type: 'ViewActionLog', data: { ...data, ...whoOf(request) } }],
  }),
  ViewProjectActionLog: async (data, request) => ({
    steps: [{ type: 'ViewProjectActionLog', data: { ...data, ...whoOf(request) } }],
  }),
  ExportActionLog: async (data, request, { aggregates }) => {
    const who = whoOf(request)
    const { state } = await aggregates.load(actionLog, `actionlog-${who.organizationId}`)
    const projectId = state.views.find(({ viewId }) => viewId === data.viewId)?.filters.projectId
    // Filters may name any project: only where the log could have been viewed does it tell of the export.
    const place = projectId ? await projectPlace(aggregates, projectId) : undefined
    const inProject = place && may(request.actor, needs.ViewProjectActionLog, place).allowed
    return { steps: [{ type: 'ExportActionLog', data: { ...data, ...who, ...(inProject && { projectId }) } }] }
  },
}

function whoOf({ actor }: Request) {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return { organizationId: actor.organizationId, userId: actor.userId }
}
