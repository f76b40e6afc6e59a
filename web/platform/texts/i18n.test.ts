import i18next from 'i18next'
import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A page whose server says to write there. */
async function texts(content: string) {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('document', { documentElement: {}, querySelector: () => ({ content }) })
  const { startI18n, speak } = await import('./i18n')
  await startI18n()
  return { text: () => i18next.t('error.failure.unexpected'), speak }
}

it('SES-11 a text says to write to the address that is configured', async () => {
  const { text, speak } = await texts('ajuda@obra.example')
  expect(text()).toContain('escreva para ajuda@obra.example.')
  await speak('en')
  expect(text()).toContain('write to ajuda@obra.example.')
})

it('SES-11 a text promises no address where none is configured', async () => {
  const { text, speak } = await texts('')
  expect(text()).toContain('escreva para quem opera este Prumo.')
  await speak('en')
  expect(text()).toContain('write to whoever runs this Prumo.')
  await speak('pt-BR')
  expect(text()).toContain('escreva para quem opera este Prumo.')
})
