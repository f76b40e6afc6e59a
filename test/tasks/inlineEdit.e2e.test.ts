import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const titles = ['Demolir', 'Escavar', 'Concretar', 'Pintar']
const ana = await founder()
const bia = await colleague(ana)
const windows = { ana: oneWindow(open, prumo.url, ana), bia: oneWindow(open, prumo.url, bia) }

type Shown = { as?: 'team' | 'stakeholder'; who?: 'ana' | 'bia'; at?: string }

/**
 * A project of four tasks, one day each, and a list that shows them to somebody. It is shared with Bia where she has a
 * role in it: her lists stay short.
 */
async function list({ as, who = 'ana', at = '' }: Shown = {}) {
  const projectId = await project(ana, { pitch: `Reforma ${fresh().slice(0, 8)}` })
  if (as) await ana.act('ShareProject', { projectId, email: bia.email, as: [as] })
  const { steps, people } = await ana.ask('board', { projectId })
  const stepId = steps[0]?.stepId ?? ''
  const taskIds: Record<string, string> = {}
  for (const [nth, title] of titles.entries()) {
    const day = `2027-03-0${nth + 2}`
    taskIds[title] = fresh()
    await ana.act('AddTask', { projectId, taskId: taskIds[title] ?? '', stepId, title, startOn: day, endOn: day })
  }
  const opened = await windows[who](at || `/projects/${projectId}/tasks`)
  const { page } = opened
  const row = (title: string) => page.locator(`[data-record="${taskIds[title]}"]`)
  await row('Pintar').waitFor()
  return {
    ...opened,
    projectId,
    steps,
    people,
    taskIds,
    row,
    cell: (title: string, name: string | RegExp) => row(title).getByRole('button', { name }),
    task: (title: string) => ana.ask('task', { projectId, taskId: taskIds[title] ?? '' }),
  }
}

const choose = (page: Page, name: string) => page.getByRole('menuitemradio', { name, exact: true })
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const isFocused = (element: Element) => element === document.activeElement

