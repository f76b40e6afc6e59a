import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { fresh } from '../given/fresh'
import { listenTo } from '../given/listenTo'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

it.each(['board', 'tasks', 'settings/tags'] as const)(
  'SES-15 what changes after a screen was answered, and before it hears of changes, is shown: %s',
  async (screen) => {
    const projectId = await project(ana)
    const { steps } = await ana.ask('board', { projectId })
    const common = { projectId, stepId: steps[0]?.stepId ?? '', startOn: '2026-03-02', endOn: '2026-03-06' }
    await ana.act('AddTask', { ...common, taskId: fresh(), title: 'Sondar o terreno' })
    const colours = { textColour: '#ffffff', colour: '#335577' }
    await ana.act('AddTag', { projectId, tagId: fresh(), description: 'Sondar a rua', ...colours })
    const { page } = await open()
    await enter(page, prumo.url, ana.email)
    const stream = await listenTo(prumo.url, ana)
    let hear = () => {}
    const hearing = new Promise<void>((resolve) => {
      hear = resolve
    })
    await page.route('**/rest/updates**', async (route) => {
      await hearing
      await route.continue()
    })
    await page.goto(`${prumo.url}/projects/${projectId}/${screen}`)
    await page
      .getByText(/^Sondar/)
      .first()
      .waitFor()
    await ana.act('AddTask', { ...common, taskId: fresh(), title: 'Nova tarefa' })
    const last = await ana.act('AddTag', { projectId, tagId: fresh(), description: 'Nova etiqueta', ...colours })
    // Whoever hears of changes has heard of it.
    const heard = () => stream.messages.at(-1)?.data.position ?? 0
    await expect.poll(heard).toBeGreaterThanOrEqual(Number(last.position))
    hear()
    await page
      .getByText(/^Nova (tarefa|etiqueta)$/)
      .first()
      .waitFor()
    expect(page.url()).toContain(screen)
  },
)
