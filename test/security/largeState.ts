import { events } from '@prumo/contracts/index'
import { defaultTask } from '@prumo/contracts/tasks/task'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import { generateNKeysBetween } from 'fractional-indexing'
import { aField } from '../given/aField'
import { appendInParts } from '../log/appendInParts'
import { systemMetadata } from '../log/systemMetadata'
import type { Ids } from './scene'

type Of = { organizationId: string; founderId: string; ids: Ids }
const id = (kind: number, nth: number) =>
  `00000000-0000-4${String(kind).padStart(3, '0')}-8000-${String(nth).padStart(12, '0')}`
const times = <Item>(count: number, make: (nth: number) => Item) => Array.from({ length: count }, (_, nth) => make(nth))
const long = (length: number, nth = 0) => `${nth} ${'"'.repeat(length)}`.slice(0, length)

/** Of each thing as many as there may well be: written into the log itself, since to ask for each would take hours. */
export async function enlarge(log: EventLog, { organizationId, founderId, ids }: Of): Promise<void> {
  const { projectId } = ids
  const write = (stream: string, recorded: readonly (readonly [type: keyof typeof events, data: object])[]) =>
    appendTo(log, stream, organizationId, projectId, recorded)

  const tags = times(20, (nth) => ({
    projectId,
    tagId: tagIds[nth],
    description: `Etiqueta ${nth}`,
    textColour: '#ffffff',
    colour: '#335577',
  }))
  const ranks = generateNKeysBetween('a5', null, manyTasks)
  const tasks = times(manyTasks, (nth) => ({
    ...defaultTask,
    projectId,
    taskId: taskIds[nth],
    stepId: ids.stepId,
    rank: ranks[nth],
    title: `Tarefa ${nth}`,
    startOn: '2026-03-02',
    endOn: '2026-03-06',
    // Everything waits for one task, a tenth of it for as many as may be.
    predecessorIds: [ids.taskId, ...(nth >= 1000 && nth < 2000 ? taskIds.slice(0, 99) : [])],
  }))
  await write(`plan-${projectId}`, [
    ...tags.map((tag) => ['TagAdded', tag] as const),
    ...tasks.map((task) => ['TaskAdded', task] as const),
  ])

  const cardRanks = generateNKeysBetween('a5', null, manyCards)
  const cards = times(manyCards, (nth) => ({
    projectId,
    cardId: id(3, nth),
    areaId: ids.areaId,
    rank: cardRanks[nth],
    title: `Cartão ${nth}`,
    description: 'x'.repeat(20_000),
    memberId: null,
    plannedOn: null,
    realizedOn: null,
    concludedOn: null,
    plannedCents: 100,
    realizedCents: null,
    colour: null,
    link: null,
    risk: null,
    baseCardId: null,
    customFields: [],
    internalCode: null,
  }))
  await write(
    `canvas-${projectId}`,
    cards.map((card) => ['CardAdded', card] as const),
  )

  // One has room for the changes of one field, the other is as full as may be.
  for (const [documentId, fields] of [
    [ids.documentId, 300],
    [ids.askedDocumentId, 490],
  ] as const) {
    const fieldRanks = generateNKeysBetween('a5', null, fields)
    const place = { projectId, documentId }
    const sectionId = largeSectionId
    const filled = times(fields, (nth) => {
      const fieldId = id(5, nth)
      const field = { ...place, sectionId, fieldId, rank: fieldRanks[nth], ...aField, name: `Campo ${nth}` }
      return [
        ['DocumentFieldAdded', { ...field, fieldKind: 'largeText' }],
        [
          'DocumentFieldFilled',
          { ...place, fieldId, value: nth === 0 ? null : long(20, nth), before: { value: null } },
        ],
      ] as const
    })
    const section = { ...place, sectionId, name: 'Tudo', rank: 'a9' }
    const people = times(48, (nth) => ['DocumentApproverNamed', { ...place, userId: userIds[nth] }] as const)
    await write(`document-${documentId}`, [['DocumentSectionAdded', section], ...filled.flat(), ...people])
  }

  await write(
    `organization-${organizationId}`,
    userIds.map((userId) => ['UserAdded', { organizationId, userId, licence: 'viewer', profileId: ids.profileId }]),
  )
  await write(
    `project-${projectId}`,
    userIds.slice(0, 200).map((userId) => {
      return ['ProjectShared', { projectId, userId, roles: ['team'], before: { roles: [] } }] as const
    }),
  )
  const files = times(1000, (nth) => ({
    projectId,
    target: { kind: 'project', id: projectId },
    fileId: id(6, nth),
    storageKey: id(7, nth),
    name: `測${nth}`.padEnd(200, '測'),
    description: '"'.repeat(500),
    size: 1,
    sha256: 'a'.repeat(64),
    mediaType: 'application/pdf',
    uploaderId: founderId,
  }))
  await write(
    `files-${projectId}`,
    files.map((file) => ['FileAttached', file] as const),
  )
  await write(
    `storage-${organizationId}`,
    files.map(({ fileId, size }) => ['StorageReserved', { organizationId, fileId, size }] as const),
  )
}

export const [manyTasks, manyCards] = [10_000, 1000]
export const taskIds = times(manyTasks, (nth) => id(1, nth))
export const tagIds = times(20, (nth) => id(2, nth))
export const [largeSectionId, largeTextId] = [id(4, 0), id(5, 0)]
const userIds = times(2000, (nth) => id(8, nth))

async function appendTo(
  log: EventLog,
  stream: string,
  organizationId: string,
  projectId: string,
  recorded: readonly (readonly [type: keyof typeof events, data: object])[],
): Promise<void> {
  const toAppend = recorded.map(([type, data]) => ({
    id: crypto.randomUUID(),
    type,
    organizationId,
    projectId,
    data: canonicalJson(events[type].parse(data)),
    metadata: bySystem(),
  }))
  await appendInParts(log, stream, toAppend)
}

function bySystem(): string {
  const commandId = crypto.randomUUID()
  return canonicalJson({ ...systemMetadata, commandId, causationId: commandId, correlationId: commandId })
}
