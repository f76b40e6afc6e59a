import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)

it('AUD-02 the log is searched by words, also by its address, and what was found is taken along', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  for (const title of ['Fundação rasa', 'Cobertura']) await taskIn(ana, projectId, title)
  const { page, troubles } = await signedIn(ana)
  const rows = page.getByRole('row')
  for (const address of ['/action-log', `/projects/${projectId}/action-log`]) {
    await goWithin(page, address)
    await rows.filter({ hasText: 'Cobertura' }).first().waitFor()
    await page.getByRole('textbox', { name: 'Buscar no registro' }).fill('fundacao RASA')
    await rows.filter({ hasText: 'Cobertura' }).first().waitFor({ state: 'detached' })
    await expect.poll(() => rows.count()).toBe(2)
    await rows.filter({ hasText: 'Fundação rasa' }).waitFor()
    expect(new URL(page.url()).searchParams.get('search')).toBe('fundacao RASA')
    await page.reload()
    await rows.filter({ hasText: 'Fundação rasa' }).waitFor()
    expect(await rows.count()).toBe(2)
  }
  await expectAccessible(page, 'a log that is searched')
  await expectNoSidewaysScroll(page, 'a log that is searched')
  await picture(page, 'log-searched-pt-BR')
  await inOtherLooks(page, async () => {
    await page.getByRole('textbox', { name: 'Search the log' }).waitFor()
    await expectAccessible(page, 'a log that is searched, on a phone')
    await expectNoSidewaysScroll(page, 'a log that is searched, on a phone')
    await picture(page, 'log-searched-en')
  })

  await page.getByRole('button', { name: 'Exportar' }).click()
  expect(await page.getByRole('menuitem').count()).toBe(3)
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Planilha (CSV)' }).click()
  const file = await readFile(await (await downloading).path(), 'utf8')
  expect(file).toContain('Fundação rasa')
  expect(file).not.toContain('Cobertura')

  await page.getByRole('textbox', { name: 'Buscar no registro' }).fill('guindaste')
  await page.getByText('Nenhuma ação').first().waitFor()
  await page.getByRole('button', { name: /Limpar/ }).click()
  await rows.filter({ hasText: 'Cobertura' }).first().waitFor()
  expect(troubles).toEqual([])
})
