import type { RecordReference } from '@prumo/contracts/notifications/recordOf'
import { account } from '../identity/account'
import type { Domain } from '../pipeline/domain'
import type { MailedNotification } from './mailOfNotifications'
import type { QueuedMail } from './mailQueue'
import { nameOfProject, nameOfRecord } from './nameOfRecord'

type Reading = Pick<Domain, 'aggregates'>

/** Where the record of each kind is opened. An approver decides on a document at a place of its own. */
const paths: Record<string, (projectId: string, id: string) => string> = {
  task: (projectId, id) => `/projects/${projectId}/board/${id}`,
  document: (projectId, id) => `/projects/${projectId}/documents/${id}`,
  entry: (projectId, id) => `/projects/${projectId}/finance/${id}`,
  project: (projectId) => `/projects/${projectId}/discussion`,
  approvalRequest: (projectId, id) => `/documents/approvals/${projectId}/${id}`,
}

const pathOf = (kind: string, projectId: string, { kind: recordKind, id }: RecordReference): string =>
  (paths[kind] ?? paths[recordKind])?.(projectId, id) ?? `/projects/${projectId}`

/** The mails as notifications: those of one kind and one command are one. What was deleted meanwhile is left out. */
export async function mailedNotifications(
  domain: Reading,
  mails: readonly QueuedMail[],
  publicUrl: string,
): Promise<MailedNotification[]> {
  const groups = new Map<string, QueuedMail[]>()
  for (const mail of mails) {
    const name = `${mail.kind} ${mail.correlationId}`
    const group = groups.get(name)
    if (group) group.push(mail)
    else groups.set(name, [mail])
  }
  const shown = await Promise.all([...groups.values()].map((group) => mailedNotification(domain, group, publicUrl)))
  return shown.filter((notification) => notification !== undefined)
}

async function mailedNotification(
  domain: Reading,
  group: readonly QueuedMail[],
  publicUrl: string,
): Promise<MailedNotification | undefined> {
  const mail = group.at(-1)
  if (!mail) return undefined
  const { kind, projectId, recordKind, recordId, byId } = mail
  const reference = { kind: recordKind, id: recordId }
  const record = await nameOfRecord(domain, projectId, reference)
  if (record === undefined) return undefined
  return {
    kind,
    record,
    by: await nameOfPerson(domain, byId),
    count: group.length,
    project: (await nameOfProject(domain, projectId)) ?? '',
    link: `${publicUrl}${pathOf(kind, projectId, reference)}`,
  }
}

async function nameOfPerson({ aggregates }: Reading, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const { state } = await aggregates.load(account, `account-${userId}`)
  return state?.person ? `${state.person.name} ${state.person.lastName}`.trim() : null
}
