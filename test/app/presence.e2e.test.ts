import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { prumo, founder, colleague, project } = await world()
const open = browserForTests()

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
const board = `${prumo.url}/projects/${projectId}/board`

const marks = (page: Page, list: string) => page.getByRole('list', { name: list }).getByRole('img')
const namesAt = (page: Page, list: string) =>
  marks(page, list).evaluateAll((images) => images.map((image) => image.getAttribute('aria-label')))

const words = {
  'pt-BR': {
    inProject: 'Também neste projeto',
    at: 'Bia Rocha também está aqui',
    writing: 'Bia Rocha está escrevendo',
    title: 'Título',
  },
  en: {
    inProject: 'Also in this project',
    at: 'Bia Rocha is here too',
    writing: 'Bia Rocha is typing',
    title: 'Title',
  },
} as const

for (const [language, width, colorMode] of [
  ['pt-BR', 1280, 'light'],
  ['en', 390, 'dark'],
] as const)
  it(`SES-15 shows who else has a project and a task open, and who writes (${language}, ${width} px)`, async () => {
    const texts = words[language]
    const [{ page, troubles }, hers] = [await open({ width, language, colorMode }), await open()]
    await enter(page, prumo.url, ana.email)
    await page.goto(board)
    await enter(hers.page, prumo.url, bia.email)
    await hers.page.goto(board)
    await expect.poll(() => namesAt(page, texts.inProject)).toEqual(['Bia Rocha'])
    await picture(page, `in-project-${language}`)

    await page.goto(`${board}/${taskId}`)
    await page.getByRole('heading', { name: 'Concretar a laje' }).waitFor()
    await hers.page.goto(`${board}/${taskId}`)
    await expect.poll(() => namesAt(page, texts.at)).toEqual(['Bia Rocha'])
    await expectAccessible(page, 'a task where somebody else is')
    await hers.page.getByRole('textbox', { name: 'Título', exact: true }).click()
    await hers.page.keyboard.press('End')
    await hers.page.keyboard.type(' do térreo')
    await expect.poll(() => namesAt(page, texts.at)).toEqual([texts.writing])
    await expect.poll(() => page.locator('[aria-live=polite]', { hasText: texts.writing }).count()).toBe(1)
    await picture(page, `writing-${language}`)
    await expectNoSidewaysScroll(page, 'a task where somebody writes')

    await hers.page.goto(`${prumo.url}/my-tasks`)
    await expect.poll(() => marks(page, texts.at).count()).toBe(0)
    await expect.poll(() => page.getByRole('list', { name: texts.inProject }).count()).toBe(0)
    expect(troubles).toEqual([])
  })

it('SES-15 shows nobody where one looks at the past, and is not seen there', async () => {
  const [{ page, troubles }, hers] = [await open(), await open()]
  await enter(page, prumo.url, ana.email)
  await enter(hers.page, prumo.url, bia.email)
  await page.goto(board)
  await hers.page.goto(board)
  await expect.poll(() => namesAt(page, 'Também neste projeto')).toEqual(['Bia Rocha'])
  await hers.page.goto(`${board}?asOf=${new Date().toISOString().slice(0, 10)}`)
  await expect.poll(() => marks(page, 'Também neste projeto').count()).toBe(0)
  expect(await marks(hers.page, 'Também neste projeto').count()).toBe(0)
  expect(troubles).toEqual([])
})
