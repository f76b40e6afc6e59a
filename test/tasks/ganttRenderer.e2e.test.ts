import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, type OpenWindow } from '../browser/browser'
import { inOtherLooks, type Look } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { installGstc } from '../given/installGstc'
import { wordings } from '../given/wordings'
import { type World, world } from '../world/world'

const open = browserForTests()
const installed = await installGstc()
afterAll(() => rm(installed.folder, { recursive: true, force: true }))

const invalid = { GSTC_LICENSE_KEY: 'invalid', LOG_LEVEL: 'silent' }
const withPackage = await world({ ...invalid, GSTC_FOLDER: installed.packageFolder ?? `${installed.folder}/none` })
const withoutPackage = await world({ ...invalid, GSTC_FOLDER: `${installed.folder}/none` })

const text = (key: string, language: Look['language'] = 'pt-BR') => wordings[language].say([key], key)
/** The other language on the other ground. */
const inEnglish = [{ language: 'en', colorMode: 'dark' }] as const

/** A plan with a task of a delivery group; its chart is what opens next. 1 March 2027 is a Monday. */
async function planIn({ prumo, founder, project }: World) {
  const ana = await founder()
  const projectId = await project(ana)
  const [stepId, taskId] = [await firstStepOf(ana, projectId), fresh()]
  const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Dig', ...dates, deliveryGroup: 'Works' })
  const opened = await open()
  await enter(opened.page, prumo.url, ana.email)
  const chart = () => opened.page.goto(`${prumo.url}/projects/${projectId}/gantt?zoom=day`)
  const datesNow = async () => {
    const { startOn, endOn } = await ana.ask('task', { projectId, taskId })
    return { startOn, endOn }
  }
  return { ...opened, chart, taskId, datesNow }
}

/** No answer comes from the maker of the package: a test asks nobody outside. */
const refuseVendor = ({ page }: OpenWindow) => page.route('https://gstc.neuronet.io/**', (route) => route.abort())

const ownBar = (page: Page, taskId: string) => page.locator(`.gantt_task_line[data-task-id="${taskId}"]`)

async function canBeEdited({ page, taskId, datesNow }: Awaited<ReturnType<typeof planIn>>): Promise<void> {
  await ownBar(page, taskId).waitFor()
  const focusedRow = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('.gantt_row')?.dataset.taskId ?? '')
  await page.locator('.gantt_container').focus()
  await expect.poll(focusedRow).not.toBe('')
  await page.keyboard.press('ArrowDown')
  await expect.poll(focusedRow).toBe(taskId)
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(datesNow).toEqual({ startOn: '2027-03-02', endOn: '2027-03-08' })
}

it.skipIf(!installed.packageFolder)(
  'GAN-01 GAN-07 where the key is refused the default chart takes over, and the plan is edited (needs npm’s registry)',
  async () => {
    const plan = await planIn(withPackage)
    const { page, troubles, chart } = plan
    await refuseVendor(plan)
    await chart()
    await page.getByText(text('gantt.otherRenderer.refused')).waitFor()
    expect(await page.locator('.gstc, .gstc-error').count()).toBe(0)
    await canBeEdited(plan)
    await picture(page, 'gantt-other-refused')
    await expectAccessible(page, 'gantt without the other renderer')
    const judge = async () => {
      await page.getByText(text('gantt.otherRenderer.refused', 'en')).waitFor()
      await expectAccessible(page, 'gantt without the other renderer in the dark')
    }
    await inOtherLooks(page, judge, inEnglish)
    // A request that fails is written by the browser itself.
    expect(troubles.filter((trouble) => !/net::ERR_FAILED/.test(trouble))).toEqual([])

    await page.getByRole('button', { name: text('dismiss') }).click()
    expect(await page.getByText(text('gantt.otherRenderer.refused')).count()).toBe(0)
    await ownBar(page, plan.taskId).waitFor()
  },
)

it('GAN-01 GAN-07 where the package is missing the default chart takes over, and the plan is edited', async () => {
  const plan = await planIn(withoutPackage)
  const { page, troubles, strangers, chart } = plan
  await chart()
  await page.getByText(text('gantt.otherRenderer.notInstalled')).waitFor()
  await canBeEdited(plan)
  await picture(page, 'gantt-other-missing')
  await inOtherLooks(page, () => page.getByText(text('gantt.otherRenderer.notInstalled', 'en')).waitFor(), inEnglish)
  expect([troubles, strangers]).toEqual([[], []])
})

it.skipIf(!installed.packageFolder)(
  'GAN-01 where a file of the package does not come the default chart takes over, and says so',
  async () => {
    const plan = await planIn(withPackage)
    const { page, strangers, chart } = plan
    await page.route('**/gstc/**/vendor.esm.min.js', (route) => route.abort())
    await chart()
    await page.getByText(text('gantt.otherRenderer.failed')).waitFor()
    await canBeEdited(plan)
    await inOtherLooks(page, () => page.getByText(text('gantt.otherRenderer.failed', 'en')).waitFor(), inEnglish)
    expect(strangers).toEqual([])
  },
)
