import { expect, it } from 'vitest'
import { aCurve } from '../../../test/given/aCurve'
import { textsOf } from '../../../test/given/textsOf'
import { curveTexts } from './curveTexts'
import { reportNotes } from './reportNotes'

const report = { curve: aCurve, counts: 'effort', currency: null } as const
const texts = curveTexts({ t: await textsOf('pt-BR'), language: 'pt-BR', counts: 'effort', currency: null })

it('KAN-05 a report says its unit of weight, its coverage, what it leaves out, and where it stands', () => {
  const [basis, standing] = reportNotes({ report, then: undefined, by: 'week' }, texts)
  expect(basis).toBe(
    'Peso de cada tarefa: esforço estimado, em horas. 4 de 6 tarefas contadas. Planejado conforme a linha de base “Contrato”, de 01/03/2026. O gasto é o esforço realizado, no dia em que foi registrado. O progresso conta no dia em que foi registrado. Fora da curva: 2 tarefas sem linha de base.',
  )
  expect(standing).toContain(`Revisão do plano: 12 · Fuso horário: `)
  expect(standing).toContain(`Versão das fórmulas: 1 · SHA-256: ${aCurve.hash}`)
})

it('KAN-05 of two reports that are compared, each says its hash', () => {
  const then = { ...report, curve: { ...aCurve, hash: 'c'.repeat(64), revisions: { plan: 9, ledger: 4 } } }
  const notes = reportNotes({ report, then, by: 'week' }, texts)
  expect(notes.at(-1)).toContain('Como informado em 20/03/2026: Revisão do plano: 9 · dos lançamentos: 4')
  expect(notes.at(-1)).toContain(then.curve.hash)
})

it('KAN-05 a report says from when on it knows what was done, and that its points are further apart than was asked', () => {
  const erased = { ...report, curve: { ...aCurve, knownFrom: '2026-03-10', by: 'month' as const } }
  const [basis] = reportNotes({ report: erased, then: undefined, by: 'day' }, texts)
  expect(basis).toContain('Do que foi realizado e gasto antes de 10/03/2026 nada se sabe: o registro foi apagado.')
  expect(basis).toContain('Um ponto por mês: com passo menor, seriam pontos demais.')
})
