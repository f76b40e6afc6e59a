import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks, type Look } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { logOwner } from '../log/logOwner'
import { askProgram } from '../operations/askProgram'
import { aSecret } from '../world/aSecret'
import { world } from '../world/world'
import { addTags, tagsIn } from './installation'

const browser = browserForTests()
// What the database has seen beyond the log is gone from its read models as well: they equal a rebuild.
const theWorld = await world({})
const owner = logOwner(theWorld.databaseUrl)

it('AUD-01 an auditor reads that the log was in doubt, what it lacks, and who decided to go on', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  await addTags(ana, projectId, 3)
  const { position } = await ana.act('MarkFavorite', { projectId, favorite: true })
  await addTags(ana, projectId, 4)
  await expect.poll(() => tagsIn(ana, projectId)).toBe(7)
  await theWorld.restart(async () => {
    await owner.unguarded([`delete from log.events where position > ${position}`])
    const settings = { DATABASE_URL: theWorld.databaseUrl, PRUMO_DATA: theWorld.folder, PRUMO_SECRET: aSecret }
    const accepting = ['accept-log', 'Ana Souza', 'O servidor do registro foi perdido em um incêndio'] as const
    expect((await askProgram(settings, ...accepting)).code).toBe(0)
    await rename(join(theWorld.folder, 'heads'), join(theWorld.folder, 'former-heads')).catch(() => {})
  })
  const { page, troubles } = await signingIn(browser, theWorld.prumo.url)(ana)
  const lacking = {
    'pt-BR': [/^Faltam \d+ ações que já apareciam aqui, a primeira registrada em/, /Ana Souza decidiu continuar em/],
    en: [
      /^\d+ actions are missing that were shown here before, the first recorded on/,
      /Ana Souza decided to go on, on/,
    ],
  }
  const decided = { 'pt-BR': /registrou a decisão de continuar/, en: /recorded the decision to go on/ }
  const expectLacking = async ({ language, width }: Pick<Look, 'language' | 'width'>) => {
    for (const phrase of lacking[language]) await page.getByText(phrase).first().waitFor()
    await expectAccessible(page, 'the proofs')
    await expectNoSidewaysScroll(page, 'the proofs')
    await picture(page, `accepted-${language}-${width}`)
  }
  await goWithin(page, '/action-log/proof')
  await expectLacking({ language: 'pt-BR', width: 1280 })
  await inOtherLooks(page, expectLacking)

  await goWithin(page, '/action-log')
  await inOtherLooks(page, () => page.getByText(decided.en).first().waitFor())
  await page.getByText(decided['pt-BR']).first().click()
  await page.getByText('O servidor do registro foi perdido em um incêndio').first().waitFor()
  await picture(page, 'decision')
  await inOtherLooks(page, () => page.getByText('O servidor do registro foi perdido em um incêndio').first().waitFor())
  expect(troubles).toEqual([])
})
