import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Fields } from '../signedLog'
import { at, type HeadFiles, lineOf, type Sample, sample } from './forgery'

const folder = fileURLToPath(new URL('../kept/', import.meta.url))
const read = (path: string) => readFileSync(`${folder}${path}`)
const filesIn = (path: string) => readdirSync(`${folder}${path}`).sort()
const headsIn = (path: string): HeadFiles =>
  Object.fromEntries(filesIn(path).map((name) => [name, read(`${path}/${name}`)]))
const signedHeads = headsIn('signed/heads')
const mail = (size: number): HeadFiles => ({ 'mail.txt': read(`mails/author-${size}.txt`) })

const honest: Sample[] = [
  ...['signed', 'erased'].flatMap((path) =>
    filesIn(path)
      .filter((name) => name.endsWith('.jsonl'))
      .flatMap((name) => {
        const heads = headsIn(`${path}/heads`)
        return [{}, { heads }].map((against, nth) =>
          sample(
            'kept',
            `${path} ${name}, ${nth === 0 ? 'alone' : 'beside its heads'}`,
            read(`${path}/${name}`),
            'good',
            against,
          ),
        )
      }),
  ),
  ...filesIn('receipts')
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) =>
      [{}, signedHeads, mail(47), mail(57)].map((heads, nth) =>
        sample('kept', `receipt ${name}, ${nth}`, read(`receipts/${name}`), 'good', { heads }),
      ),
    ),
  ...ofVersion2(),
  sample('kept', 'what was downloaded', read('signed/all.jsonl'), 'good', { heads: headsIn('signed/taken') }),
  sample('kept', 'the mails', read('signed/all.jsonl'), 'good', {
    heads: { a: read('mails/author-47.txt'), b: read('mails/author-57.txt') },
  }),
]

/** Those of version 2, alone and beside the heads of their log, some of which are of after the one export. */
function ofVersion2(): Sample[] {
  const heads = headsIn('version2/heads')
  const isFile = (name: string) => /\.(jsonl|json|pdf)$/.test(name)
  return ['version2', 'version2/receipts'].flatMap((path) =>
    filesIn(path)
      .filter(isFile)
      .flatMap((name) => {
        const file = read(`${path}/${name}`)
        const isOlder = name.includes('older')
        return [
          sample('kept', `${path} ${name}, alone`, file, 'good'),
          sample(
            isOlder ? 'honest, of before the heads' : 'kept',
            `${path} ${name}, beside its heads`,
            file,
            isOlder ? 'older' : 'good',
            { heads },
          ),
        ]
      }),
  )
}

type Line = Fields & { entry: { type: string; projectId: string | null; id: string }; index: number; data: string }
const linesOf = (path: string): Fields[] =>
  read(path)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
const [header, ...rest] = linesOf('signed/some.jsonl')
const newestKey = ((header?.keys ?? []) as string[])[1]
const checkpoint = rest.filter((line) => 'head' in line).at(-1)?.head
const events = rest.filter((line): line is Line => 'entry' in line)
const contents = events.flatMap(({ data }) => JSON.parse(data).content ?? [])

/** The receipt of a real event that asks for a signature, as anybody makes it who may export the log. */
const unsigned = events
  .filter(({ entry }) => entry.type === 'SignOffRequested')
  .flatMap(({ data, entry, index, metadata, proof }) =>
    contents.map((content: string, nth: number) =>
      sample(
        'receipt of a real event that signs nothing',
        `${index} ${nth}`,
        lineOf({
          checkpoint,
          content,
          data,
          entry,
          index,
          metadata,
          proof,
          keys: [newestKey],
          prumo: 'sign-off-receipt',
          version: 1,
        }),
        at('not-a-signature', index),
      ),
    ),
  )

const erasedLog = linesOf('erased/all.jsonl')
const entries = erasedLog.filter((line): line is Line => 'entry' in line)
const erasure = entries.find(({ entry }) => entry.type === 'ActionLogErased')
const toldErased = entries.find(({ erased }) => erased)?.erased
/** Any content of a real log may be said to be gone by its real erasure: each entry on its own. */
const withheld = entries
  .filter(({ data, index }) => data !== null && index > 0)
  .map((gone) =>
    sample(
      'real content withheld',
      `${gone.index} ${gone.entry.type}`,
      erasedLog
        .map((line) => lineOf(line === gone ? { ...line, data: null, metadata: null, erased: toldErased } : line))
        .join(''),
      at('erasure', gone.index),
    ),
  )

export const kept: Sample[] = [
  ...honest,
  ...unsigned,
  ...(erasure ? withheld : []),
  sample('head kept with: the mail as it was sent', 'alone', read('signed/all.jsonl'), 'notUnderstood', {
    heads: { 'mail.eml': read('mails/as-it-was-sent.eml') },
  }),
  sample('head kept with: the mail as it was sent', 'beside heads', read('signed/all.jsonl'), 'notUnderstood', {
    heads: { ...signedHeads, 'mail.eml': read('mails/as-it-was-sent.eml') },
  }),
]
