import { describe, expect, it } from 'vitest'
import { mailedWords } from './mailedWords'

describe('What people typed, in a mail', () => {
  it.each([
    'Concretar a laje do 2.º pavimento',
    'Revisão 1.2, R$ 1.234,56 às 14:30',
    'Ação – medição nº 3 (final)',
    'Dra. Ana D’Ávila e/ou Cia. Ltda.',
    '50% de A/B, 10/12/2026',
    '図面 👷 O’Brien & Söhne',
  ])('stands as it is where it is no address: %s', (text) => expect(mailedWords(text)).toBe(text))

  it.each([
    ['Pague em http://evil.example/a?b', 'Pague em http: / /evil. example/a?b'],
    ['HTTPS:\\\\evil.example', 'HTTPS: \\ \\evil. example'],
    ['www.evil.com', 'www. evil. com'],
    ['evil.com', 'evil. com'],
    ['ana@evil.com.br', 'ana@evil. com. br'],
    ['ｅｖｉｌ．com e evil。com', 'ｅｖｉｌ. com e evil. com'],
    ['//evil.com', '/ /evil. com'],
    ['10.0.0.1', '10. 0.0.1'],
    ['mailto:eve', 'mailto: eve'],
    ['xn--e1afmkfd.xn--p1ai', 'xn--e1afmkfd. xn--p1ai'],
    ['e\u200bvil\u2060.\u00adcom', 'evil. com'],
  ])('holds nothing that a mail program makes a link of: %s', (text, shown) => {
    expect(mailedWords(text)).toBe(shown)
    expect(mailedWords(shown)).toBe(shown)
  })

  it('is one line, in the order in which it is read', () => {
    expect(mailedWords('Eve\r\nBcc: bia@obra\u2028\u0085\tfim\v')).toBe('Eve Bcc: bia@obra fim')
    expect(mailedWords('fdp\u202eexe\u0000\u2066')).toBe('fdpexe')
    expect(mailedWords('Laje”\n\nPrumo: sua conta')).toBe('Laje" Prumo: sua conta')
  })
})
