import { describe, expect, it } from 'vitest'
import { wordings } from '../../test/given/wordings'
import { calls } from '../calls'
import { describeChanges } from './describeChanges'
import { callWords, describeKind } from './describeDenial'
import type { ActionChange } from './queries'
import type { Wording } from './wording'

const ana = '018f3c9e-7a10-7000-8000-00000000a0a0'
const withAna = (wording: Wording): Wording => ({
  ...wording,
  nameOf: (id) => (id === ana ? 'Ana Souza' : undefined),
})
const [portuguese, english] = [withAna(wordings['pt-BR']), withAna(wordings.en)]

const value = (of: unknown, names: Record<string, string> = {}) => ({ value: of as never, names })
const change = (field: string, before: unknown, after: unknown): ActionChange => ({
  field,
  before: value(before),
  after: value(after),
})
const unset: { currency: string | null; fieldKind: string | null } = { currency: null, fieldKind: null }
const textsOf = (kind: string, changes: ActionChange[], wording = portuguese, setting: Partial<typeof unset> = {}) =>
  describeChanges({ kind, changes, ...unset, ...setting }, wording).map(({ label, before, after }) => [
    label,
    before,
    after?.replaceAll('\u00a0', ' '),
  ])

describe('AUD-01 The log shows a change', () => {
  it('in words of the reader’s language', () => {
    const changes = [change('priority', 'none', 'high')]
    expect(textsOf('TaskPrioritized', changes)).toEqual([['Prioridade', 'Sem prioridade', 'Alta']])
    expect(textsOf('TaskPrioritized', changes, english)).toEqual([['Priority', 'No priority', 'High']])
  })

  it('with days as people write them, and without unchanged fields', () => {
    const changes = [
      change('startOn', '2026-03-02', '2026-03-02'),
      change('endOn', '2026-03-02', '2026-12-31'),
      change('timeOfDay', null, null),
    ]
    expect(textsOf('TaskRescheduled', changes)).toEqual([['Término', '02/03/2026', '31/12/2026']])
    expect(textsOf('TaskRescheduled', changes, english)).toEqual([['End', '03/02/2026', '12/31/2026']])
  })

  it('with people and records by the names that they had', () =>
    expect(
      textsOf('TaskAssigned', [
        { field: 'assigneeId', before: value(null), after: value(ana, { [ana]: 'Ana Souza' }) },
      ]),
    ).toEqual([['Responsável', 'Sem responsável', 'Ana Souza']]))

  it('with figures in their units', () => {
    expect(textsOf('TaskProgressReported', [change('progress', 0, 75)])).toEqual([['Progresso', '0%', '75%']])
    expect(textsOf('TaskEffortEstimated', [change('estimatedMinutes', null, 450)])).toEqual([
      ['Esforço estimado', 'Vazio', '7h30'],
    ])
    expect(textsOf('TaskHourValueSet', [change('hourCents', 100000, 850)])).toEqual([
      ['Valor da hora', '1.000,00', '8,50'],
    ])
  })

  it('with yes and no', () =>
    expect(textsOf('ChecklistItemTicked', [change('done', false, true)])).toEqual([['Feito', 'Não', 'Sim']]))

  it('of an access profile feature by feature', () =>
    expect(
      textsOf('AccessProfileChanged', [
        change('permissions', { finance: 'noAccess', tasks: 'viewOnly' }, { finance: 'viewOnly', tasks: 'viewOnly' }),
      ]),
    ).toEqual([['Financeiro', 'Sem acesso', 'Somente visualizar']]))

  it('of a company’s state, which is a place and not a status', () =>
    expect(textsOf('CompanySaved', [change('state', 'MG', 'SP')])).toEqual([['Estado', 'MG', 'SP']]))

  it('with custom fields by their names', () =>
    expect(textsOf('TaskCustomFieldsChanged', [change('customFields', [], [{ name: 'Lote', value: '7' }])])).toEqual([
      ['Campos personalizados', 'Vazio', 'Lote: 7'],
    ]))

  it('without the empty fields of a new record', () =>
    expect(
      textsOf('TaskAdded', [
        { field: 'title', before: null, after: value('Fundação') },
        { field: 'description', before: null, after: value('') },
        { field: 'tagIds', before: null, after: value([]) },
        { field: 'assigneeId', before: null, after: value(null) },
        { field: 'progress', before: null, after: value(0) },
      ]),
    ).toEqual([
      ['Título', undefined, 'Fundação'],
      ['Progresso', undefined, '0%'],
    ]))

  it('with what a deleted record held', () =>
    expect(textsOf('TaskDeleted', [{ field: 'title', before: value('Fundação'), after: null }])).toEqual([
      ['Título', 'Fundação', undefined],
    ]))

  it('with the part of the log that somebody read', () =>
    expect(
      textsOf('ActionLogViewed', [
        { field: 'filters', before: null, after: value({ personId: ana, kinds: ['TaskAdded'], from: null }) },
      ]),
    ).toEqual([
      ['Filtro por pessoa', undefined, 'Ana Souza'],
      ['Filtro por tipo de ação', undefined, 'adicionou a tarefa'],
    ]))

  it('without amounts that the reader has no right to see', () => {
    const changes: ActionChange[] = [{ field: 'plannedCents', before: null, after: null, hidden: ['finance'] }]
    expect(textsOf('CardAmountsSet', changes)).toEqual([['Valor planejado', undefined, 'sem permissão para valores']])
    expect(textsOf('CardAmountsSet', changes, english)).toEqual([
      ['Planned amount', undefined, 'no right to see amounts'],
    ])
  })

  it('with the plain value where it has no text yet', () =>
    expect(textsOf('SomethingNew', [change('unheardOf', 'a', 'b')])).toEqual([['unheardOf', 'a', 'b']]))
})

