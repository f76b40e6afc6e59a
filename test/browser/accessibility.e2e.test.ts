import { expect, it } from 'vitest'
import { expectAccessible } from './accessibility'
import { browserForTests } from './browser'

const open = browserForTests()

it('What keeps people out is found in a page, and found again when the page has changed', async () => {
  const { page } = await open()
  const show = (main: string) =>
    page.setContent(`<html lang="pt-BR"><title>Prumo</title><main><h1>Obra</h1>${main}</main></html>`)
  await show('<p>Muro</p>')
  await expectAccessible(page, 'a page')
  const added = '<img src="data:,">'
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), added)
  for (const _ of ['first', 'again']) await expect(expectAccessible(page, 'a page')).rejects.toThrow(/image-alt/)
  await show('<p>Muro</p><iframe title="Planta" srcdoc="<img src=data:,>"></iframe>')
  await expect(expectAccessible(page, 'a frame')).rejects.toThrow(/image-alt/)
})
