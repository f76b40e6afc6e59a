import { expect, it } from 'vitest'
import { expectAccessible, expectDialogAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const msPerDay = 86_400_000
/** Within the trial. */
const clock = { behind: 12 * msPerDay, now: () => new Date(Date.now() - clock.behind) }
const { prumo, founder, colleague, project } = await world({}, clock)
const signedIn = signingIn(browserForTests(), prumo.url)
const day = (offset: number) => new Date(Date.now() + offset * msPerDay).toISOString().slice(0, 10)
const inPortuguese = (on: string) => on.split('-').reverse().join('/')

/** A plan of two tasks, the first of which takes longer than it was to, and was estimated anew two days ago. */
async function slippedPlan() {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const stepId = await firstStepOf(ana, projectId)
  const [base, frame] = [fresh(), fresh()]
  const add = (taskId: string, title: string, from: number, to: number, more: object = {}) => {
    const [startOn, endOn] = [day(from), day(to)]
    const days = { startOn, endOn, baselineStartOn: startOn, baselineEndOn: endOn }
    return ana.act('AddTask', { projectId, stepId, taskId, title, ...days, ...more })
  }
  await add(base, 'Fundação', -12, -6, { estimatedMinutes: 2400 })
  await add(frame, 'Estrutura', -5, 9, { estimatedMinutes: 4800, predecessorIds: [base] })
  await ana.act('SaveBaseline', { projectId, baselineId: fresh(), name: 'Contrato', asOfOn: null })
  clock.behind = 7 * msPerDay
  await ana.signIn()
  await ana.act('ChangeTask', { projectId, taskId: base, progress: 50, realizedMinutes: 1500 })
  clock.behind = 2 * msPerDay
  await ana.signIn()
  await ana.act('ChangeTask', { projectId, taskId: base, estimatedMinutes: 3600, endOn: day(20) })
  clock.behind = 0
  await ana.signIn()
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(base, 900_00), plannedOn: day(-4) })
  const bia = await colleague(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  return { ana, bia, projectId, base, frame }
}

it('KAN-05 FIN-10 GAN-04 AUD-01 a plan slips: its S-curve says so and why, and a report leads an auditor to the log', async () => {
  const { ana, bia, projectId, base, frame } = await slippedPlan()
  const { page, troubles } = await signedIn(ana)
  const curve = `/projects/${projectId}/s-curve`
  await goWithin(page, `/projects/${projectId}/board`)
  await page.getByRole('search').getByRole('link', { name: 'Curva S' }).press('Enter')
  await page.getByRole('figure', { name: /dias úteis atrás da linha de base; no ritmo atual, termina em/ }).waitFor()
  await settled(page)
  await picture(page, 's-curve')
  await expectAccessible(page, 'an S-curve')
  await expectNoSidewaysScroll(page, 'an S-curve')
  await inOtherLooks(page, async () => {
    await page.getByRole('figure', { name: /working days behind the baseline; at the present pace/ }).waitFor()
    await picture(page, 's-curve-narrow-dark')
    await expectAccessible(page, 'an S-curve on a phone, in the dark')
    await expectNoSidewaysScroll(page, 'an S-curve on a phone')
  })

  await page.getByRole('button', { name: 'Variação de prazo (VPR): por quê?' }).press('Enter')
  const why = page.getByRole('dialog', { name: 'Por quê? Variação de prazo (VPR)' })
  await why.getByRole('list', { name: 'Tarefas' }).getByText('Estrutura').waitFor()
  await picture(page, 's-curve-why')
  await expectDialogAccessible(page, 'why a figure is what it is')
  const value = page.getByRole('dialog', { name: 'Por quê? Valor agregado (VA)' })
  await why.getByRole('definition').getByRole('button').first().press('Enter')
  await value.getByText('VA = Σ w · progresso(T)').waitFor()
  await page.getByRole('button', { name: 'Fechar', exact: true }).press('Enter')
  await value.waitFor({ state: 'detached' })

  const endOf = async () => (await ana.ask('task', { projectId, taskId: frame })).endOn
  const before = await endOf()
  await goWithin(page, `/projects/${projectId}/tasks`)
  await page.getByRole('button', { name: 'Reprogramar' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Empurrar o que começa cedo demais…' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Alterar 1 tarefa' }).press('Enter')
  await expect.poll(endOf).not.toBe(before)

  await goWithin(page, `/projects/${projectId}/money-curve?section=months`)
  await page.getByRole('figure', { name: /R\$\s900,00 planejados/ }).waitFor()

  const on = day(-4)
  const compared = `${curve}?on=${on}&reported=yes`
  await goWithin(page, compared)
  await page
    .getByRole('list', { name: `O que mudou desde o informado em ${inPortuguese(on)}` })
    .getByText('Fundação')
    .waitFor()
  const hashOf = async () => {
    const standing = await page
      .getByText(new RegExp(`^Como informado em ${inPortuguese(on)}: .*SHA-256: [0-9a-f]{64}$`))
      .textContent()
    return /SHA-256: ([0-9a-f]{64})/.exec(standing ?? '')?.[1] ?? ''
  }
  const hash = await hashOf()
  expect(hash).toHaveLength(64)
  await picture(page, 's-curve-reported')
  await expectAccessible(page, 'two S-curves')
  await ana.act('ChangeTask', { projectId, taskId: frame, progress: 10 })
  await goWithin(page, `${compared}&hash=${hash}&formulas=1`)
  await page.getByText('o hash confere').waitFor()
  expect(await hashOf()).toBe(hash)
  await goWithin(page, `${curve}?on=${on}&hash=${hash}&formulas=1`)
  await page.getByText('Os números já não são os do link').waitFor()
  await goWithin(page, `${compared}&hash=${hash}&formulas=0`)
  await page.getByText('outra versão das fórmulas').waitFor()

  expect(troubles).toEqual([])

  const audit = await signedIn(bia)
  await goWithin(audit.page, `${compared}&hash=${hash}&formulas=1`)
  await audit.page.getByText('o hash confere').waitFor()
  await goWithin(audit.page, `${curve}?why=earnedValue`)
  const task = audit.page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Fundação' })
  await task.getByRole('link', { name: 'Ações no registro e prova' }).press('Enter')
  await audit.page.waitForURL(`**/action-log?record=${base}`)
  await audit.page.getByText('Fundação').first().waitFor()
  expect(audit.troubles).toEqual([])
})
