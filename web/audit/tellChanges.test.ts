import type { ActionChange } from '@prumo/contracts/audit/queries'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { merged } from '../platform/texts/i18n'
import { tellChanges, type Words } from './tellChanges'
import { tellKind } from './tellDenial'

type Texts = Record<string, unknown>
const texts = import.meta.glob<Texts>('../locales/*/*.json', { eager: true, import: 'default' })
const of = (language: string) =>
  merged(Object.keys(texts).flatMap((path) => (path.includes(`/${language}/`) ? [texts[path] as Texts] : [])))

const ana = '018f3c9e-7a10-7000-8000-00000000a0a0'
let portuguese: Words
let english: Words

beforeAll(async () => {
  const i18n = i18next.createInstance()
  await i18n.init({
    resources: { 'pt-BR': { translation: of('pt-BR') }, en: { translation: of('en') } },
    interpolation: { escapeValue: false },
  })
  const speaking = (language: string): Words => {
    const t = i18n.getFixedT(language)
    return {
      say: (keys, otherwise) => t([...keys], otherwise),
      language,
      nameOf: (id) => (id === ana ? 'Ana Souza' : undefined),
    }
  }
  portuguese = speaking('pt-BR')
  english = speaking('en')
})

const value = (of: unknown, name: string | null = null) => ({ value: of as never, name })
const change = (field: string, before: unknown, after: unknown): ActionChange => ({
  field,
  before: value(before),
  after: value(after),
})
const tell = (kind: string, changes: ActionChange[], words = portuguese) =>
  tellChanges({ kind, changes }, words).map(({ label, before, after }) => [label, before, after])

describe('AUD-01 tells before and after', () => {
  it('in words of the reader’s language', () => {
    const changes = [change('priority', 'none', 'high')]
    expect(tell('TaskPrioritized', changes)).toEqual([['Prioridade', 'Sem prioridade', 'Alta']])
    expect(tell('TaskPrioritized', changes, english)).toEqual([['Priority', 'No priority', 'High']])
  })

  it('days as people write them, and not what stayed', () => {
    const changes = [
      change('startOn', '2026-03-02', '2026-03-02'),
      change('endOn', '2026-03-02', '2026-12-31'),
      change('timeOfDay', null, null),
    ]
    expect(tell('TaskRescheduled', changes)).toEqual([['Término', '02/03/2026', '31/12/2026']])
    expect(tell('TaskRescheduled', changes, english)).toEqual([['End', '03/02/2026', '12/31/2026']])
  })

  it('people and records by the names that they had', () =>
    expect(
      tell('TaskAssigned', [{ field: 'assigneeId', before: value(null), after: value(ana, 'Ana Souza') }]),
    ).toEqual([['Responsável', 'Sem responsável', 'Ana Souza']]))

  it('figures with their units', () => {
    expect(tell('TaskProgressReported', [change('progress', 0, 75)])).toEqual([['Progresso', '0%', '75%']])
    expect(tell('TaskEffortEstimated', [change('estimatedMinutes', null, 450)])).toEqual([
      ['Esforço estimado', 'Vazio', '7h30'],
    ])
    expect(tell('TaskHourValueSet', [change('hourCents', 100000, 850)])).toEqual([
      ['Valor da hora', '1.000,00', '8,50'],
    ])
  })

  it('yes and no', () =>
    expect(tell('ChecklistItemTicked', [change('done', false, true)])).toEqual([['Feito', 'Não', 'Sim']]))

  it('an access profile feature by feature', () =>
    expect(
      tell('AccessProfileChanged', [
        change('permissions', { finance: 'noAccess', tasks: 'viewOnly' }, { finance: 'viewOnly', tasks: 'viewOnly' }),
      ]),
    ).toEqual([['Financeiro', 'Sem acesso', 'Somente visualizar']]))

  it('a company’s state as a state, and a task’s as a task’s', () =>
    expect(tell('CompanySaved', [change('state', 'MG', 'SP')])).toEqual([['Estado', 'MG', 'SP']]))

  it('custom fields by their names', () =>
    expect(tell('TaskCustomFieldsChanged', [change('customFields', [], [{ name: 'Lote', value: '7' }])])).toEqual([
      ['Campos personalizados', 'Vazio', 'Lote: 7'],
    ]))

  it('only what says something of a new record', () =>
    expect(
      tell('TaskAdded', [
        { field: 'title', before: null, after: value('Fundação') },
        { field: 'description', before: null, after: value('') },
        { field: 'tagIds', before: null, after: value([]) },
        { field: 'assigneeId', before: null, after: value(null) },
        { field: 'done', before: null, after: value(false) },
      ]),
    ).toEqual([
      ['Título', undefined, 'Fundação'],
      ['Feito', undefined, 'Não'],
    ]))

  it('what a deleted record held', () =>
    expect(tell('TaskDeleted', [{ field: 'title', before: value('Fundação'), after: null }])).toEqual([
      ['Título', 'Fundação', undefined],
    ]))

  it('which part of the log somebody read', () =>
    expect(
      tell('ActionLogViewed', [
        { field: 'filters', before: null, after: value({ personId: ana, kinds: ['TaskAdded'], from: null }) },
      ]),
    ).toEqual([
      ['Pessoa', undefined, 'Ana Souza'],
      ['Tipos de ação', undefined, 'adicionou a tarefa'],
    ]))

  it('that somebody has no right to see what an amount was, and is', () => {
    const changes: ActionChange[] = [{ field: 'plannedCents', before: null, after: null, hidden: ['finance'] }]
    expect(tell('CardAmountsSet', changes)).toEqual([['Valor planejado', undefined, 'sem permissão para valores']])
    expect(tell('CardAmountsSet', changes, english)).toEqual([['Planned amount', undefined, 'no right to see amounts']])
  })

  it('a value that has no text yet as it is', () =>
    expect(tell('SomethingNew', [change('unheardOf', 'a', 'b')])).toEqual([['unheardOf', 'a', 'b']]))
})

