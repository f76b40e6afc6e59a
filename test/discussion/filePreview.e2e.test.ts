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

/** A file of the project, which everybody finds among its files. */
async function attach(name: string): Promise<void> {
  await ana.signIn()
  const fileId = fresh()
  await sendFile(ana, { projectId, fileId, content: aPdf })
  await ana.act('AttachFile', { projectId, target: { kind: 'project', id: projectId }, fileId, name, description: '' })
}

it('COM-04 a document is shown again after another one was opened beside the list', async () => {
  await attach('laje.pdf')
  await attach('viga.pdf')
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

it('COM-04 a document that arrives after its drawer was closed is not kept in memory', async () => {
  await attach('pilar.pdf')
  const { page } = await open()
  await page.addInitScript(() => {
    const { createObjectURL, revokeObjectURL } = URL
    const kept = new Set<string>()
    const counts = { made: 0, kept }
    Object.assign(window, { counts })
    URL.createObjectURL = (content) => {
      const address = createObjectURL(content)
      counts.made++
      kept.add(address)
      return address
    }
    URL.revokeObjectURL = (address) => {
      kept.delete(address)
      revokeObjectURL(address)
    }
  })
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/files`)
  let leave = () => {}
  const isLeft = new Promise<void>((resolve) => {
    leave = resolve
  })
  await page.route('**/rest/files/**', async (route) => {
    await isLeft
    await route.continue()
  })
  await page.getByRole('row').filter({ hasText: 'pilar.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar arquivo' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  leave()
  const counts = () =>
    page.evaluate(() => {
      const { made, kept } = (window as unknown as { counts: { made: number; kept: Set<string> } }).counts
      return { made, kept: kept.size }
    })
  await expect.poll(counts).toEqual({ made: 1, kept: 0 })
})
