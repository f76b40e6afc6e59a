import { expect, it } from 'vitest'
import { aCurve } from '../../../test/given/aCurve'
import { textsOf } from '../../../test/given/textsOf'
import { basisOf } from './basisOf'
import { curveTexts } from './curveTexts'

const report = { curve: aCurve, counts: 'effort', currency: null } as const
const texts = curveTexts({ t: await textsOf('pt-BR'), language: 'pt-BR', counts: 'effort', currency: null })

it('KAN-05 a report says its unit of weight, its coverage and what it leaves out', () =>
  expect(basisOf(report, 'week', texts)).toBe(
    'Peso de cada tarefa: esforço estimado, em horas. 4 de 6 tarefas contadas. Planejado conforme a linha de base “Contrato”, de 01/03/2026. O gasto é o esforço realizado, no dia em que foi registrado. O progresso conta no dia em que foi registrado. Fora da curva: 2 tarefas sem linha de base.',
  ))

it('KAN-05 a report says from when on it knows what was done, and that its points are further apart than was asked', () => {
  const erased = { ...report, curve: { ...aCurve, knownFrom: '2026-03-10', by: 'month' as const } }
  const basis = basisOf(erased, 'day', texts)
  expect(basis).toContain('Do que foi realizado e gasto antes de 10/03/2026 nada se sabe: o registro foi apagado.')
  expect(basis).toContain('Um ponto por mês: com passo menor, seriam pontos demais.')
})
