import { HttpProblem } from '@prumo/platform/errors'
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
    return { steps: [{ type: 'ExportActionLog', data: { ...data, ...who, ...(projectId && { projectId }) } }] }
  },
}

function whoOf({ actor }: Request) {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return { organizationId: actor.organizationId, userId: actor.userId }
}
