import { wholeLog, wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { type QueryName, queries } from '@prumo/contracts/index'
import { needOfPast } from '@prumo/contracts/query'
import { fresh } from '../given/fresh'
import { times } from '../run/length'
import type { Person } from '../world/person'
import type { AmountsScene } from './amountsScene'
import { questions } from './examples'

/** What somebody was answered: where, with which status and code, and all that was said. */
export type Answered = { where: string; status: number; code: string | undefined; text: string }

/** What is asked for: a scene’s things by their ids, and what is searched for in it. */
type Crawled = Pick<
  AmountsScene,
  'ids' | 'cardIds' | 'taskIds' | 'documentIds' | 'entryIds' | 'fileIds' | 'signatureId'
> & {
  searched: readonly (number | string)[]
  /** The instants as of which a project’s past is asked for. */
  moments: readonly string[]
}

/** Amounts of a kind were written one after another: of each kind at least one is searched for. */
const everyAmount = times(3, 1)

type Question = [name: string, path: string]

/** All that this person can ask for, of now and of the past, as queries, files and proofs of these positions. */
export async function crawl(person: Person, scene: Crawled, positions: readonly number[]): Promise<Answered[]> {
  const questions = [
    ...everyQuestion(scene),
    ...(await throughViews(person, scene)),
    ...(await exportsBy(person, scene)),
    ...['json', 'pdf'].map(
      (format): Question => [`receipt ${format}`, `/rest/receipts/${scene.signatureId}.${format}`],
    ),
    ...scene.fileIds.map((fileId): Question => ['file', `/rest/files/${fileId}?projectId=${scene.ids.projectId}`]),
    ...positions.map((position) => questionOf('inclusionProof', { position })),
    ['company', '/rest/companies'] as Question,
  ]
  const answers: Answered[] = []
  for (const [where, path] of questions) {
    const { status, body } = await person.request('GET', path)
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    answers.push({ where, status, code: (body as { code?: string }).code, text })
  }
  return answers
}

const questionOf = (name: string, input: object): Question => {
  const given = Object.entries(input).map(([key, value]) => [key, String(value)])
  return [name, `/rest/queries/${name}?${new URLSearchParams(given)}`]
}

/** Each query with its example, and with each thing of the scene that it can name, also for a project's past. */
function everyQuestion({ ids, cardIds, taskIds, documentIds, entryIds, moments, searched: all }: Crawled): Question[] {
  const names = Object.keys(questions) as QueryName[]
  const things: Record<string, readonly string[]> = {
    cardId: cardIds,
    taskId: taskIds,
    documentId: documentIds,
    entryId: entryIds,
  }
  const inputs = names.flatMap((name): [QueryName, object][] => {
    const example = questions[name](ids)
    const named = Object.keys(things).filter((field) => field in example)
    const others = named.flatMap((field) => (things[field] ?? []).map((id) => ({ ...example, [field]: id })))
    return [example, ...others].map((input) => [name, input])
  })
  const wanted = all.filter((_, nth) => nth % everyAmount === 0)
  const searched = ['7', ...wanted.map(String)].flatMap((text): [QueryName, object][] => [
    ['search', { text }],
    ['tasks', { scope: 'all', today: '2026-03-02', search: text }],
    ['documents', { search: text }],
    ['projects', { scope: 'all', search: text }],
    ['files', { search: text }],
  ])
  const targets = [
    { kind: 'project', targetId: ids.projectId },
    ...taskIds.map((targetId) => ({ kind: 'task', targetId })),
    ...documentIds.map((targetId) => ({ kind: 'document', targetId })),
    ...entryIds.map((targetId) => ({ kind: 'entry', targetId })),
  ]
  const discussed = targets.flatMap((target) =>
    (['discussion', 'comments', 'files'] as const).map((name): [QueryName, object] => [
      name,
      { projectId: ids.projectId, ...target, limit: 100 },
    ]),
  )
  return [...inputs, ...discussed, ...searched].flatMap(([name, input]) => {
    const isOfProject = needOfPast(queries[name]) && 'projectId' in input
    const past = isOfProject ? moments.map((asOf) => ({ ...input, asOf })) : []
    return [input, ...past].map((item) => questionOf(name, item))
  })
}

/** The action log is read through a view of one's own. */
async function throughViews(person: Person, { ids: { projectId } }: Crawled): Promise<Question[]> {
  const [whole, ofProject] = [fresh(), fresh()]
  await person.act('ViewActionLog', { viewId: whole, filters: wholeLog })
  const filters = wholeProjectLog
  await person.act('ViewProjectActionLog', { projectId, viewId: ofProject, filters })
  return [
    ...[whole, ofProject].map((viewId) => questionOf('actionLog', { viewId, limit: 500 })),
    questionOf('projectChanges', { viewId: ofProject, limit: 200 }),
  ]
}

async function exportsBy(person: Person, { ids: { projectId } }: Crawled): Promise<Question[]> {
  const questions: Question[] = []
  for (const filters of [wholeLog, { ...wholeLog, projectId }]) {
    const viewId = fresh()
    await person.act('ViewActionLog', { viewId, filters })
    for (const format of ['csv', 'json'] as const) {
      const exportId = fresh()
      await person.act('ExportActionLog', { viewId, exportId, format })
      questions.push([`export ${format}`, `/rest/exports/action-log?exportId=${exportId}`])
    }
    const exportId = fresh()
    const proved = await person.attempt('ExportLogProof', { viewId, exportId })
    questions.push([`proof ${proved.status}`, `/rest/exports/log-proof?exportId=${exportId}`])
  }
  return questions
}
