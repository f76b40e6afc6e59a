import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { picture } from '../browser/picture'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

it('a card that was moved, edited or deleted on a phone goes back by the notice, in English as well', async () => {
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const { areas } = await ana.ask('canvas', { projectId })
  const idOf = (name: string) => areas.find(({ standardArea }) => standardArea === name)?.areaId ?? ''
  const cardId = fresh()
  await ana.act('AddCard', { projectId, cardId, areaId: idOf('product'), title: 'Ponte de 40 m' })
  const areaOf = async () =>
    (await ana.ask('canvas', { projectId })).cards.find((each) => each.cardId === cardId)?.areaId
  const { page, troubles } = await open({ width: 390, language: 'en', colorMode: 'dark', locale: 'en' })
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/canvas`)
  const card = page.getByRole('button', { name: 'Ponte de 40 m', exact: true })
  await card.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(areaOf).not.toBe(idOf('product'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone: Move card', { exact: true }).waitFor()
  await expect.poll(areaOf).toBe(idOf('product'))
  await page.locator(`[data-card="${cardId}"]`).waitFor()
  await picture(page, 'undo-card-phone')

  await page.getByRole('button', { name: 'Actions of Ponte de 40 m' }).click()
  await page.getByRole('menuitem', { name: 'Delete card' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('By mistake')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete card' }).click()
  await expect.poll(areaOf).toBe(undefined)
  await page.keyboard.press('Control+z')
  await expect.poll(areaOf).toBe(idOf('product'))
  await card.waitFor()
  expect(troubles).toEqual([])
})
