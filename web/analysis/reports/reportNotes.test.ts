import { expect, it } from 'vitest'
import { textsOf } from '../../../test/given/textsOf'
import { reportNotes } from './reportNotes'

const words = { language: 'pt-BR', t: await textsOf('pt-BR') }
const now = { revisions: { plan: 12, ledger: null }, zone: 'America/Sao_Paulo', formulas: 1, hash: 'a'.repeat(64) }
const then = { ...now, revisions: { plan: 9, ledger: 4 }, hash: 'c'.repeat(64) }

it('AUD-01 a report says in one sentence its revisions, its time zone, its formulas and its hash', () => {
  expect(reportNotes({ now }, words)).toEqual([
    `Plano: revisão 12 · Fuso horário: Horário Padrão de Brasília · Fórmulas: versão 1 · SHA-256: ${now.hash}`,
  ])
  const ofMoney = { ...now, revisions: { plan: -1, ledger: 7 } }
  expect(reportNotes({ now: ofMoney }, words)[0]).toMatch(/^Lançamentos: revisão 7 · Fuso/)
})

it('AUD-01 of two reports that are compared, each says where it stands and its hash', () => {
  const [ofNow, ofThen] = reportNotes({ now, then, statusOn: '2026-03-20' }, words)
  expect(ofNow).toMatch(new RegExp(`^Como se sabe agora: Plano: revisão 12 · .*${now.hash}$`))
  expect(ofThen).toMatch(
    new RegExp(`^Como informado em 20/03/2026: Plano: revisão 9 · Lançamentos: revisão 4 · .*${then.hash}$`),
  )
})
