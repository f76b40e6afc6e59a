import { describe, expect, it } from 'vitest'
import { aCurve as partly } from '../../../test/given/aCurve'
import { textsOf } from '../../../test/given/textsOf'
import { conclusionOf } from './conclusionOf'
import { curveTexts } from './curveTexts'

const aCurve = { ...partly, coverage: { counted: 6, total: 6 } }
const of = async (language: 'pt-BR' | 'en', counts: 'effort' | 'ledger' = 'effort') =>
  curveTexts({ t: await textsOf(language), language, counts, currency: 'BRL' })
const [pt, en, cost] = [await of('pt-BR'), await of('en'), await of('pt-BR', 'ledger')]
const { figures, ends } = aCurve
const readable = (text: string) => text.replaceAll(/\s/g, ' ')

describe('KAN-05 What a curve says', () => {
  it('compares its expected end with the baseline’s, and what was done with what was due', () => {
    expect(conclusionOf(aCurve, pt)).toBe(
      'Em 20/03/2026, o trabalho está 5 dias úteis atrás da linha de base; no ritmo atual, termina em 10/04/2026, 14 dias depois do previsto. Realizado até então: 80 h; planejado: 120 h. O que foi feito custou 20 h a mais do que vale no plano.',
    )
    expect(conclusionOf(aCurve, en)).toBe(
      'On 03/20/2026 the work is 5 working days behind the baseline; at the present pace it ends on 04/10/2026, 14 days later than planned. Earned by then: 80 h; planned: 120 h. What was done cost 20 h more than the plan has for it.',
    )
  })

  it('says that it tells of a part of the tasks where others are left out', () => {
    expect(conclusionOf(partly, pt)).toBe(`${conclusionOf(aCurve, pt)} Esta curva conta 4 de 6 tarefas.`)
    const finished = { ...partly, ends: { ...ends, finishedOn: '2026-03-19' } }
    expect(conclusionOf(finished, en)).toMatch(/ This curve counts 4 of 6 tasks\.$/)
  })

  it('says amounts of a curve of cost as money', () => {
    expect(readable(conclusionOf(aCurve, cost))).toContain('Realizado até então: R$ 48,00; planejado: R$ 72,00.')
  })

  it('says who is ahead, and who is on time', () => {
    const ahead = {
      ...aCurve,
      figures: { ...figures, scheduleVarianceTime: 1.2, costVariance: null },
      ends: { ...ends, expectedEndOn: '2026-03-26' },
    }
    expect(conclusionOf(ahead, pt)).toMatch(
      /^Em 20\/03\/2026, o trabalho está 1 dia útil à frente da linha de base; .* em 26\/03\/2026, 1 dia antes do previsto\./,
    )
    const onTime = {
      ...ahead,
      figures: { ...figures, scheduleVarianceTime: 0.3 },
      ends: { ...ends, expectedEndOn: '2026-03-27' },
    }
    expect(conclusionOf(onTime, en)).toMatch(
      /^On 03\/20\/2026 the work is on time by the baseline; .* on 03\/27\/2026, on the planned day\./,
    )
  })

  it('never takes what ended late for on time, though its SPI is 1', () => {
    const finished = {
      ...aCurve,
      figures: { ...figures, schedulePerformanceIndex: 1, scheduleVariance: 0, scheduleVarianceTime: 0 },
      ends: { ...ends, finishedOn: '2026-03-20', baselineEndOn: '2026-03-10' },
    }
    expect(conclusionOf(finished, pt)).toBe(
      'O trabalho contado nesta curva foi concluído em 20/03/2026, 10 dias depois do previsto.',
    )
    expect(conclusionOf(finished, en)).toBe(
      'The work that this curve counts was finished on 03/20/2026, 10 days later than planned.',
    )
    expect(conclusionOf({ ...finished, ends: { ...finished.ends, baselineEndOn: null } }, en)).toBe(
      'The work that this curve counts was finished on 03/20/2026.',
    )
  })

  it('does not call finished what was finished only after the status day', () => {
    expect(conclusionOf({ ...aCurve, ends: { ...ends, finishedOn: '2026-04-02' } }, en)).toContain(
      'behind the baseline',
    )
  })

  it('says what has not begun, and whether anything was due', () => {
    const notBegun = { ...aCurve, figures: { ...figures, earnedValue: 0 } }
    expect(conclusionOf(notBegun, pt)).toBe(
      'Em 20/03/2026, nada foi realizado ainda, e a linha de base previa 120 h até então. Término pela linha de base: 27/03/2026.',
    )
    const nothingDue = { ...notBegun, figures: { ...notBegun.figures, plannedValue: 0 } }
    expect(conclusionOf(nothingDue, pt)).toContain('nada estava previsto até então')
  })

  it('says that no pace is known rather than a day', () => {
    expect(conclusionOf({ ...aCurve, ends: { ...ends, expectedEndOn: null } }, pt)).toContain(
      'ainda não há ritmo que permita estimar o término.',
    )
  })

  it.each([
    [{ counted: 0, total: 0 }, [], 'Este projeto ainda não tem tarefas'],
    [
      { counted: 0, total: 2 },
      aCurve.leftOut,
      'Nenhuma tarefa tem linha de base: ainda não há planejado com que comparar',
    ],
    [
      { counted: 0, total: 2 },
      [{ because: 'noEffort', count: 2, weight: null, actual: null }],
      'Nenhuma tarefa entra nesta curva',
    ],
  ] as const)('says why nothing counts: %j', (coverage, leftOut, text) =>
    expect(conclusionOf({ ...aCurve, coverage, leftOut: [...leftOut] }, pt)).toBe(text),
  )
})