describe('A task in its row', () => {
  it('TSK-01 is changed by mouse, field by field, and its drawer stays closed', async () => {
    const { page, cell, task, steps, people, troubles } = await list()
    await cell('Escavar', 'Etapa: A fazer').click()
    await choose(page, 'Em andamento').click()
    await notice(page, 'Tarefa movida para Em andamento')
    await expect.poll(async () => (await task('Escavar')).stepId).toBe(steps[1]?.stepId)
    await expect.poll(() => cell('Escavar', 'Etapa: Em andamento').evaluate(isFocused)).toBe(true)

    await cell('Escavar', 'Responsável: Sem responsável').click()
    await choose(page, people[0]?.name ?? '').click()
    await expect.poll(async () => (await task('Escavar')).assigneeId).toBe(people[0]?.userId)
    await cell('Escavar', /^Prioridade/).click()
    await choose(page, 'Alta').click()
    await expect.poll(async () => (await task('Escavar')).priority).toBe('high')
    await expect.poll(() => cell('Escavar', 'Prioridade: Alta').evaluate(isFocused)).toBe(true)

    await cell('Escavar', 'Término: 03/03/2027').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Escolher no calendário' }).click()
    await page
      .getByRole('grid')
      .getByRole('button', { name: /\b20 de março/ })
      .click()
    await expect.poll(async () => (await task('Escavar')).endOn).toBe('2027-03-20')
    await cell('Escavar', 'Início: 03/03/2027').click()
    await page.getByRole('textbox', { name: 'Início' }).fill('04/03/2027')
    await page.getByPlaceholder('Buscar tarefa').click()
    await expect.poll(async () => (await task('Escavar')).startOn).toBe('2027-03-04')
    await cell('Escavar', 'Progresso: 0%').click()
    await page.getByRole('textbox', { name: 'Progresso' }).fill('45')
    await page.locator('h1').first().click()
    await expect.poll(async () => (await task('Escavar')).progress).toBe(45)
    expect(page.url(), 'nothing was opened').toMatch(/\/tasks$/)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('TSK-02 takes its end along past which its start is moved, says the new one, and goes back in one step', async () => {
    const { page, cell, row, task, troubles } = await list()
    const days = async () => {
      const { startOn, endOn } = await task('Escavar')
      return [startOn, endOn]
    }
    await cell('Escavar', 'Início: 03/03/2027').click()
    await page.getByRole('textbox', { name: 'Início' }).fill('06/03/27')
    await page.getByText('Lido como 06/03/2027').waitFor()
    await page.keyboard.press('Enter')
    await notice(page, 'Tarefa salva. O término foi para 08/03/2027.')
    expect(await days()).toEqual(['2027-03-06', '2027-03-08'])
    await cell('Escavar', 'Término: 08/03/2027').click()
    await page.getByRole('textbox', { name: 'Término' }).fill('05/03')
    await page.getByText('Lido como 05/03/2027').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Escolha um dia a partir de 06/03/2027').waitFor()
    await page.keyboard.press('Escape')
    expect(await days()).toEqual(['2027-03-06', '2027-03-08'])
    await page.getByText('Desfazer', { exact: true }).click()
    await expect.poll(days).toEqual(['2027-03-03', '2027-03-03'])

    await row('Escavar').press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Escavar' })
    const day = (name: string) => drawer.getByLabel(name, { exact: true })
    await day('Início').fill('10/03/27')
    await day('Início').press('Tab')
    await drawer.getByText('Vai junto com o início').waitFor()
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    await notice(page, 'Tarefa salva. O término foi para 10/03/2027.')
    expect(await days()).toEqual(['2027-03-10', '2027-03-10'])
    await expect.poll(() => day('Término').inputValue()).toBe('10/03/2027')
    expect(await drawer.getByText('Vai junto com o início').count()).toBe(0)
    expect(troubles).toEqual([])
  })

  it('TSK-01 is changed by the keys alone: Tab goes from its row to its fields, Escape leaves one as it was', async () => {
    const { page, cell, row, task, troubles } = await list()
    const focused = (title: string, name: string | RegExp) =>
      expect.poll(() => cell(title, name).evaluate(isFocused), { message: String(name) }).toBe(true)
    await row('Demolir').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Tab')
    await focused('Escavar', /^Prioridade/)
    await page.keyboard.press('Enter')
    await choose(page, 'Alta').waitFor()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await task('Escavar')).priority).toBe('high')
    await focused('Escavar', 'Prioridade: Alta')

    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await choose(page, 'A fazer').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await focused('Escavar', 'Etapa: Em andamento')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await choose(page, 'Sem responsável').waitFor()
    await page.keyboard.press('Escape')
    await focused('Escavar', /^Responsável/)

    for (const field of ['Início', 'Término']) {
      await page.keyboard.press('Tab')
      await focused('Escavar', `${field}: 03/03/2027`)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Término' }).waitFor()
    await page.keyboard.type('10/03/2027')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await task('Escavar')).endOn).toBe('2027-03-10')
    await focused('Escavar', 'Término: 10/03/2027')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Progresso' }).waitFor()
    await page.keyboard.type('140')
    await page.keyboard.press('Enter')
    await notice(page, 'De 0 a 100')
    await page.keyboard.press('Escape')
    await focused('Escavar', 'Progresso: 0%')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Progresso' }).waitFor()
    await page.keyboard.type('60')
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await task('Escavar')).progress).toBe(60)
    await focused('Escavar', 'Progresso: 60%')

    await row('Escavar').press('Enter')
    await page.getByRole('dialog', { name: 'Escavar' }).waitFor()
    expect(troubles).toEqual([])
  })

  it('takes a change in its row back', async () => {
    const { page, cell, task } = await list()
    await cell('Escavar', 'Progresso: 0%').click()
    await page.getByRole('textbox', { name: 'Progresso' }).fill('45')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await task('Escavar')).progress).toBe(45)
    await page.getByText('Desfazer', { exact: true }).click()
    await expect.poll(async () => (await task('Escavar')).progress).toBe(0)
    await cell('Escavar', 'Progresso: 0%').waitFor()
  })

  it('TSK-02 TSK-09 KAN-07 stays as it was where a step is full, a field is locked, it would end before it starts, or somebody changed it meanwhile', async () => {
    const { page, projectId, taskIds, cell, task, steps } = await list({ as: 'team' })
    const [todo, doing] = steps
    await ana.act('MoveTask', {
      projectId,
      taskId: taskIds.Pintar ?? '',
      stepId: doing?.stepId ?? '',
      beforeTaskId: null,
    })
    await ana.act('ChangeStep', { projectId, stepId: doing?.stepId ?? '', taskLimit: 1 })
    await cell('Demolir', 'Etapa: A fazer').click()
    await choose(page, 'Em andamento').click()
    await notice(page, /A etapa está no limite de tarefas \(1\)/)
    await picture(page, 'inline-refused')
    expect((await task('Demolir')).stepId).toBe(todo?.stepId)
    await expect.poll(() => cell('Demolir', 'Etapa: A fazer').evaluate(isFocused)).toBe(true)

    await cell('Demolir', /^Prioridade/).click()
    await choose(page, 'Alta').waitFor()
    await bia.act('ChangeTask', { projectId, taskId: taskIds.Demolir ?? '', priority: 'low' })
    await choose(page, 'Alta').click()
    await notice(page, /Outra pessoa alterou Prioridade/)
    expect((await task('Demolir')).priority).toBe('low')

    await ana.act('LockStepFields', { projectId, stepId: todo?.stepId ?? '', fields: ['progress'] })
    await cell('Demolir', 'Progresso: 0%').click()
    await page.getByRole('textbox', { name: 'Progresso' }).fill('45')
    await page.keyboard.press('Enter')
    await notice(page, 'Campos bloqueados nesta etapa: Progresso')
    expect((await task('Demolir')).progress).toBe(0)

    await cell('Escavar', 'Término: 03/03/2027').click()
    await page.getByRole('textbox', { name: 'Término' }).fill('01/03/2027')
    await page.locator('h1').first().click()
    await notice(page, /O término fica antes do início/)
    expect((await task('Escavar')).endOn).toBe('2027-03-03')
  })

  it('goes to its place in the order when it is changed, and keeps the focus', async () => {
    const { page, cell, row } = await list()
    await cell('Demolir', 'Término: 02/03/2027').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Término' }).waitFor()
    await page.keyboard.type('30/03/2027')
    await page.keyboard.press('Enter')
    await expect.poll(() => row('Demolir').getAttribute('aria-rowindex')).toBe('5')
    await expect.poll(() => cell('Demolir', 'Término: 30/03/2027').evaluate(isFocused)).toBe(true)
    await page.keyboard.press('Tab')
    expect(await cell('Demolir', 'Progresso: 0%').evaluate(isFocused)).toBe(true)
  })
})

