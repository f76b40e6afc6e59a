import type { CallContract } from '@prumo/contracts/call'
import { type CallName, calls as contracts } from '@prumo/contracts/calls'
import { fresh } from '../given/fresh'
import { examples } from '../security/examples'
import { aPassword } from '../world/person'
import type { StageIds } from './stage'
import type { Input, Target } from './target'

const bytes = new TextEncoder().encode('Título;Etapa;Início;Fim\nUm;Fazer;2026-03-02;2026-03-03\n')
/** It says that it comes from a gateway, and is not signed. */
const notice = new TextEncoder().encode(JSON.stringify({ id: 'a notice', paymentId: fresh() }))

/** What each call is made with. */
const inputs: Record<CallName, (ids: StageIds) => Partial<Input>> = {
  authenticate: ({ email }) => ({ body: { login: email, password: aPassword } }),
  validateSession: () => ({ query: { dataSession: 'true' } }),
  handOffSession: () => ({}),
  sendFile: ({ projectId }) => ({ query: { projectId, fileId: fresh(), size: bytes.length }, bytes }),
  fetchFile: ({ projectId, fileId }) => ({ path: { fileId }, query: { projectId } }),
  uploadSheet: ({ projectId }) => ({ query: { projectId, fileName: 'tarefas.csv' }, bytes }),
  readSheet: ({ sheetId, projectId }) => ({ path: { uploadId: sheetId }, query: { projectId, headerRow: '1' } }),
  rehearseImport: ({ sheetId, ...ids }) => ({
    path: { uploadId: sheetId },
    body: { projectId: ids.projectId, mapping: examples.SaveImportMapping(ids).mapping, formats: {} },
  }),
  browserSpan: () => ({
    body: {
      commandId: fresh(),
      command: 'AddTask',
      spanId: 'a1b2c3d4e5f60718',
      startedAt: new Date().toISOString(),
      answeredAfterMs: 12,
    },
  }),
  readCompany: () => ({}),
  readLogotipo: () => ({ query: { subdomain: 'construtora' } }),
  fetchLogotipo: () => ({ path: { sha256: 'a'.repeat(64) }, query: { subdomain: 'construtora' } }),
  replaceCompany: (ids) => ({ body: examples.SaveCompany(ids) }),
  downloadActionLog: ({ exportId }) => ({ query: { exportId, separator: ';' } }),
  downloadLogProof: ({ proofId }) => ({ query: { exportId: proofId } }),
  fetchReceipt: ({ signatureId }) => ({ path: { signatureId, format: 'json' } }),
  followUpdates: () => ({}),
  sayPresence: ({ projectId, taskId }) => ({
    body: { tab: fresh(), projectId, at: { kind: 'task', id: taskId, isWriting: true } },
  }),
  ganttRenderer: () => ({}),
  addressByPostalCode: () => ({ path: { postalCode: '50050000' } }),
  openPayment: () => ({ path: { paymentId: fresh() }, body: {} }),
  readPayment: () => ({ path: { paymentId: fresh() }, body: {} }),
  paySandbox: () => ({ path: { paymentId: fresh() }, body: { outcome: 'sandbox:paid' } }),
  fetchPaymentReceipt: () => ({ path: { paymentId: fresh() }, query: { language: 'pt-BR' } }),
  billingAddress: () => ({ path: { postalCode: '50050000' } }),
  noticePayment: () => ({ path: { gateway: 'sandbox' }, bytes: notice }),
  openApi: () => ({}),
  logout: () => ({}),
}

/** A call as something to be sent. */
export const ofCall = (name: CallName): Target => {
  const { method, path, need }: CallContract = contracts[name]
  return {
    name: `${method} ${path}`,
    kind: 'call',
    method,
    route: path,
    need,
    answersLog: path.startsWith('/rest/exports/'),
    inputOf: (ids) => ({ path: {}, query: {}, ...inputs[name](ids) }),
  }
}

/** Every call that is no command and no query; a test holds them against the routers. */
export const calls: readonly Target[] = (Object.keys(inputs) as CallName[]).map(ofCall)
