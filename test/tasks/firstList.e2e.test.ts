import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { openView } from '../browser/openView'
import { settled } from '../browser/settled'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()

it('A list asks for its tasks once, before the code of its screen has come', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  await taskIn(ana, projectId, 'Sondagem')
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/board`)
  await page.getByText('Sondagem').waitFor()

  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/ProjectTasksScreen-/, async (route) => {
    await released
    await route.continue()
  })
  const requests: string[] = []
  page.on('request', (request) => request.url().includes('/queries/tasks') && requests.push(request.url()))
  await openView(page, 'Plano', 'Lista')
  await expect.poll(() => requests.length).toBe(1)
  release()
  await page.getByRole('row').getByText('Sondagem').waitFor()
  await settled(page)
  expect(requests).toHaveLength(1)
})
