import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana)
const stepId = await firstStepOf(ana, projectId)
const target = { kind: 'task' as const, id: crypto.randomUUID() }
const dates = { startOn: '2027-01-04', endOn: '2027-01-05' }
await ana.act('AddTask', { projectId, taskId: target.id, stepId, title: 'Sondagem', ...dates })
const me = (await ana.ask('board', { projectId })).people[0]?.userId ?? ''

async function comment(text: string) {
  const commentId = crypto.randomUUID()
  await ana.act('AddComment', { projectId, target, commentId, content: [{ text }, { mention: me }] })
  return commentId
}

/** Ana's page for all tests. */
let page: Page
beforeAll(async () => {
  const opened = await open()
  await opened.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enter(opened.page, prumo.url, ana.email)
  page = opened.page
})

it('COM-01 a comment shows Markdown, links and mentions, and nothing of it runs', async () => {
  const lines = [
    '**Laudo** em https://obra.example/laudo e [contrato](https://obra.example/c "x").',
    '',
    '- furo 1',
    '- `SP-02`',
    '',
    '<img src=x onerror="window.ran = 1"><script>window.ran = 2</script>',
    '',
    '[abrir](javascript:window.ran=3) ![foto](https://evil.example/p.png) <javascript:window.ran=4>',
    '',
    '[x]: javascript:window.ran=5',
    '',
    '[y][x] ',
  ]
  const commentId = await comment(lines.join('\n'))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${prumo.url}/projects/${projectId}/board/${target.id}#comment-${commentId}`)
  const thread = page.getByRole('dialog').getByRole('list').first()
  await thread.locator('strong', { hasText: 'Laudo' }).waitFor()
  const links = await thread
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.getAttribute('rel')]))
  const rel = 'noopener noreferrer nofollow'
  expect(links).toEqual([
    ['https://obra.example/laudo', rel],
    ['https://obra.example/c', rel],
  ])
  expect(await thread.locator('ul > li').allInnerTexts()).toEqual(['furo 1', 'SP-02'])
  expect(await thread.locator('img, script, iframe').count()).toBe(0)
  await thread.getByText('<script>window.ran = 2</script>').waitFor()
  await thread.getByText('[abrir](javascript:window.ran=3)').waitFor()
  await thread.getByText('@Ana Souza').waitFor()
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  expect(requested.filter((url) => url.includes('evil.example'))).toEqual([])
  await picture(page, 'markdown')
  await expectAccessible(page, 'markdown')
})

it('COM-01 TSK-01 the link of a task and of a comment is copied, and leads there', async () => {
  const commentId = await comment('Pronta? ')
  await page.goto(`${prumo.url}/projects/${projectId}/board/${target.id}`)
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Copiar link' }).press('Enter')
  await page.getByText('Link copiado').first().waitFor()
  expect(await copied()).toBe(`${prumo.url}/projects/${projectId}/board/${target.id}`)
  await dialog.getByRole('tab', { name: 'Comentários' }).click()
  await dialog.getByRole('button', { name: 'Copiar link do comentário' }).last().press('Enter')
  const address = `${prumo.url}/projects/${projectId}/board/${target.id}#comment-${commentId}`
  await expect.poll(copied).toBe(address)
  await page.goto('about:blank')
  await page.goto(address)
  await page.getByText('Pronta?').waitFor()
})

it('COM-01 a comment that nests endlessly stands there as it was written, beside all others', async () => {
  await comment('Antes dele ')
  await comment(`${'> '.repeat(2400)}x`)
  const last = await comment('Depois dele ')
  await page.goto(`${prumo.url}/projects/${projectId}/board/${target.id}#comment-${last}`)
  for (const text of ['Antes dele', '> > > > > > > >', 'Depois dele'])
    await page.getByRole('dialog').getByText(text).first().waitFor()
})

it('COM-01 what cannot be drawn in a panel says so there, leaves the board as it is, and is tried again', async () => {
  await page.goto(`${prumo.url}/projects/${projectId}/board`)
  await page.route('**/rest/queries/discussion?*', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, items: [{ comment: { ...answer.items[0]?.comment, content: 7 } }] } })
  })
  await goWithin(page, `/projects/${projectId}/board/${target.id}#comment-${crypto.randomUUID()}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Esta parte não pôde ser exibida.').waitFor()
  await expectAccessible(page, 'a panel that cannot be drawn')
  await page.locator('[data-task]').first().waitFor()
  await page.unroute('**/rest/queries/discussion?*')
  await dialog.getByRole('button', { name: 'Carregar novamente' }).press('Enter')
  await dialog.getByText('Depois dele').waitFor()
})
