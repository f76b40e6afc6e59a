import { readFileSync } from 'node:fs'
import type { Upload } from '@prumo/contracts/imports/calls'
import type { ImportMapping } from '@prumo/contracts/imports/imports'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { sharedData } from '../files/sharedData'
import { workbookOf } from '../files/workbookOf'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import type { Person, ProblemBody } from '../world/person'
import { world } from '../world/world'

const { founder, colleague, project, databaseUrl } = await world()
const logged = loggedEvents(databaseUrl)
const brazilian = sharedData('imports_br/obrasgov_df_first_120.csv')
const jira = sharedData('issue_links_jira/spring_issuelink_80.csv')

const mapping: ImportMapping = {
  columns: { key: 'Código', title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim' },
  extra: [],
  steps: {},
}
const csv = (...rows: string[]) => Buffer.from(['Código;Tarefa;Etapa;Início;Fim', ...rows].join('\n'))
const threeRows = csv(
  'E-1;Fundação;A fazer;13/01/2027;20/01/2027',
  'E-2;Alvenaria;Em andamento;21/01/2027;30/01/2027',
  'E-3;Cobertura;A fazer;31/01/2027;15/02/2027',
)

const sent = async (person: Person, projectId: string, content: Buffer, fileName = 'tarefas.csv') =>
  person.request('POST', `/rest/uploads?projectId=${projectId}&fileName=${fileName}`, content, {
    'Content-Type': 'application/octet-stream',
  })
const uploadIdOf = async (person: Person, projectId: string, content: Buffer) =>
  ((await sent(person, projectId, content)).body as { uploadId: string }).uploadId
const rehearsed = async (person: Person, projectId: string, uploadId: string, changes: Partial<ImportMapping> = {}) => {
  const rehearsal = { projectId, mapping: { ...mapping, ...changes }, formats: {} }
  const reply = await person.request('POST', `/rest/uploads/${uploadId}/rehearsal`, rehearsal)
  return reply.body as {
    rows: { row: number; outcome: string; reason?: string; details?: Record<string, string> }[]
    code?: string
  }
}
const imported = async (person: Person, projectId: string, content: Buffer, changes: Partial<ImportMapping> = {}) => {
  const importId = crypto.randomUUID()
  const uploadId = await uploadIdOf(person, projectId, content)
  await person.act('StartImport', { projectId, importId, uploadId, mapping: { ...mapping, ...changes }, formats: {} })
  return ended(person, projectId, importId, 'finished')
}
const ended = async (person: Person, projectId: string, importId: string, state: string) => {
  await expect.poll(async () => (await person.ask('import', { projectId, importId })).state).toBe(state)
  return person.ask('import', { projectId, importId })
}
const tasksOf = async (person: Person, projectId: string) => (await person.ask('board', { projectId })).tasks

it('IMP-01 tells what it read of a file: columns, first rows, encoding, and the values of each column', async () => {
  const ana = await founder()
  const reply = await sent(ana, await project(ana), threeRows)
  expect(reply).toMatchObject({
    status: 200,
    body: {
      kind: 'csv',
      encoding: 'utf-8',
      delimiter: ';',
      header: ['Código', 'Tarefa', 'Etapa', 'Início', 'Fim'],
      rowCount: 3,
    },
  })
  expect((reply.body as { columnTexts: string[][] }).columnTexts[2]).toEqual(['A fazer', 'Em andamento'])
})

it('IMP-04 rehearses without leaving a trace, then does just that', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const uploadId = await uploadIdOf(ana, projectId, threeRows)
  const before = await logged.head()
  const { rows } = await rehearsed(ana, projectId, uploadId)
  expect(rows.map(({ row, outcome }) => [row, outcome])).toEqual([
    [2, 'added'],
    [3, 'added'],
    [4, 'added'],
  ])
  expect(await logged.head()).toBe(before)
  expect(await tasksOf(ana, projectId)).toEqual([])
  expect(await imported(ana, projectId, threeRows)).toMatchObject({ added: 3, changed: 0, unchanged: 0, refused: 0 })
  expect((await tasksOf(ana, projectId)).map(({ title }) => title).sort()).toEqual([
    'Alvenaria',
    'Cobertura',
    'Fundação',
  ])
})

