import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { logOwner } from '../log/logOwner'
import { askProgram } from '../operations/askProgram'
import { aSecret } from '../world/aSecret'
import { world } from '../world/world'
import { addTags, tagsIn } from './installation'

const open = browserForTests()
// What the database has seen beyond the log is gone from its read models as well: they equal a rebuild.
const theWorld = await world()
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
  for (const [language, colorMode, width] of [
    ['pt-BR', 'light', 1280],
    ['en', 'dark', 390],
  ] as const) {
    const { page, troubles } = await open({ language, colorMode, width })
    await enter(page, theWorld.prumo.url, ana.email)
    await page.goto(`${theWorld.prumo.url}/action-log/proof`)
    const words = {
      'pt-BR': [/^Faltam \d+ ações que já apareciam aqui, a primeira registrada em/, /Ana Souza decidiu continuar em/],
      en: [
        /^\d+ actions are missing that were shown here before, the first recorded on/,
        /Ana Souza decided to go on, on/,
      ],
    }[language]
    for (const phrase of words) await page.getByText(phrase).first().waitFor()
    await expectAccessible(page, 'the proofs')
    await expectNoSidewaysScroll(page, 'the proofs')
    await picture(page, `accepted-${language}-${width}`)
    await page.goto(`${theWorld.prumo.url}/action-log`)
    await page
      .getByText(language === 'en' ? /recorded the decision to go on/ : /registrou a decisão de continuar/)
      .first()
      .click()
    await page.getByText('O servidor do registro foi perdido em um incêndio').first().waitFor()
    await picture(page, `decision-${language}-${width}`)
    expect(troubles).toEqual([])
  }
})