describe('AUD-01 A field is described as its own event has it', () => {
  const firstOf = (kind: string, field: string, of: unknown, wording = portuguese) =>
    textsOf(kind, [{ field, before: null, after: value(of) }], wording)[0]

  it('a size is that of a company, of a file, or of the log', () => {
    expect(firstOf('CompanySaved', 'size', '10-49')).toEqual(['Porte (pessoas)', undefined, '10 a 49'])
    expect(firstOf('FileAttached', 'size', 573)).toEqual(['Tamanho do arquivo', undefined, '573 bytes'])
    for (const kind of ['LogHeadSigned', 'HeadPublished', 'HeadPublicationFailed'])
      expect(firstOf(kind, 'size', 1573)).toEqual(['Ações no registro', undefined, '1.573'])
  })

  it('a kind is that of a name, or of the place of a head', () => {
    expect(firstOf('NameClaimed', 'kind', 'email')).toEqual(['Tipo de nome reservado', undefined, 'E-mail'])
    const to = { kind: 'mail', userId: ana }
    expect(textsOf('HeadPublished', [{ field: 'to', before: null, after: value(to) }])).toEqual([
      ['Forma de entrega', undefined, 'e-mail'],
      ['Entregue a', undefined, 'Ana Souza'],
    ])
  })

  it('a reason is somebody’s sentence, or one of ours', () => {
    expect(firstOf('CardDeleted', 'reason', 'unreachable')).toEqual(['Motivo da exclusão', undefined, 'unreachable'])
    expect(firstOf('HeadPublicationFailed', 'reason', 'unreachable')?.[2]).toBe('não foi possível alcançar o destino')
    expect(firstOf('HeadPublicationFailed', 'reason', 'forbiddenAddress', english)?.[2]).toBe(
      'the address is not a public one',
    )
    expect(firstOf('ProjectCopyEnded', 'reason', 'askerLeft')?.[2]).toBe('Quem pediu a cópia saiu da organização')
  })

  it('an impact agrees with its noun, and a probability with its own', () => {
    const risk = { probability: 'high', impact: 'high' }
    expect(textsOf('CardRiskAssessed', [{ field: 'risk', before: value(null), after: value(risk) }])).toEqual([
      ['Probabilidade', 'Vazio', 'Alta'],
      ['Impacto', 'Vazio', 'Alto'],
    ])
  })

  it('a signature is told in words', () => {
    const texts = textsOf('DocumentApproved', [
      { field: 'consentTextId', before: null, after: value('simple-signature-1') },
      { field: 'assurance', before: null, after: value('simple') },
      { field: 'signerRole', before: null, after: value('stakeholder') },
      { field: 'reauthentication', before: null, after: value({ method: 'password', ageSeconds: 0 }) },
    ])
    expect(texts).toEqual([
      ['Papel no projeto', undefined, 'Parte interessada'],
      ['Termo aceito', undefined, 'Termo da assinatura eletrônica simples, versão 1'],
      ['Tipo de assinatura', undefined, 'Assinatura eletrônica simples'],
      ['Identidade confirmada por', undefined, 'senha'],
      ['Confirmação antes de assinar', undefined, 'no momento da assinatura'],
    ])
  })

  it('an amount is in the currency that the project had', () => {
    const changes = [change('plannedCents', null, 86_450_000)]
    expect(textsOf('CardAmountsSet', changes, portuguese, { currency: 'BRL' })[0]?.[2]).toBe('R$ 864.500,00')
    expect(textsOf('CardAmountsSet', changes, english, { currency: 'USD' })[0]?.[2]).toBe('$864,500.00')
  })

  it('a payment says what came besides it, and nothing of what did not', () => {
    const payment = { paidOn: '2026-03-02', cents: 200_00, interestCents: 0, fineCents: 0, discountCents: 0 }
    const paid = (besides = {}) => [{ field: 'payments', before: null, after: value([{ ...payment, ...besides }]) }]
    const textOf = (besides?: object) =>
      textsOf('InstallmentsPaid', paid(besides), portuguese, { currency: 'BRL' })[0]?.[2]
    expect(textOf()).toBe('02/03/2026: R$ 200,00')
    expect(textOf({ interestCents: 2_50, discountCents: 1_00 })).toBe(
      '02/03/2026: R$ 200,00 + juros R$ 2,50 − desconto R$ 1,00',
    )
  })

  it('a month is named, alone and in a list', () => {
    const closed = [change('closedThrough', '2026-09', '2026-10')]
    expect(textsOf('MonthClosed', closed)).toEqual([['Fechado até', 'setembro de 2026', 'outubro de 2026']])
    const late = [{ field: 'months', before: null, after: value(['2026-09', '2026-10']) }]
    expect(textsOf('PostedAfterClosing', late, english)[0]?.[2]).toBe('September 2026, October 2026')
  })

  it('what fills a field of a document is written as its kind is, also before it became another', () => {
    const filled = [change('value', '10', '312087.45')]
    expect(textsOf('DocumentFieldFilled', filled, portuguese, { fieldKind: 'number' })[0]?.[2]).toBe('312.087,45')
    const day = [change('value', null, '2026-10-21')]
    expect(textsOf('DocumentFieldFilled', day, portuguese, { fieldKind: 'date' })[0]?.[2]).toBe('21/10/2026')
    expect(textsOf('DocumentFieldFilled', day, portuguese, { fieldKind: 'text' })[0]?.[2]).toBe('2026-10-21')
    const becoming = [
      change('fieldKind', 'projectInformation', 'optionSelection'),
      change('options', ['status'], ['status']),
      change('name', 'a', 'b'),
    ]
    expect(textsOf('DocumentFieldChanged', becoming)).toContainEqual(['Opções', 'Situação', 'status'])
  })

  it('refused rows say why, with their column and value', () => {
    const rows = [{ row: 12, reason: 'import.dateUnreadable', details: { column: 'Início', value: '32/13' } }]
    expect(firstOf('ImportRowsRead', 'refusedRows', rows)?.[2]).toMatch(/^Linha 12: .*Início: “32\/13”/)
  })

  it('nobody and nothing is shown by its id alone', () => {
    const id = '018f3c9e-7a10-7000-8000-00000000b0b0'
    expect(firstOf('TaskAssigned', 'assigneeId', id)?.[2]).toBe('Pessoa apagada')
    expect(firstOf('TaskMoved', 'stepId', id)?.[2]).toBe(`sem nome (id ${id})`)
  })
})