it('IMP-04 the same file again changes nothing, and a changed one changes what it says', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  await imported(ana, projectId, threeRows)
  const events = async () => (await logged.since(0)).filter(({ stream }) => stream === `plan-${projectId}`).length
  const before = await events()
  expect(await imported(ana, projectId, threeRows)).toMatchObject({ added: 0, changed: 0, unchanged: 3, refused: 0 })
  expect(await events()).toBe(before)
  const later = csv('E-2;Alvenaria;Concluído;21/01/2027;30/01/2027', 'E-4;Pintura;A fazer;16/02/2027;20/02/2027')
  expect(await imported(ana, projectId, later)).toMatchObject({ added: 1, changed: 1, unchanged: 0 })
  expect(await tasksOf(ana, projectId)).toHaveLength(4)
})

it('TSK-10 IMP-04 a row changes by its predecessors alone, and is refused with them as a whole', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const columns = { ...mapping.columns, predecessors: 'Depois de' }
  const rows = (...after: string[]) =>
    Buffer.from(
      ['Código;Tarefa;Etapa;Início;Fim;Depois de']
        .concat(after.map((keys, at) => `E-${at + 1};Tarefa ${at + 1};A fazer;13/01/2027;20/01/2027;${keys}`))
        .join('\n'),
    )
  const both = async (content: Buffer) => {
    const { rows: outcomes } = await rehearsed(ana, projectId, await uploadIdOf(ana, projectId, content), { columns })
    const { added, changed, unchanged, refused } = await imported(ana, projectId, content, { columns })
    return [outcomes.map(({ outcome }) => outcome), { added, changed, unchanged, refused }]
  }
  expect(await both(rows('', ''))).toEqual([['added', 'added'], { added: 2, changed: 0, unchanged: 0, refused: 0 }])
  expect(await both(rows('', 'E-1'))).toEqual([
    ['unchanged', 'changed'],
    { added: 0, changed: 1, unchanged: 1, refused: 0 },
  ])
  expect(await both(rows('', 'E-1', 'E-4', 'E-3'))).toEqual([
    ['unchanged', 'unchanged', 'refused', 'refused'],
    { added: 0, changed: 0, unchanged: 2, refused: 2 },
  ])
  expect(await tasksOf(ana, projectId)).toHaveLength(2)
})

it('IMP-04 TSK-10 of real issue links, the totals are those of the board, and no refused row stands on it', async ({
  skip,
}) => {
  skip(jira.absent, jira.reason)
  const ana = await founder()
  const projectId = await project(ana)
  const links = parse(readFileSync(jira.path), { columns: true, bom: true }) as Record<string, string>[]
  const issues = new Map<string, string[]>()
  for (const { issuekey = '', linkedIssueKey = '' } of links) {
    issues.set(issuekey, [...(issues.get(issuekey) ?? []), linkedIssueKey])
    if (issues.size % 2 === 0 && !issues.has(linkedIssueKey)) issues.set(linkedIssueKey, [issuekey])
  }
  const rows = [...issues].map(([key, after]) => `${key},${key},A fazer,13/01/2027,20/01/2027,"${after.join(', ')}"`)
  const content = Buffer.from(['Código,Tarefa,Etapa,Início,Fim,Depois de', ...rows].join('\n'))
  const columns = { ...mapping.columns, predecessors: 'Depois de' }
  const job = await imported(ana, projectId, content, { columns })
  const titles = new Set((await tasksOf(ana, projectId)).map(({ title }) => title))
  expect([job.added, job.added + job.refused]).toEqual([titles.size, issues.size])
  expect(job.refused).toBeGreaterThan(0)
  const keys = [...issues.keys()]
  expect(job.refusedRows.filter(({ row }) => titles.has(keys[row - 2] ?? ''))).toEqual([])
})

