import { FlashRegular } from '@fluentui/react-icons'
import { expect, it } from 'vitest'
import type { Entry } from './entry'
import { rankedEntries } from './rankedEntries'

const entry = (title: string, also?: string): Entry => ({
  key: title,
  title,
  icon: FlashRegular,
  run: () => {},
  ...(also && { also }),
})
const atHand = [entry('Quadro', 'Plano'), entry('Gantt', 'Plano'), entry('Nova tarefa', 'Adicionar tarefa')]
const others = [entry('Minhas tarefas'), entry('Projetos'), entry('Criar projeto')]
const records = [entry('Projetos executivos'), entry('Plano de ataque')]
const ranked = (typed: string, named: readonly Entry[] = []) =>
  rankedEntries(typed, { atHand, named, others, records }).map(({ title }) => title)

it('the project at hand comes first, what is called so before what stands in such a place', () => {
  expect(ranked('plano')).toEqual(['Quadro', 'Gantt', 'Projetos executivos', 'Plano de ataque'])
  expect(ranked('tarefa')).toEqual(['Nova tarefa', 'Projetos executivos', 'Plano de ataque', 'Minhas tarefas'])
})

it('what begins with what was typed comes before records, and the rest after them', () => {
  expect(ranked('projeto')).toEqual(['Projetos', 'Projetos executivos', 'Plano de ataque', 'Criar projeto'])
})

it('what was named with its project comes before places, and nothing comes twice', () => {
  expect(ranked('gantt', [entry('Gantt'), entry('Outro')])).toEqual([
    'Gantt',
    'Outro',
    'Projetos executivos',
    'Plano de ataque',
  ])
})
