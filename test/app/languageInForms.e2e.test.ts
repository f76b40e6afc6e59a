import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { aDocument } from '../documents/aDocument'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const windowAt = async (address: string) => {
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}${address}`)
  const speakEnglish = async () => {
    await page.getByRole('button', { name: 'Idioma' }).click()
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await page.getByRole('button', { name: 'Language' }).waitFor()
  }
  return { page, speakEnglish }
}

it('a day in a form stays that day when the language changes over it, and reads as that day', async () => {
  const projectId = await project(ana)
  const taskId = fresh()
  const days = { startOn: '2027-02-01', endOn: '2027-02-05' }
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Sondagem', ...days })
  const { page, speakEnglish } = await windowAt(`/projects/${projectId}/board/${taskId}`)
  const start = page.getByRole('textbox', { name: /^(Início|Start)$/ })
  await expect.poll(() => start.inputValue()).toBe('01/02/2027')
  await speakEnglish()
  await expect.poll(() => start.inputValue()).toBe('02/01/2027')
  await start.focus()
  await page.keyboard.press('Tab')
  await page.getByLabel('Title').fill('Sondagem do solo')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await ana.ask('task', { projectId, taskId })).title).toBe('Sondagem do solo')
  expect(await ana.ask('task', { projectId, taskId })).toMatchObject(days)
})

it('DOC-01 what is filled into a document means what it means in the language it was typed in', async () => {
  const projectId = await project(ana)
  const documentId = await aDocument(ana, projectId)
  const { page, speakEnglish } = await windowAt(`/projects/${projectId}/documents/${documentId}`)
  const day = page.getByRole('textbox', { name: /^Day/ })
  const value = async (name: string) =>
    (await ana.ask('document', { projectId, documentId })).sections
      .flatMap(({ fields }) => fields)
      .find((field) => field.name === name)?.value
  await day.waitFor()
  await page.route('**/rest/commands/FillDocumentField', (route) => route.abort())
  await page.getByLabel('Workers').fill('2.345')
  await page.getByText('Não salvo. O que você escreveu está guardado nesta aba.').waitFor()
  await speakEnglish()
  await expect.poll(() => page.getByLabel('Workers').inputValue()).toBe('2,345')
  await page.unroute('**/rest/commands/FillDocumentField')
  await page.reload()
  await expect.poll(() => value('Workers')).toBe('2345')
  await expect.poll(() => page.getByLabel('Workers').inputValue()).toBe('2,345')

  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: 'Português (Brasil)' }).click()
  await day.fill('03/11/2027')
  await page.keyboard.press('Tab')
  await expect.poll(() => value('Day')).toBe('2027-11-03')
})
