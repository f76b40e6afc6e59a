import { inflateSync } from 'node:zlib'

type Glyphs = ReadonlyMap<number, string>

/** What a reader sees on the pages of a PDF of ours: the lines of text in their order, with single blanks. */
export const textOfPdf = (pdf: Buffer): string => textsOfPages(pdf).join(' ')

/** The same by page: of our own PDFs, and of those that Chromium prints. */
export function textsOfPages(pdf: Buffer): string[] {
  const objects = objectsIn(pdf)
  const fonts = fontsIn(objects)
  const pages = [...objects.values()].map(streamIn).filter((stream) => /\bBT\b[\s\S]*\bTf\b/.test(stream))
  return pages.map((page) => shownBy(page, fonts).replace(/\s+/g, ' '))
}

/** How many rectangles the pages fill: the dark modules of a QR code are drawn so. */
export const rectanglesIn = (pdf: Buffer): number =>
  [...objectsIn(pdf).values()].map(streamIn).join('\n').match(/ re$/gm)?.length ?? 0

/** Texts that stand one upon the other: on lines too near, or on one line beginning at nearly the same place. */
export const textsUponEachOther = (pdf: Buffer): string[] =>
  [...objectsIn(pdf).values()].map(streamIn).flatMap((page) => {
    const places = [...page.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }))
    return places.flatMap((place, at) => {
      const before = places.slice(0, at)
      const isUpon = ({ x, y }: typeof place) => {
        const [right, down] = [Math.abs(x - place.x), Math.abs(y - place.y)]
        return down < 0.01 ? right < 15 : down < 6 && right < 60
      }
      return before.filter(isUpon).map((first) => JSON.stringify([first, place]))
    })
  })

/** The bodies of the objects by their numbers. One character stands for each byte. */
const objectsIn = (pdf: Buffer): Map<number, string> =>
  new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, number, body = '']) => [
      Number(number),
      body,
    ]),
  )

function streamIn(body: string): string {
  const [, bytes] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? []
  if (bytes === undefined || !body.includes('/FlateDecode')) return ''
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
}

function fontsIn(objects: ReadonlyMap<number, string>): Map<string, Glyphs> {
  const named = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)])
  return new Map(
    named.map(([, name = '', number]) => {
      const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number)) ?? '') ?? []
      return [name, glyphsIn(streamIn(objects.get(Number(map)) ?? ''))]
    }),
  )
}

/** The texts of the glyphs, from ranges like `<0000> <00ff> [<0041> <0042>]` and `<13> <1c> <30>`, or one by one. */
function glyphsIn(map: string): Glyphs {
  const listed = [...map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)].flatMap(([, from = '', texts = '']) =>
    // A ligature has several characters, with blanks between them.
    [...texts.matchAll(/<([\w ]*)>/g)].map(([, hex = ''], at): [number, string] => [
      Number.parseInt(from, 16) + at,
      textIn(hex.replaceAll(' ', '')),
    ]),
  )
  const counted = [...map.matchAll(/^<(\w+)> <(\w+)> <(\w+)>$/gm)].flatMap(([, from = '', to = '', hex = '']) =>
    Array.from({ length: Number.parseInt(to, 16) - Number.parseInt(from, 16) + 1 }, (_, at): [number, string] => [
      Number.parseInt(from, 16) + at,
      String.fromCharCode(Number.parseInt(hex, 16) + at),
    ]),
  )
  const single = [...map.matchAll(/^<(\w+)> <(\w+)>$/gm)].map(([, glyph = '', hex = '']): [number, string] => [
    Number.parseInt(glyph, 16),
    textIn(hex),
  ])
  return new Map([...listed, ...counted, ...single])
}

const textIn = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

function shownBy(page: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs = new Map()
  let text = ''
  for (const [whole, font, several, single] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ|(<\w*>) Tj|\bET\b/g))
    if (font) glyphs = fonts.get(font) ?? glyphs
    else if (several === undefined && single === undefined) text += whole === 'ET' ? ' ' : ''
    else
      for (const [, hex = ''] of (several ?? single ?? '').matchAll(/<(\w*)>/g))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += glyphs.get(Number.parseInt(glyph, 16)) ?? '\uFFFD'
  return text
}
