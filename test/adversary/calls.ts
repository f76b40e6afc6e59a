import type { Need } from '@prumo/contracts/access'
import { browserSpanCall } from '@prumo/contracts/telemetry/browserSpans'
import { fresh } from '../given/fresh'
import { examples } from '../security/examples'
import { aPassword } from '../world/person'
import type { StageIds } from './stage'
import type { Input, Target } from './target'

const anyone: Need = { of: 'anyone' }
const self: Need = { of: 'self' }
const auditing: Need = { of: 'organization', feature: 'actionLog', level: 'viewOnly' }
const managing: Need = { of: 'organization', feature: 'organization', level: 'editOnly' }
const importing: Need = { of: 'project', feature: 'imports', level: 'editOnly' }
const seeing: Need = { of: 'project', feature: 'tasks', level: 'viewOnly' }

const bytes = new TextEncoder().encode('Título;Etapa;Início;Fim\nUm;Fazer;2026-03-02;2026-03-03\n')

const call = (method: string, route: string, need: Need, inputOf: (ids: StageIds) => Partial<Input>): Target => ({
  name: `${method} ${route}`,
  kind: 'call',
  method,
  route,
  need,
  answersLog: route.startsWith('/rest/exports/'),
  inputOf: (ids) => ({ path: {}, query: {}, ...inputOf(ids) }),
})

/** Every route that is no command and no query; a test holds them against the routers. */
export const calls: readonly Target[] = [
  call('POST', '/rest/users/authenticate', anyone, ({ email }) => ({ body: { login: email, password: aPassword } })),
  call('GET', '/rest/users/validate', self, () => ({ query: { dataSession: 'true' } })),
  call('POST', '/rest/users/hand-off', self, () => ({})),
  call('POST', '/rest/files', importing, ({ projectId }) => ({
    query: { projectId, fileId: fresh(), size: bytes.length },
    bytes,
  })),
  call('GET', '/rest/files/:fileId', seeing, ({ projectId, fileId }) => ({ path: { fileId }, query: { projectId } })),
  call('POST', '/rest/uploads', importing, ({ projectId }) => ({
    query: { projectId, fileName: 'tarefas.csv' },
    bytes,
  })),
  call('POST', '/rest/uploads/:uploadId/rehearsal', importing, ({ sheetId, ...ids }) => ({
    path: { uploadId: sheetId },
    body: { projectId: ids.projectId, mapping: examples.SaveImportMapping(ids).mapping, formats: {} },
  })),
  call('POST', browserSpanCall.path, self, () => ({
    body: {
      commandId: fresh(),
      command: 'AddTask',
      spanId: 'a1b2c3d4e5f60718',
      startedAt: new Date().toISOString(),
      answeredAfterMs: 12,
    },
  })),
  call('GET', '/rest/companies', self, () => ({})),
  call('GET', '/rest/companies/logotipo', anyone, () => ({ query: { subdomain: 'construtora' } })),
  call('PUT', '/rest/companies', managing, (ids) => ({ body: examples.SaveCompany(ids) })),
  call('GET', '/rest/exports/action-log', auditing, ({ exportId }) => ({ query: { exportId, separator: ';' } })),
  call('GET', '/rest/exports/log-proof', auditing, ({ proofId }) => ({ query: { exportId: proofId } })),
  call('GET', '/rest/receipts/:signatureId.:format', seeing, ({ signatureId }) => ({
    path: { signatureId, format: 'json' },
  })),
  call('GET', '/rest/updates', self, () => ({})),
  call('GET', '/rest/openapi.json', anyone, () => ({})),
  call('GET', '/rest/users/logout', anyone, () => ({})),
]