it('IMP-04 TSK-10 a row has no more predecessors than a task can have', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const others = Array.from({ length: 101 }, (_, at) => `P-${at}`)
  const rows = [...others.map((key) => `${key};`), `E-1;${others.slice(1)}`, `E-2;${others}`]
  const content = Buffer.from(
    ['Código;Tarefa;Etapa;Início;Fim;Depois de']
      .concat(rows.map((row) => row.replace(/^(.*?);/, '$1;$1;A fazer;13/01/2027;20/01/2027;')))
      .join('\n'),
  )
  const columns = { ...mapping.columns, predecessors: 'Depois de' }
  const { added, refusedRows } = await imported(ana, projectId, content, { columns })
  expect([added, refusedRows]).toEqual([
    102,
    [{ row: 104, reason: 'import.valueInvalid', details: { column: 'Depois de' } }],
  ])
})

it('IMP-04 refuses each bad row with its reason, and reads the others', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const rows = csv(
    'E-1;Fundação;A fazer;13/01/2027;20/01/2027;ana',
    'E-2;Alvenaria;Parada;13/01/2027;20/01/2027',
    'E-3;;A fazer;13/01/2027;20/01/2027',
    'E-4;Telhado;A fazer;30/02/2027;20/03/2027',
    'E-5;Calhas;A fazer;20/01/2027;13/01/2027',
    'E-6;=1+1;A fazer;13/01/2027;20/01/2027',
    'E-7;Pisos;A fazer;13/01/2027;20/01/2027',
    'E-7;Pisos de novo;A fazer;13/01/2027;20/01/2027',
    `E-8;${'a'.repeat(501)};A fazer;13/01/2027;20/01/2027`,
  )
  const { refusedRows, added } = await imported(ana, projectId, rows)
  expect(Object.fromEntries(refusedRows.map(({ row, reason }) => [row, reason]))).toEqual({
    2: 'import.rowRagged',
    3: 'import.stepNotRegistered',
    4: 'import.valueMissing',
    5: 'import.dateUnreadable',
    6: 'task.endBeforeStart',
    7: 'import.formulaInCell',
    9: 'import.rowRepeated',
    10: 'import.valueInvalid',
  })
  expect(added).toBe(1)
})

it('IMP-04 refuses people and tags that are not in the project, and takes steps by another word once that is matched', async () => {
  const ana = await founder()
  const stranger = await colleague(ana)
  const projectId = await project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const content = Buffer.from(
    `Código;Tarefa;Etapa;Início;Fim;Quem\nE-1;A;Parada;13/01/2027;20/01/2027;\nE-2;B;Parada;13/01/2027;20/01/2027;${stranger.email}\nE-3;C;constructor;13/01/2027;20/01/2027;\n`,
  )
  const changes = { columns: { ...mapping.columns, assignee: 'Quem' }, steps: { Parada: steps[1]?.stepId ?? '' } }
  const { rows } = await rehearsed(ana, projectId, await uploadIdOf(ana, projectId, content), changes)
  expect(rows.find(({ row }) => row === 3)?.details, 'who is meant, while it is tried out').toEqual({
    column: 'Quem',
    value: stranger.email,
  })
  const { refusedRows, added } = await imported(ana, projectId, content, changes)
  expect(refusedRows.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'import.personUnknown'],
    [4, 'import.stepNotRegistered'],
  ])
  expect(added).toBe(1)
  expect(JSON.stringify(refusedRows)).not.toContain(stranger.email)
  expect((await tasksOf(ana, projectId))[0]?.stepId).toBe(steps[1]?.stepId)
})

it('IMP-02 starts nothing before every required column is mapped, or while one can be read in two ways', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const uploadId = await uploadIdOf(ana, projectId, csv('E-1;A;A fazer;01/02/2027;03/04/2027'))
  const start = { projectId, importId: crypto.randomUUID(), uploadId, formats: {} }
  const { endOn: _, ...columns } = mapping.columns
  expect((await ana.attempt('StartImport', { ...start, mapping: { ...mapping, columns } })).body.code).toBe(
    'import.columnsUnmapped',
  )
  expect((await ana.attempt('StartImport', { ...start, mapping })).body.code).toBe('import.formatAmbiguous')
  const formats = { startOn: 'dd/mm/yyyy', endOn: 'dd/mm/yyyy' }
  expect((await ana.attempt('StartImport', { ...start, mapping, formats })).status).toBe(200)
  await ended(ana, projectId, start.importId, 'finished')
  expect((await tasksOf(ana, projectId))[0]).toMatchObject({ startOn: '2027-02-01', endOn: '2027-04-03' })
})

