import { type QueryName, queries } from '@prumo/contracts/index'
import { expect } from 'vitest'
import type { LoggedEvent } from '../log/loggedEvents'
import { questions } from '../security/examples'
import type { Stage } from './stage'

/** All that the other organization's administrator is answered: nobody else may change a letter of it. */
export async function answersIn({ foreign: { administrator, ids } }: Stage): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  // To be denied a stranger's entry is itself on record.
  for (const name of (Object.keys(queries) as QueryName[]).filter((query) => query !== 'inclusionProof')) {
    const { status, body } = await administrator.inquire(name, questions[name](ids))
    answers[name] = [status, body]
  }
  return answers
}

/** Lets the system do its own work (an erasure, a signed head, an import), and returns what it failed to do. */
export async function undoneBySystem({ foreign: { administrator, ids }, log }: Stage): Promise<string[]> {
  const undone: string[] = []
  const before = await log.head()
  await administrator.act('SignHead', {})
  const isOurs = ({ organizationId, position, type }: LoggedEvent) =>
    organizationId === administrator.organizationId && position > before && /^HeadPubl|^HeadNot/.test(type)
  const heads = (await log.all()).filter(isOurs)
  if (heads.length !== 1 || heads[0]?.type !== 'HeadPublished') undone.push('a signed head does not stand as published')

  const { projectId, sheetId: uploadId, stepId, nextImportId: importId, leaverId } = ids
  const columns = { title: 'Título', step: 'Etapa', startOn: 'Início', endOn: 'Fim' }
  const mapping = { columns, extra: [], steps: { Fazer: stepId } }
  await administrator.act('StartImport', { projectId, importId, uploadId, mapping, formats: {} })
  const imported = () => administrator.ask('import', { projectId, importId })
  // One that never ends is told below, by its state.
  await expect
    .poll(async () => (await imported()).state)
    .not.toBe('running')
    .catch(() => {})
  const { state, added } = await imported()
  if (state !== 'finished' || added !== 1) undone.push(`an import is ${state} with ${added} tasks`)

  await administrator.attempt('EraseUser', { userId: leaverId, reason: 'Saiu da empresa', successorId: null })
  const keys = await log.rowsText('platform.person_keys')
  if (keys.includes(leaverId)) undone.push('somebody who was erased still has a key')
  return undone
}
