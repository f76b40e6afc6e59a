import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { sendFile } from '../files/sendFile'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { aPdf } from './aFile'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana)

it('COM-04 a document is shown again after another one was opened beside the list', async () => {
  await ana.signIn()
  for (const name of ['laje.pdf', 'viga.pdf']) {
    const fileId = fresh()
    await sendFile(ana, { projectId, fileId, content: aPdf })
    await ana.act('AttachFile', {
      projectId,
      target: { kind: 'project', id: projectId },
      fileId,
      name,
      description: '',
    })
  }
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/files`)
  const addresses: (string | null)[] = []
  for (const name of ['laje.pdf', 'viga.pdf', 'laje.pdf', 'viga.pdf']) {
    await page.getByRole('row').filter({ hasText: name }).click()
    addresses.push(await page.getByTitle(`Conteúdo de ${name}`).getAttribute('src'))
  }
  expect(new Set(addresses).size, 'an address is let go of when its file is left').toBe(addresses.length)
})
