import { expect, it } from 'vitest'
import { ago } from './ago'

it.each([
  ['2026-11-23T12:00:40Z', 'pt-BR', 'agora'],
  ['2026-11-23T12:01:00Z', 'pt-BR', 'há 1 min'],
  ['2026-11-23T14:59:00Z', 'pt-BR', 'há 2 h'],
  ['2026-11-25T12:00:00Z', 'pt-BR', 'há 2 dias'],
  ['2026-11-23T12:05:00Z', 'en', '5 min. ago'],
  ['2026-11-23T11:59:00Z', 'en', 'now'],
])('SES-11 at %s it says in %s how long ago noon was: %s', (now, language, text) =>
  expect(ago('2026-11-23T12:00:00Z', language, Date.parse(now))).toBe(text),
)
