import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, type OpenWindow } from '../browser/browser'
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

const looks = [
  { language: 'pt-BR', width: 1280, colorMode: 'light' },
  { language: 'en', width: 1280, colorMode: 'dark' },
] as const
type Look = (typeof looks)[number]

/** A plan with a task of a delivery group; its chart is what opens next. 1 March 2027 is a Monday. */
async function planIn({ prumo, founder, project }: World, look: Look) {
  const ana = await founder()
  const projectId = await project(ana)
  const [stepId, taskId] = [await firstStepOf(ana, projectId), fresh()]
  const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Dig', ...dates, deliveryGroup: 'Works' })
  const opened = await open(look)
  await enter(opened.page, prumo.url, ana.email)
  const chart = () => opened.page.goto(`${prumo.url}/projects/${projectId}/gantt?zoom=day`)
  const datesNow = async () => {
    const { startOn, endOn } = await ana.ask('task', { projectId, taskId })
    return { startOn, endOn }
  }
  return { ...opened, chart, taskId, datesNow, text: (key: string) => wordings[look.language].say([key], key) }
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

it.skipIf(!installed.packageFolder).each(looks)(
  'GAN-01 GAN-07 where the key is refused the default chart takes over, and the plan is edited (needs npm’s registry): $language',
  async (look) => {
    const plan = await planIn(withPackage, look)
    const { page, text, troubles, chart } = plan
    await refuseVendor(plan)
    await chart()
    await page.getByText(text('gantt.otherRenderer.refused')).waitFor()
    expect(await page.locator('.gstc, .gstc-error').count()).toBe(0)
    await canBeEdited(plan)
    await picture(page, `gantt-other-refused-${look.language}`)
    await expectAccessible(page, `gantt without the other renderer ${look.language}`)
    // A request that fails is written by the browser itself.
    expect(troubles.filter((trouble) => !/net::ERR_FAILED/.test(trouble))).toEqual([])

    await page.getByRole('button', { name: text('dismiss') }).click()
    expect(await page.getByText(text('gantt.otherRenderer.refused')).count()).toBe(0)
    await ownBar(page, plan.taskId).waitFor()
  },
)

it.each(looks)(
  'GAN-01 GAN-07 where the package is missing the default chart takes over, and the plan is edited: $language',
  async (look) => {
    const plan = await planIn(withoutPackage, look)
    const { page, text, troubles, strangers, chart } = plan
    await chart()
    await page.getByText(text('gantt.otherRenderer.notInstalled')).waitFor()
    await canBeEdited(plan)
    await picture(page, `gantt-other-missing-${look.language}`)
    expect([troubles, strangers]).toEqual([[], []])
  },
)

it.skipIf(!installed.packageFolder)(
  'GAN-01 where a file of the package does not come the default chart takes over, and says so',
  async () => {
    const plan = await planIn(withPackage, looks[1])
    const { page, text, strangers, chart } = plan
    await page.route('**/gstc/**/vendor.esm.min.js', (route) => route.abort())
    await chart()
    await page.getByText(text('gantt.otherRenderer.failed')).waitFor()
    await canBeEdited(plan)
    expect(strangers).toEqual([])
  },
)