it('AUD-01 marks a field as technical if it only concerns the record itself', () =>
  expect(
    describeChanges(
      { kind: 'TaskMoved', changes: [change('rank', 'a', 'b'), change('stepId', 'a', 'b')], ...unset },
      portuguese,
    ).map(({ field, technical }) => [field, technical]),
  ).toEqual([
    ['stepId', false],
    ['rank', true],
  ]))

it('AUD-01 DOC-02 shows who was asked to sign, but not the text to sign', () => {
  const changes = [
    change('canonicalization', undefined, 'RFC8785'),
    change('content', undefined, '{"title":"Laudo"}'),
    change('approverIds', undefined, [ana]),
  ]
  const shown = describeChanges({ kind: 'SignOffRequested', changes, ...unset }, portuguese).filter(
    ({ technical }) => !technical,
  )
  expect(shown.map(({ label }) => label)).toEqual(['Aprovadores'])
  const content = [change('content', undefined, [{ text: 'Oi ' }, { mention: ana }])]
  const [comment] = describeChanges({ kind: 'CommentAdded', changes: content, ...unset }, portuguese)
  expect(comment).toMatchObject({ after: 'Oi @Ana Souza', technical: false })
})

describe('AUD-01 The log shows a denial', () => {
  const set = (field: string, of: unknown): ActionChange => ({ field, before: null, after: value(of) })
  const need = { of: 'project', feature: 'tasks', level: 'editOnly', only: 'manager' }
  const resource = { kind: 'command', name: 'MoveTask' }

  it('with the request, the reason, and the right that it needs', () => {
    const changes = [set('need', need), set('because', 'access.noPermission'), set('resource', resource)]
    expect(textsOf('AccessDenied', changes)).toEqual([
      ['O que pediu', undefined, 'Mover tarefa'],
      ['Resposta', undefined, expect.stringMatching(/permissão/)],
      ['O que isso exige', undefined, 'Tarefas: Somente editar · Gerente do projeto'],
    ])
    const of = (what: object) => textsOf('AccessDenied', [set('resource', what)], english)[0]?.[2]
    expect(of({ kind: 'query', name: 'board' })).toBe('See the board')
    expect(of({ kind: 'call', name: 'GET /rest/files/:id' })).toBe('Download a file')
    expect(of({ kind: 'call', name: 'POST /rest/unheard-of' })).toBe('POST /rest/unheard-of')
  })

  it('with how often it happened, and to whom', () => {
    const line = { userId: ana, proof: null, need, resource, network: '203.0.113.0/24', count: 4950 }
    expect(textsOf('DenialsCounted', [set('counts', [line, { ...line, proof: 'password' }])])).toEqual([
      ['Quantas vezes', undefined, '4.950 × Ana Souza: Mover tarefa\n4.950 × Ana Souza: errou a senha, Mover tarefa'],
    ])
  })

  it('in words that fit who tried, and on whose account', () => {
    const changes = [set('proof', 'password')]
    const user = { kind: 'user' as const, userId: ana, name: 'Ana Souza' }
    const visitor = { kind: 'visitor' as const, userId: null, name: null }
    const of = (actor: typeof user | typeof visitor, recordName: string | null, words = portuguese) =>
      describeKind({ kind: 'IdentityProofFailed', actor, recordId: ana, recordName, changes }, words)
    expect(of(user, 'Ana Souza')).toBe('errou a senha')
    expect(of(visitor, 'Ana Souza')).toBe('errou a senha de')
    expect(of(visitor, 'Ana Souza', english)).toBe('typed a wrong password of')
    expect(of(visitor, null)).toBe('errou a senha')
  })
})

it('AUD-02 every call that needs a right has a word for when it is denied', () => {
  const routes = Object.values(calls).flatMap(({ method, path, need }) =>
    need.of === 'anyone' || need.of === 'self'
      ? []
      : formatsOf(path).map((each) => `${method} ${each.replaceAll(/:\w+/g, ':id')}`),
  )
  expect(routes.length).toBeGreaterThan(8)
  expect(routes.filter((route) => !callWords[route])).toEqual([])
})
/** A path whose last part says the format of what it answers stands for one path each. */
const formatsOf = (path: string) =>
  path.endsWith('.:format') ? ['json', 'pdf'].map((format) => path.replace(':format', format)) : [path]