it('IMP-02 asks about short years with hyphens, and reads them as chosen; one date is start and end', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const content = Buffer.from('Tarefa;Etapa;Dia\nFundação;A fazer;02-03-27\nLaje;A fazer;04-03-27\n')
  const uploadId = await uploadIdOf(ana, projectId, content)
  const columns = { title: 'Tarefa', step: 'Etapa', startOn: 'Dia', endOn: 'Dia' }
  const start = { projectId, importId: fresh(), uploadId, mapping: { columns, extra: [], steps: {} } }
  const refused = await ana.attempt('StartImport', { ...start, formats: {} })
  expect([refused.status, refused.body.code]).toEqual([409, 'import.formatAmbiguous'])
  await ana.act('StartImport', { ...start, formats: { startOn: 'mm-dd-yy', endOn: 'mm-dd-yy' } })
  await ended(ana, projectId, start.importId, 'finished')
  const days = (await tasksOf(ana, projectId)).map(({ startOn, endOn }) => [startOn, endOn])
  expect(days.sort()).toEqual([
    ['2027-02-03', '2027-02-03'],
    ['2027-04-03', '2027-04-03'],
  ])
})

it('IMP-01 IMP-02 proposes the row of the header, reads the one that is chosen, and keeps the choice', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const content = Buffer.from(`Relatório de obras\n\n${threeRows}`)
  const proposed = (await sent(ana, projectId, content)).body as Upload
  expect(proposed).toMatchObject({ headerRow: 3, delimiter: ';', rowCount: 3, rowNumbers: [4, 5, 6] })
  expect(proposed.firstLines.slice(0, 2)).toEqual([
    { row: 1, cells: [{ text: 'Relatório de obras' }] },
    { row: 3, cells: ['Código', 'Tarefa', 'Etapa', 'Início', 'Fim'].map((text) => ({ text })) },
  ])
  const read = async (row: number) =>
    (await ana.request('GET', `/rest/uploads/${proposed.uploadId}?projectId=${projectId}&headerRow=${row}`)).body
  expect(await read(1)).toMatchObject({ headerRow: 1, header: ['Relatório de obras'], rowCount: 4 })
  expect(await read(2)).toMatchObject({ code: 'import.headerMissing' })
  expect(await read(0)).toMatchObject({ code: 'fields.invalid' })

  const unheaded = await rehearsed(ana, projectId, proposed.uploadId)
  expect(unheaded.code).toBe('import.columnUnknown')
  await ana.act('SaveImportMapping', { projectId, mapping: { ...mapping, headerRow: 3 } })
  expect((await ana.ask('importMapping', { projectId })).mapping?.headerRow).toBe(3)
  expect(await imported(ana, projectId, content, { headerRow: 3 })).toMatchObject({ added: 3, refused: 0, rowCount: 3 })
})

it('IMP-02 reads days that a workbook takes for numbers of eight digits', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const text = (reference: string, value: string) => `<c r="${reference}" t="str"><v>${value}</v></c>`
  const heads = ['Tarefa', 'Etapa', 'Início', 'Fim'].map((name, at) => text(`${'ABCD'[at]}1`, name)).join('')
  const cells = `${text('A2', 'Laje')}${text('B2', 'A fazer')}<c r="C2"><v>20270113</v></c><c r="D2"><v>20270120</v></c>`
  const { key: _, ...columns } = mapping.columns
  await imported(ana, projectId, workbookOf(`<row r="1">${heads}</row><row r="2">${cells}</row>`), { columns })
  expect((await tasksOf(ana, projectId))[0]).toMatchObject({ startOn: '2027-01-13', endOn: '2027-01-20' })
})