it('AUD-03 tells of a head how many entries it has and where it went, not sizes of files or firms', () => {
  const changes = [change('size', undefined, 97), change('to', undefined, { kind: 'folder' })]
  const tell = (words: typeof portuguese) =>
    tellChanges({ kind: 'HeadPublished', changes }, words).map(({ label, after }) => [label, after])
  expect(tell(portuguese)).toEqual([
    ['Ações no registro', '97'],
    ['Para onde', 'pasta fora do banco de dados'],
  ])
  expect(tell(english)).toEqual([
    ['Entries in the log', '97'],
    ['Where to', 'folder outside of the database'],
  ])
})

it('AUD-01 sets apart what only concerns the record itself', () =>
  expect(
    tellChanges({ kind: 'TaskMoved', changes: [change('rank', 'a', 'b'), change('stepId', 'a', 'b')] }, portuguese).map(
      ({ field, technical }) => [field, technical],
    ),
  ).toEqual([
    ['stepId', false],
    ['rank', true],
  ]))

it('AUD-01 DOC-02 tells who was asked to sign, and leaves the signed text to where it is signed', () => {
  const changes = [
    change('canonicalization', undefined, 'RFC8785'),
    change('content', undefined, '{"title":"Laudo"}'),
    change('approverIds', undefined, [ana]),
  ]
  const shown = tellChanges({ kind: 'SignOffRequested', changes }, portuguese).filter(({ technical }) => !technical)
  expect(shown.map(({ label }) => label)).toEqual(['Aprovadores'])
  const [comment] = tellChanges({ kind: 'CommentAdded', changes: [change('content', undefined, 'Oi')] }, portuguese)
  expect(comment?.technical).toBe(false)
})

describe('AUD-01 tells what was denied', () => {
  const set = (field: string, of: unknown): ActionChange => ({ field, before: null, after: value(of) })
  const need = { of: 'project', feature: 'tasks', level: 'editOnly', only: 'manager' }
  const resource = { kind: 'command', name: 'MoveTask' }

  it('as what was asked for, why not, and what it takes', () => {
    const changes = [set('need', need), set('because', 'access.noPermission'), set('resource', resource)]
    expect(tell('AccessDenied', changes)).toEqual([
      ['O que pediu', undefined, 'Mover tarefa'],
      ['Resposta', undefined, expect.stringMatching(/permissão/)],
      ['O que isso exige', undefined, 'Tarefas: Somente editar · Gerente do projeto'],
    ])
    const of = (what: object) => tell('AccessDenied', [set('resource', what)], english)[0]?.[2]
    expect(of({ kind: 'query', name: 'board' })).toBe('See the board')
    expect(of({ kind: 'call', name: 'GET /rest/files/:id' })).toBe('Download a file')
    expect(of({ kind: 'call', name: 'POST /rest/unheard-of' })).toBe('POST /rest/unheard-of')
  })

  it('as how often, and to whom', () => {
    const line = { userId: ana, proof: null, need, resource, network: '203.0.113.0/24', count: 4950 }
    expect(tell('DenialsCounted', [set('counts', [line, { ...line, proof: 'password' }])])).toEqual([
      ['Quantas vezes', undefined, '4.950 × Ana Souza: Mover tarefa\n4.950 × Ana Souza: errou a senha, Mover tarefa'],
    ])
  })

  it('in words for who tried, and whose account it was', () => {
    const changes = [set('proof', 'password')]
    const user = { kind: 'user' as const, userId: ana, name: 'Ana Souza' }
    const visitor = { kind: 'visitor' as const, userId: null, name: null }
    const of = (actor: typeof user | typeof visitor, recordName: string | null, words = portuguese) =>
      tellKind({ kind: 'IdentityProofFailed', actor, recordName, changes }, words)
    expect(of(user, 'Ana Souza')).toBe('errou a senha')
    expect(of(visitor, 'Ana Souza')).toBe('errou a senha de')
    expect(of(visitor, 'Ana Souza', english)).toBe('typed a wrong password of')
    expect(of(visitor, null)).toBe('errou a senha')
  })
})
