import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)

const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana, { pitch: 'Ponte norte' })
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
const stepId = await firstStepOf(ana, projectId)
const taskId = fresh()
await ana.act('AddTask', {
  projectId,
  taskId,
  stepId,
  title: 'Concretar a laje',
  startOn: '2026-03-02',
  endOn: '2026-03-06',
})
const board = `/projects/${projectId}/board`
let [mine, hers]: [OpenWindow, OpenWindow] = [] as never
beforeAll(async () => {
  mine = await signedIn(ana)
  hers = await signedIn(bia)
})

const marks = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('img')
const namesAt = (page: Page, list: string) =>
  marks(page, list).evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')))

const words = {
  'pt-BR': {
    inProject: 'Também neste projeto',
    at: 'Bia Rocha também está aqui',
    writing: 'Bia Rocha está escrevendo',
  },
  en: {
    inProject: 'Also in this project',
    at: 'Bia Rocha is here too',
    writing: 'Bia Rocha is typing',
  },
} as const

const writeOn = async ({ page }: OpenWindow, text: string) => {
  await page.getByRole('textbox', { name: 'Título', exact: true }).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}
const expectSaidToWrite = async ({ page }: OpenWindow, { at, writing }: (typeof words)[keyof typeof words]) => {
  await expect.poll(() => namesAt(page, at)).toEqual([writing])
  await expect.poll(() => page.locator('[aria-live=polite]', { hasText: writing }).count()).toBe(1)
}

it('SES-15 shows who else has a project and a task open, and who writes', async () => {
  const { page, troubles } = mine
  const texts = words['pt-BR']
  const expectIn = (language: keyof typeof words) =>
    expect.poll(() => namesAt(page, words[language].inProject)).toEqual(['Bia Rocha'])
  for (const each of [mine, hers]) await goWithin(each.page, board)
  await expectIn('pt-BR')
  await inOtherLooks(page, async ({ language }) => {
    await expectIn(language)
    await picture(page, `in-project-${language}`)
  })

  for (const each of [mine, hers]) await goWithin(each.page, `${board}/${taskId}`)
  await page.getByRole('heading', { name: 'Concretar a laje' }).waitFor()
  await expect.poll(() => namesAt(page, texts.at)).toEqual(['Bia Rocha'])
  await expectAccessible(page, 'a task where somebody else is')
  await writeOn(hers, ' do térreo')
  await expectSaidToWrite(mine, texts)
  await expectNoSidewaysScroll(page, 'a task where somebody writes')
  await inOtherLooks(page, async ({ language }) => {
    await expect.poll(() => namesAt(page, words[language].at)).toHaveLength(1)
    await expectAccessible(page, 'a task where somebody else is, on a phone')
    await writeOn(hers, ' norte')
    await expectSaidToWrite(mine, words[language])
    await picture(page, `writing-${language}`)
    await expectNoSidewaysScroll(page, 'a task where somebody writes, on a phone')
  })

  await goWithin(hers.page, '/my-tasks')
  await expect.poll(() => marks(page, texts.at).count()).toBe(0)
  await expect.poll(() => page.getByRole('list', { name: texts.inProject }).count()).toBe(0)
  expect(troubles).toEqual([])
})

it('SES-15 shows nobody where one looks at the past, and is not seen there', async () => {
  const { page, troubles } = mine
  for (const each of [mine, hers]) await goWithin(each.page, board)
  await expect.poll(() => namesAt(page, 'Também neste projeto')).toEqual(['Bia Rocha'])
  await goWithin(hers.page, `${board}?asOf=${new Date().toISOString().slice(0, 10)}`)
  await expect.poll(() => marks(page, 'Também neste projeto').count()).toBe(0)
  expect(await marks(hers.page, 'Também neste projeto').count()).toBe(0)
  expect(troubles).toEqual([])
})