describe('A list of tasks', () => {
  it.each(['', '/tasks-of-projects'])('ORG-09 lets nobody edit who may only look, at “%s”', async (at) => {
    const { page, row } = await list({ as: 'stakeholder', who: 'bia', at })
    await row('Demolir').getByText('A fazer').waitFor()
    expect(await row('Demolir').getByRole('button').count()).toBe(0)
    await row('Demolir').focus()
    await page.keyboard.press('p')
    await settled(page)
    expect(await page.getByRole('menu').count()).toBe(0)
    // What the key before has opened would stand when a later one has opened something.
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Demolir' }).waitFor()
    expect(await page.getByRole('menu').count()).toBe(0)
  })

  it('is edited nowhere as of a past moment', async () => {
    const { page, projectId, cell, row } = await list()
    await cell('Escavar', /^Etapa/).waitFor()
    await goWithin(page, `/projects/${projectId}/tasks?asOf=${new Date().toISOString()}`)
    await page.getByText('Como estava em').first().waitFor()
    await row('Escavar').waitFor()
    expect(await row('Escavar').getByRole('button').count()).toBe(0)
  })

  it('TSK-03 lets people edit tasks of all projects that they may edit', async () => {
    const { page, cell, task } = await list({ as: 'team', who: 'bia', at: '/tasks-of-projects' })
    await cell('Pintar', 'Responsável: Sem responsável').click()
    await choose(page, 'Sem responsável').press('End')
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await task('Pintar')).assigneeId).not.toBe(null)
  })

  it('TSK-05 is edited by anybody, on a phone too, in the light and the dark theme', async () => {
    const { page, cell, row } = await list()
    const judgeCells = async (theme: string) => {
      await row('Escavar').hover()
      await expectAccessible(page, `cells of a list, ${theme}`)
      await picture(page, `inline-list-${theme}`)
      await cell('Escavar', /^Término/).click()
      await page.getByRole('textbox', { name: 'Término' }).waitFor()
      await expectAccessible(page, `a day beside its cell, ${theme}`)
      await picture(page, `inline-day-${theme}`)
      await page.keyboard.press('Escape')
      await cell('Escavar', /^Etapa/).click()
      await choose(page, 'A fazer').waitFor()
      await expectAccessible(page, `steps beside a cell, ${theme}`)
      await picture(page, `inline-step-${theme}`)
      await page.keyboard.press('Escape')
    }
    await judgeCells('light')
    await inOtherLooks(page, () => judgeCells('dark'), [{ colorMode: 'dark' }])
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page, 'cells on a phone')
    await expectAccessibleButColours(page, 'cells on a phone')
    await picture(page, 'inline-list-390')
    await cell('Escavar', /^Término/).click()
    await page.getByRole('textbox', { name: 'Término' }).waitFor()
    await expectNoSidewaysScroll(page, 'a day on a phone')
    await picture(page, 'inline-day-390')
  })
})