it('IMP-04 is undone in three groups: reversed, kept because edited since, failed', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const { importId } = await imported(ana, projectId, threeRows)
  const tasks = await tasksOf(ana, projectId)
  const named = (title: string) => tasks.find((task) => task.title === title)?.taskId ?? ''
  await ana.act('ChangeTask', { projectId, taskId: named('Alvenaria'), progress: 10 })
  await ana.act('UndoImport', { projectId, importId })
  const { undo } = await ended(ana, projectId, importId, 'undone')
  expect(undo?.reversed.map(({ title }) => title).sort()).toEqual(['Cobertura', 'Fundação'])
  expect(undo?.kept.map(({ title }) => title)).toEqual(['Alvenaria'])
  expect(undo?.failed).toEqual([])
  expect((await tasksOf(ana, projectId)).map(({ title }) => title)).toEqual(['Alvenaria'])
  expect((await ana.attempt('UndoImport', { projectId, importId })).body.code).toBe('import.alreadyUndone')
})

it('IMP-04 an undo keeps tasks that a rescheduling of the whole plan has moved since', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const { importId } = await imported(ana, projectId, threeRows)
  const way = { projectId, way: 'move' as const, planStartOn: '2027-02-01' }
  const { digest, moveCount } = await ana.ask('planMoves', { ...way, today: '2027-01-04' })
  expect(moveCount).toBe(3)
  await ana.act('ReschedulePlan', { ...way, taskIds: null, digest })
  await ana.act('UndoImport', { projectId, importId })
  const { undo } = await ended(ana, projectId, importId, 'undone')
  expect(undo?.reversed).toEqual([])
  expect(undo?.kept).toHaveLength(3)
})

it('IMP-04 an undo keeps what people talk about, tells why, and names who lost a predecessor', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const columns = { ...mapping.columns, predecessors: 'Depois de' }
  const rows = ['Fundação;', 'Alvenaria;', 'Cobertura;', 'Pintura;', 'Pisos;Fundação, Cobertura'].map(
    (row) => `${row.replace(';', ';A fazer;13/01/2027;20/01/2027;')}`,
  )
  const content = Buffer.from(
    ['Código;Tarefa;Etapa;Início;Fim;Depois de', ...rows.map((row) => `${row.split(';')[0]};${row}`)].join('\n'),
  )
  const { importId } = await imported(ana, projectId, content, { columns })
  const tasks = await tasksOf(ana, projectId)
  const named = (title: string) => tasks.find((task) => task.title === title)?.taskId ?? ''
  const on = (title: string) => ({ projectId, target: { kind: 'task' as const, id: named(title) } })
  await ana.act('AddComment', { ...on('Alvenaria'), commentId: fresh(), content: [{ text: 'Falta o tijolo' }] })
  const retracted = fresh()
  await ana.act('AddComment', { ...on('Pintura'), commentId: retracted, content: [{ text: 'Engano' }] })
  await ana.act('DeleteComment', { ...on('Pintura'), commentId: retracted })
  const fileId = fresh()
  await sendFile(ana, { projectId, fileId, content: 'planta' })
  await ana.act('AttachFile', { ...on('Pisos'), fileId, name: 'planta.pdf', description: '' })
  const { steps } = await ana.ask('board', { projectId })
  const byHand = { projectId, taskId: fresh(), stepId: steps[0]?.stepId ?? '', title: 'Vistoria' }
  const dates = { startOn: '2027-02-01', endOn: '2027-02-02' }
  await ana.act('AddTask', { ...byHand, ...dates, predecessorIds: [named('Cobertura'), named('Alvenaria')] })
  await ana.act('UndoImport', { projectId, importId })
  const { undo } = await ended(ana, projectId, importId, 'undone')
  const titles = (group: readonly { title: string }[] = []) => group.map(({ title }) => title).sort()
  expect(titles(undo?.reversed)).toEqual(['Cobertura', 'Fundação', 'Pintura'])
  expect(titles(undo?.discussed)).toEqual(['Alvenaria', 'Pisos'])
  expect([titles(undo?.unlinked), undo?.unlinkedCount]).toEqual([['Pisos', 'Vistoria'], 2])
  expect(titles(await tasksOf(ana, projectId))).toEqual(['Alvenaria', 'Pisos', 'Vistoria'])
  expect(titles((await ana.ask('task', { projectId, taskId: byHand.taskId })).predecessors)).toEqual(['Alvenaria'])
})

