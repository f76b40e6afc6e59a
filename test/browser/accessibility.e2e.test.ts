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

it('A target that an open menu hides in part is large enough, and those that are too small are found', async () => {
  const { page } = await open()
  const show = (width: number, menuTop: number) =>
    page.setContent(`<html lang="pt-BR"><title>Prumo</title>
      <style>
        body, h1 { margin: 0; height: 40px }
        main button { width: ${width}px; height: ${width}px; padding: 0 }
        div { position: absolute; left: 0; top: ${menuTop}px }
        div button { height: 40px }
      </style>
      <main><h1>Obra</h1><button>x</button><button>y</button></main>
      <div role="menu"><button role="menuitem">Abrir</button></div></html>`)
  await show(30, 55)
  await expectAccessible(page, 'targets behind a menu')
  await show(10, 200)
  await expect(expectAccessible(page, 'small targets')).rejects.toMatchObject({
    actual: [expect.stringContaining('target-size')],
  })
})
