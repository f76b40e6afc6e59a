import { randomUUID } from 'node:crypto'
import type { FieldProperties } from '@prumo/contracts/documents/documentField'
import type { Founder } from './founder'
import { founderAt } from './founder'
import { httpConnection } from './httpConnection'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement, shown } from './measurement'
import { startPrumoHere } from './prumoHere'
import { median, quantile } from './statistics'

const [fieldCount, rounds] = [200, 5]

/** A form of 200 fields: saving one over HTTP, also while approvers are asked about it, and querying the whole form. */
export const document: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  try {
    const founder = await founderAt(prumo.url)
    const { projectId } = await founder.project()
    say(`designing ${fieldCount} fields`)
    const { documentId, fieldIds } = await aForm(founder, projectId)
    const connection = await httpConnection(prumo.url, founder.cookie)
    const values = new Map<string, string>()
    const fill = async (fieldId: string, text: string) => {
      const data = { projectId, documentId, fieldId, value: text, seen: values.get(fieldId) ?? null }
      const began = performance.now()
      await connection.post('/rest/commands/FillDocumentField', { id: randomUUID(), data })
      values.set(fieldId, text)
      return performance.now() - began
    }
    const fillAll = async (round: number) => {
      const times: number[] = []
      for (const fieldId of fieldIds) times.push(await fill(fieldId, `${round}: ${'Conferir a armação. '.repeat(10)}`))
      return times
    }
    say('filling')
    const plain: number[][] = []
    for (let round = 0; round <= rounds; round++) plain.push(await fillAll(round))
    say('filling what approvers are asked about')
    await founder.act('RequestSignOff', { projectId, documentId })
    const durations: number[][] = []
    for (let round = 10; round <= 10 + rounds; round++) durations.push(await fillAll(round))
    connection.close()
    say('asking')
    const address = `${prumo.url}/rest/queries/document?projectId=${projectId}&documentId=${documentId}`
    const answers: number[] = []
    for (let question = 0; question < 60; question++) {
      const began = performance.now()
      await httpRequest('GET', address, { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' })
      answers.push(performance.now() - began)
    }
    const ms = (times: readonly number[][], share: number) =>
      median(times.slice(1).map((round) => quantile(round, share)))
    const note = (times: readonly number[][]) => `median ${ms(times, 0.5).toFixed(1)} ms, over HTTP`
    return [
      atMost(50, {
        name: 'Saving a field of a document with 200, p95',
        value: ms(plain, 0.95),
        unit: 'ms',
        note: note(plain),
      }),
      atMost(50, {
        name: 'The same while it is on approval, asking everybody afresh, p95',
        value: ms(durations, 0.95),
        unit: 'ms',
        note: note(durations),
      }),
      shown({ name: 'A document with 200 fields, asked for, median', value: median(answers.slice(10)), unit: 'ms' }),
    ]
  } finally {
    await prumo.stop()
  }
}

async function aForm(founder: Founder, projectId: string) {
  const [documentId, sectionId] = [randomUUID(), randomUUID()]
  const place = { projectId, documentId }
  const fieldIds = Array.from({ length: fieldCount }, () => randomUUID())
  await founder.act('CreateDocument', { ...place, title: 'Diário de obra', number: null, copyFrom: null })
  await founder.act('AddDocumentSection', { ...place, sectionId, name: 'Vistoria' })
  const properties: Omit<FieldProperties, 'name'> = {
    fieldKind: 'largeText',
    required: false,
    fieldSize: 'medium',
    options: [],
  }
  for (const [number, fieldId] of fieldIds.entries())
    await founder.act('AddDocumentField', { ...place, sectionId, fieldId, name: `Item ${number}`, ...properties })
  await founder.act('NameDocumentApprover', { ...place, userId: founder.userId })
  return { documentId, fieldIds }
}