it('IMP-06 runs one import of a project at a time', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const many = csv(...Array.from({ length: 400 }, (_, row) => `E-${row};Tarefa ${row};A fazer;13/01/2027;20/01/2027`))
  const uploadId = await uploadIdOf(ana, projectId, many)
  const start = () => ({ projectId, importId: crypto.randomUUID(), uploadId, mapping, formats: {} })
  const first = start()
  await ana.act('StartImport', first)
  expect((await ana.attempt('StartImport', start())).body.code).toBe('import.stillRunning')
  const job = await ended(ana, projectId, first.importId, 'finished')
  expect([job.doneCount, job.added]).toEqual([400, 400])
  const next = start()
  expect((await ana.attempt('StartImport', next)).status).toBe(200)
  await ended(ana, projectId, next.importId, 'finished')
})

it('SET-10 keeps the mapping of a project for the next import', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  expect(await ana.ask('importMapping', { projectId })).toEqual({ mapping: null })
  await ana.act('SaveImportMapping', { projectId, mapping })
  expect(await ana.ask('importMapping', { projectId })).toEqual({ mapping })
})

it('IMP-01 reads a workbook as it reads text', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const text = (reference: string, value: string) => `<c r="${reference}" t="str"><v>${value}</v></c>`
  const heads = ['Código', 'Tarefa', 'Etapa', 'Início', 'Fim'].map((name, at) => text(`${'ABCDE'[at]}1`, name)).join('')
  const cells = `${text('A2', 'E-1')}${text('B2', 'Fundação')}${text('C2', 'A fazer')}<c r="D2" s="1"><v>46400</v></c><c r="E2" s="1"><v>46410</v></c>`
  await imported(ana, projectId, workbookOf(`<row r="1">${heads}</row><row r="2">${cells}</row>`))
  expect((await tasksOf(ana, projectId))[0]).toMatchObject({
    title: 'Fundação',
    startOn: '2027-01-13',
    endOn: '2027-01-23',
  })
})

it('IMP-01 keeps times of a workbook as fields of a task, and reads them as hours', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const heads = ['Tarefa', 'Etapa', 'Início', 'Fim', 'Entrega', 'Horas']
  const text = (column: string, value: string) => `<c r="${column}" t="str"><v>${value}</v></c>`
  const shown = (column: string, serial: string) => `<c r="${column}" s="1"><v>${serial}</v></c>`
  const row = `${text('A2', 'Laje')}${text('B2', 'A fazer')}${shown('C2', '46400')}${shown('D2', '46410')}`
  const rows = `<row r="1">${heads.map((name, at) => text(`${'ABCDEF'[at]}1`, name)).join('')}</row><row r="2">${row}${shown('E2', '46400.65659722222')}${text('F2', '08:30')}</row>`
  const columns = { title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim', estimatedHours: 'Horas' }
  const workbook = workbookOf(rows, { formatCode: 'dd/mm/yyyy hh:mm:ss' })
  const { refusedRows } = await imported(ana, projectId, workbook, { columns, extra: ['Entrega'] })
  expect(refusedRows).toEqual([])
  const taskId = (await tasksOf(ana, projectId))[0]?.taskId ?? ''
  expect(await ana.ask('task', { projectId, taskId })).toMatchObject({
    startOn: '2027-01-13',
    estimatedMinutes: 510,
    customFields: [{ name: 'Entrega', value: '2027-01-13 15:45:30' }],
  })
})

