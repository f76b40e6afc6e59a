import { randomUUID } from 'node:crypto'
import type { EventOf } from '@prumo/contracts/index'
import { checkSignOffs } from '@prumo/operations/check/checkSignOffs'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import pg from 'pg'
import { aPassword } from '../world/person'
import { aProject } from '../world/world'
import { attemptPatiently } from './attemptPatiently'
import type { Fault } from './fault'
import { approvingAnyContent } from './mutants/approvingAnyContent'
import { type TwoCommandServices, withTwoCommandServices } from './twoCommandServices'

/** Before the password that was typed is too old to sign with. */
const pairsPerPassword = 100
const longestHeadStartMs = 12

/** Each round is a race. At one command service a person approves what they saw; at another the document changes. */
export const approvalAgainstEdit: Fault = {
  id: 'F21',
  name: 'Approval races with an edit',
  rounds: { short: 60, long: 500 },
  run: (trial) => {
    const run = () => withTwoCommandServices(undefined, (two) => raced(two, trial))
    return trial.control ? approvingAnyContent(run) : run()
  },
}

async function raced(two: TwoCommandServices, { rounds, random }: Parameters<Fault['run']>[0]) {
  const [approver, editor] = await two.founder()
  const [projectId, documentId, sectionId, fieldId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const place = { projectId, documentId }
  await editor.act('CreateProject', aProject(projectId))
  await editor.act('CreateDocument', { ...place, title: 'Laudo', number: null, copyFrom: null })
  await editor.act('AddDocumentSection', { ...place, sectionId, name: 'Estrutura' })
  await editor.act('AddDocumentField', {
    ...place,
    sectionId,
    fieldId,
    name: 'Parecer',
    fieldKind: 'text',
    required: false,
    fieldSize: 'large',
    options: [],
  })
  await editor.act('NameDocumentApprover', { ...place, userId: approver.userId })
  await editor.act('RequestSignOff', place)
  const stream = await openStream(two.databaseUrl, `document-${documentId}`)
  const violations: string[] = []
  const won = { approval: 0, edit: 0 }
  const described = (name: string, { status, body }: { status: number; body: { code?: string } }) =>
    `${name}: ${status} ${body.code}`

  let value: string | null = null
  for (let round = 1; round <= rounds; round++) {
    const seen = { ...place, round, contentHash: await stream.askedHash() }
    await approver.act('ViewForSignOff', seen)
    await approver.act('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' })
    if (round % pairsPerPassword === 1) await approver.act('Reauthenticate', { password: aPassword })
    const signing = { signatureId: randomUUID(), language: 'en', opinion: '', attachments: [] }
    const next = `${round}`
    const [headStart, isOfEditor] = [random() * longestHeadStartMs, random() < 0.5]
    const after = (isSecond: boolean) => new Promise((resolve) => setTimeout(resolve, isSecond ? headStart : 0))
    const [approval, edit] = await Promise.all([
      after(isOfEditor).then(() => attemptPatiently(approver, 'ApproveDocument', { ...seen, ...signing })),
      after(!isOfEditor).then(() =>
        attemptPatiently(editor, 'FillDocumentField', { ...place, fieldId, value: next, seen: value }),
      ),
    ])
    value = next
    won[approval.status === 200 ? 'approval' : 'edit']++
    if (approval.status !== 200 && approval.body.code !== 'document.contentChanged')
      violations.push(described('approval', approval))
    if (edit.status !== 200) violations.push(described('edit', edit))
  }

  const events = await stream.end()
  const checked = checkSignOffs()
  for (const event of events) checked.take(event)
  checked.end()
  const approvals = events.filter(({ type }) => type === 'DocumentApproved').length
  if (approvals !== won.approval) violations.push(`${won.approval} approvals were accepted, ${approvals} are there`)
  if (rounds >= 50 && Math.min(won.approval, won.edit) === 0)
    violations.push(`no race: ${won.approval} approvals and ${won.edit} edits came first`)
  return { rounds, violations: [...violations, ...checked.violations.named()], recoveryMs: [] }
}

async function openStream(databaseUrl: string, stream: string) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const rows = async (more = '') =>
    (
      await client.query<RecordedEvent>(
        `select type, stream, revision, data, metadata from log.events where stream = $1 ${more}`,
        [stream],
      )
    ).rows
  return {
    askedHash: async () => {
      const [last] = await rows(`and type = 'SignOffRequested' order by revision desc limit 1`)
      return (JSON.parse(last?.data ?? '{}') as EventOf<'SignOffRequested'>['data']).contentHash
    },
    end: async () => {
      const events = await rows('order by revision')
      await client.end()
      return events
    },
  }
}
