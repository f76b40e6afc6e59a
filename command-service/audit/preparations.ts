import { HttpProblem } from '@prumo/platform/errors'
import type { Preparations, Request } from '../preparation'

export const auditPreparations: Preparations = {
  ViewActionLog: async (data, request) => ({
    steps: [{ type: 'ViewActionLog', data: { ...data, ...whoOf(request) } }],
  }),
  ViewProjectActionLog: async (data, request) => ({
    steps: [{ type: 'ViewProjectActionLog', data: { ...data, ...whoOf(request) } }],
  }),
  ExportActionLog: async (data, request) => ({
    steps: [{ type: 'ExportActionLog', data: { ...data, ...whoOf(request) } }],
  }),
}

function whoOf({ actor }: Request) {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return { organizationId: actor.organizationId, userId: actor.userId }
}