it.each(['nonsense', 'mm-dd-yy ', '', 'constructor'])(
  'IMP-02 refuses the unknown format "%s" before anything is read',
  async (format) => {
    const ana = await founder()
    const projectId = await project(ana)
    const uploadId = await uploadIdOf(ana, projectId, threeRows)
    const request = { projectId, mapping, formats: { startOn: format } }
    const rehearsal = await ana.request('POST', `/rest/uploads/${uploadId}/rehearsal`, request)
    const started = await ana.attempt('StartImport', { ...request, importId: fresh(), uploadId } as never)
    for (const { status, body } of [rehearsal, started])
      expect([status, (body as ProblemBody).fields?.[0]?.path]).toEqual([422, 'formats.startOn'])
  },
)

it.each([
  ['of no known encoding', Buffer.from([0x61, 0x0a, 0x81]), 409, 'import.encodingUnknown'],
  ['over 1 MB', Buffer.alloc(1024 * 1024 + 1, 'a'), 413, 'import.fileTooLarge'],
  ['a zip bomb', workbookOf(' '.repeat(60 * 1024 * 1024)), 409, 'import.zipBomb'],
  [
    'protected',
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
    409,
    'import.workbookProtected',
  ],
  ['corrupt', workbookOf('').subarray(0, 300), 409, 'import.workbookCorrupt'],
])('IMP-04 refuses a file that is %s, with the reason, and keeps nothing of it', async (_, content, status, code) => {
  const ana = await founder()
  const projectId = await project(ana)
  const before = await logged.head()
  const reply = await sent(ana, projectId, content)
  expect([reply.status, (reply.body as { code: string }).code]).toEqual([status, code])
  expect(await logged.head()).toBe(before)
})

it('ORG-09 takes files from those who may import there, and from nobody else', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const viewer = await colleague(ana, 'viewer')
  await ana.act('ShareProject', { projectId, email: viewer.email, as: ['team'] })
  expect((await sent(viewer, projectId, threeRows)).status).toBe(403)
  expect((await sent(await founder(), projectId, threeRows)).status).toBe(404)
  const uploadId = await uploadIdOf(ana, projectId, threeRows)
  const elsewhere = await project(ana)
  expect((await rehearsed(ana, elsewhere, uploadId)).code).toBe('import.uploadUnknown')
})

it('IMP-01 a real table of public works is imported: each row is a task or has its reason', async ({ skip }) => {
  skip(brazilian.absent, brazilian.reason)
  const ana = await founder()
  const projectId = await project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const step = steps[0]?.stepId ?? ''
  const words = ['Cadastrada', 'Em execução', 'Concluída', 'Paralisada', 'Cancelada', 'Inacabada', 'Inativada']
  const job = await imported(ana, projectId, readFileSync(brazilian.path), {
    columns: {
      key: 'idUnico',
      title: 'nome',
      step: 'situacao',
      startOn: 'dataInicialPrevista',
      endOn: 'dataFinalPrevista',
    },
    steps: Object.fromEntries(words.map((word) => [word, step])),
  })
  const works = parse(readFileSync(brazilian.path), { columns: true, bom: true }) as Record<string, string>[]
  const firstOf = (work: Record<string, string>) => works.find(({ idUnico }) => idUnico === work.idUnico)
  const reasonOf = (work: Record<string, string>) => {
    if (firstOf(work) !== work) return 'import.rowRepeated'
    const [start = '', end = ''] = [work.dataInicialPrevista, work.dataFinalPrevista]
    if (!start || !end) return 'import.valueMissing'
    if ((work.nome ?? '').length > 500) return 'import.valueInvalid'
    return end < start ? 'task.endBeforeStart' : undefined
  }
  const refused = works.map(reasonOf).filter((reason) => reason !== undefined)
  expect(job.rowCount).toBe(works.length)
  expect(job.refusedRows.map(({ reason }) => reason).sort()).toEqual(refused.sort())
  const tasks = await tasksOf(ana, projectId)
  expect(tasks.map(({ title, startOn, endOn }) => [title, startOn, endOn].join('|')).sort()).toEqual(
    works
      .filter((work) => reasonOf(work) === undefined)
      .map((work) => [work.nome?.trim(), work.dataInicialPrevista, work.dataFinalPrevista].join('|'))
      .sort(),
  )
})
