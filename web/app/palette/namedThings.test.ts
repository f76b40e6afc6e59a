import { expect, it } from 'vitest'
import { beginsWords, namedThings, projectNames, readings } from './namedThings'

const gantt = { name: 'Gantt', also: 'Plano' }
const lines = { name: 'Linhas de base', also: 'Plano' }
const task = { name: 'Nova tarefa', also: 'Adicionar tarefa' }
const ledger = { name: 'Lançamentos', also: 'Dinheiro' }
const things = [gantt, lines, task, ledger]
const school = { pitch: 'Reforma da Escola Maria José', internalCode: 'ESC-12' }
const bridge = { pitch: 'Ponte nova', internalCode: null }
const found = (typed: string, projects = [school, bridge]) =>
  namedThings(typed, projects, (project) => (project === bridge ? [gantt, task] : things)).map(
    ({ project, thing }) => `${project.pitch} · ${thing.name}`,
  )

it('words begin words, whatever their accents, case and order', () => {
  for (const words of ['esc', 'ESCOLA ref', 'jose maria', 'José', 'esc-12', '12', ''])
    expect(beginsWords('Reforma da Escola Maria José ESC-12', words), words).toBe(true)
  for (const words of ['cola', 'escolas', 'esc ponte', 'sc-12'])
    expect(beginsWords('Reforma da Escola Maria José ESC-12', words), words).toBe(false)
})

it('a project and something of it are read in either order', () => {
  expect(readings('esc gantt')).toEqual([
    { project: 'esc', thing: 'gantt' },
    { project: 'gantt', thing: 'esc' },
  ])
  expect(readings('gantt')).toEqual([])
  expect(readings('  ')).toEqual([])
  expect(readings('a b c d e f g h i')).toEqual([])
})

it('a project’s view is found by the beginnings of both names, of the view’s place too', () => {
  for (const typed of ['esc gantt', 'GANTT escola', 'jose gan', '  Esc-12   Gantt '])
    expect(found(typed), typed).toEqual(['Reforma da Escola Maria José · Gantt'])
  expect(found('escola linhas base')).toEqual(['Reforma da Escola Maria José · Linhas de base'])
  expect(found('escola dinheiro')).toEqual(['Reforma da Escola Maria José · Lançamentos'])
  expect(found('escola plano')).toEqual([
    'Reforma da Escola Maria José · Gantt',
    'Reforma da Escola Maria José · Linhas de base',
  ])
})

it('what can be begun is found in another project as well', () => {
  expect(found('nova tarefa escola')).toEqual(['Reforma da Escola Maria José · Nova tarefa'])
  expect(found('ponte adicionar tarefa')).toEqual(['Ponte nova · Nova tarefa'])
  // 'nova' names the bridge, too.
  expect(found('nova tarefa')).toEqual(['Ponte nova · Nova tarefa'])
})

it('what a project does not open is not found in it, nor what no words name', () => {
  expect(found('ponte dinheiro')).toEqual([])
  for (const typed of ['escola', 'gantt', 'casa gantt', 'escola xyz', '. *', '\\ (', ''])
    expect(found(typed), typed).toEqual([])
})

it('only so much is asked for and found', () => {
  expect(projectNames('esc gantt', things)).toEqual(['esc'])
  expect(projectNames('nova tarefa escola', things)).toEqual(['escola', 'tarefa escola'])
  expect(projectNames('qualquer coisa', things)).toEqual([])
  expect(projectNames('g g g g g g g g', things).length).toBeLessThanOrEqual(6)
  const many = Array.from({ length: 30 }, (_, index) => ({ pitch: `Escola ${index}`, internalCode: null }))
  expect(found('esc gantt', many)).toHaveLength(8)
})
