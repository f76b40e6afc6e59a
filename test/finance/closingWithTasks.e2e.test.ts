import { showDay } from '@prumo/contracts/formats/days'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const words = {
  'pt-BR': {
    closes: 'Fechar quando as tarefas forem concluídas',
    save: 'Salvar',
    closedOn: (day: string) => `Fechado pelas tarefas em ${day}`,
    actions: 'Ver as ações',
    closed: 'com as tarefas concluídas, fechou o lançamento',
    notice: '“Cimento” foi fechado: as tarefas foram concluídas',
  },
  en: {
    closes: 'Close when its tasks are done',
    save: 'Save',
    closedOn: (day: string) => `Closed by its tasks on ${day}`,
    actions: 'See the actions',
    closed: 'with its tasks done, closed the entry',
    notice: '“Cimento” was closed: its tasks are done',
  },
}

it.each([
  { width: 1280, language: 'pt-BR', colorMode: 'light' },
  { width: 390, language: 'en', colorMode: 'dark' },
] as const)(
  'FIN-06 an entry is marked to close with its tasks, says that they closed it, leads to the actions, and a notification leads to it: $language',
  async (look) => {
    const { language } = look
    const say = words[language]
    const projectId = await project(ana)
    const [taskId, entryId] = [await taskIn(ana, projectId, 'Escavar'), fresh()]
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 120_50) })
    const { page, troubles } = await open(look)
    await enter(page, prumo.url, ana.email)
    await page.goto(`${prumo.url}/projects/${projectId}/finance/${entryId}`)
    const drawer = page.getByRole('dialog')
    const closes = drawer.getByRole('switch', { name: say.closes })
    expect(await closes.isChecked()).toBe(false)
    await closes.press('Space')
    await drawer.getByRole('button', { name: say.save, exact: true }).press('Enter')
    await expect.poll(() => ana.ask('entry', { projectId, entryId })).toMatchObject({ closesWithTasks: true })

    await ana.act('ChangeTask', { projectId, taskId, progress: 100 })
    const paid = async () => (await ana.ask('entry', { projectId, entryId })).settlements[0]
    await expect.poll(paid).toMatchObject({ closedBy: 'tasks' })
    await drawer.getByText(say.closedOn(showDay((await paid())?.paidOn ?? '', language))).scrollIntoViewIfNeeded()
    expect(await closes.isChecked()).toBe(true)
    await picture(page, `closed-by-tasks-${language}`)
    await expectAccessible(page, 'an entry that its tasks closed')
    await expectNoSidewaysScroll(page, 'an entry that its tasks closed')
    await drawer.getByRole('link', { name: say.actions }).press('Enter')
    await page.getByText(say.closed).first().waitFor()
    await picture(page, `closed-by-tasks-log-${language}`)
    await page.goto(`${prumo.url}/notifications`)
    const notice = page.getByRole('link', { name: say.notice }).first()
    await notice.waitFor()
    await picture(page, `closed-by-tasks-notice-${language}`)
    await expectAccessible(page, 'a notification of an entry that closed')
    await notice.press('Enter')
    await page.waitForURL(`**/projects/${projectId}/finance/${entryId}`)
    await drawer.getByText(say.closedOn(showDay((await paid())?.paidOn ?? '', language))).waitFor()
    expect(troubles).toEqual([])
  },
)
