import type { RiskAssessment } from '@prumo/contracts/canvas/riskAssessment'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { showIn } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { aDocument } from '../documents/aDocument'
import { ownPassword, withOwnPassword } from '../documents/askedDocument'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { giveRights } from './giveRights'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await withOwnPassword(await colleague(ana))
const projectId = await project(ana, { pitch: 'Ponte norte' })
const { areas } = await ana.ask('canvas', { projectId })
const areaOf = (name: string) => areas.find(({ standardArea }) => standardArea === name)?.areaId ?? ''
const [cardId, riskId, taskId] = [fresh(), fresh(), fresh()]
const risk: RiskAssessment = {
  riskType: 'threat',
  strategy: 'mitigate',
  probability: 'high',
  impact: 'moderate',
  probabilityAfter: 'low',
  impactAfter: 'low',
}
const amounts = { plannedCents: 123_456_700, realizedCents: 98_765_400 }
const plan = { plannedOn: '2026-03-02', plannedCents: 1 }
await ana.act('AddCard', { projectId, cardId, areaId: areaOf('cost'), title: 'Aço', ...plan })
await ana.act('ChangeCard', { projectId, cardId, ...amounts })
await ana.act('AddCard', { projectId, cardId: riskId, areaId: areaOf('risks'), title: 'Cheia do rio', risk })
await ana.act('AddTask', {
  projectId,
  taskId,
  stepId: await firstStepOf(ana, projectId),
  title: 'Sondagem',
  hourCents: 8_500,
  startOn: '2026-03-02',
  endOn: '2026-03-06',
})
const documentId = await aDocument(ana, projectId, 'Medição')
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
await giveRights(ana, bia, { finance: 'noAccess', risks: 'noAccess' })
const at = (path: string) => `/projects/${projectId}/${path}`

/** Bia's window for all tests. */
let biasWindow: OpenWindow
beforeAll(async () => {
  biasWindow = await open()
  await enter(biasWindow.page, prumo.url, bia.email, ownPassword)
  await biasWindow.page.goto(`${prumo.url}/my-projects`)
})
beforeEach(() => void biasWindow.troubles.splice(0))

it('T9 whoever has no right to amounts and risks is told so, and saves all else', async () => {
  const { page, troubles } = biasWindow
  await goWithin(page, at('canvas'))
  const area = (name: string) => page.getByRole('region', { name: `Área ${name}`, exact: true })
  await area('Custo').getByText('sem permissão para valores').waitFor()
  await area('Riscos').getByText('sem permissão para riscos').waitFor()
  expect(await page.getByText('1.234.567').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Adicionar cartão em Riscos' }).count()).toBe(0)
  await picture(page, 'amounts-canvas-light-1280')

  await goWithin(page, at(`canvas/${cardId}`))
  await page.getByLabel('Descrição').fill('CA-50, 12 mm')
  expect(await page.locator('input[name=plannedCents]').count()).toBe(0)
  await page
    .getByRole('complementary')
    .or(page.getByRole('dialog'))
    .getByText('sem permissão para valores')
    .first()
    .waitFor()
  await page.getByText('Valor planejado', { exact: true }).waitFor()
  await page.getByText(/^Criado por Ana Souza/).waitFor()
  await picture(page, 'amounts-card-light-1280')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Cartão salvo').first().waitFor()
  await expect
    .poll(() => ana.ask('card', { projectId, cardId }))
    .toMatchObject({ description: 'CA-50, 12 mm', ...amounts })

  await goWithin(page, at(`canvas/${riskId}`))
  await page.getByLabel('Descrição').fill('Cota 41')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Cartão salvo').first().waitFor()
  await expect
    .poll(() => ana.ask('card', { projectId, cardId: riskId }))
    .toMatchObject({ description: 'Cota 41', risk })

  await goWithin(page, at(`board/${taskId}`))
  await page.getByLabel('Título').fill('Sondagem do solo')
  await page.getByText('Mais campos').click()
  await page.getByText('sem permissão para valores').first().waitFor()
  await picture(page, 'amounts-task-light-1280')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Tarefa salva').first().waitFor()
  await expect
    .poll(() => ana.ask('task', { projectId, taskId }))
    .toMatchObject({ title: 'Sondagem do solo', hourCents: 8_500 })

  await goWithin(page, at(`action-log?record=${cardId}`))
  await page.getByText('Valor planejado: sem permissão para valores').first().waitFor()
  await picture(page, 'amounts-log-light-1280')
  await goWithin(page, at(`documents/${documentId}`))
  await page.getByText('Você não pode abrir este documento').waitFor()
  await page.getByText('Financeiro').waitFor()
  await picture(page, 'amounts-document-light-1280')
  expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([])
})

it('T9 DOC-04 whoever names an approver to whom the document is closed is told at once', async () => {
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}${at(`documents/${documentId}?view=approvers`)}`)
  await page.getByLabel('Quem aprova?').selectOption({ label: 'Bia Rocha' })
  await page.getByRole('button', { name: 'Indicar aprovador' }).click()
  await page.getByText('Quem aprova precisa poder ver tudo o que o documento mostra').first().waitFor()
  await picture(page, 'amounts-approver-light-1280')
})

it('T9 a telephone shows in the dark and in English that amounts and risks are closed', async () => {
  const { page } = biasWindow
  await showIn(page, { width: 390, language: 'en', colorMode: 'dark' })
  for (const [name, path, text] of [
    ['canvas', 'canvas', 'no right to see amounts'],
    ['card', `canvas/${cardId}`, 'no right to see amounts'],
    ['risk', `canvas/${riskId}`, 'no right to see risks'],
    ['log', `action-log?record=${cardId}`, 'no right to see amounts'],
    ['document', `documents/${documentId}`, 'You cannot open this document'],
  ] as const) {
    await goWithin(page, at(path))
    await page.getByText(text).first().waitFor()
    await expectAccessible(page, name)
    await expectNoSidewaysScroll(page, name)
    await picture(page, `amounts-${name}-dark-390`)
  }
})
